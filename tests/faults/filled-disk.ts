import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { productEvents } from '@embarca/contracts/events.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import { checkpoint, openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { dataFiles, openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { storedEvents } from '@embarca/services/adapters/sqlite/stored-events.ts'
import { seedDemo } from '@embarca/services/demo/seed.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import { expect } from 'vitest'
import { form } from '../kit/demo-app.ts'
import { type StartedServer, startServer } from './server-under-load.ts'
import { type SmallDisk, smallDisk } from './small-disk.ts'
import { viewsAsRebuilt } from './views-as-rebuilt.ts'

/** A load that a client launches until acknowledged, with every response. */
type Launch = {
  readonly key: string
  readonly terms: Partial<LaunchForm>
  readonly statuses: number[]
  stream?: string
}
export type DiskScenario = {
  readonly megabytes: number
  /** Number of clients that launch one load after the other, every second one with a deadline. */
  readonly clients: number
  /** Acknowledged loads before the disk is filled; few enough to fit on any machine. */
  readonly before: number
  /** Milliseconds for which the disk stays full after the first refused command, and timeout for the work that follows. */
  readonly full: number
  readonly timeout: number
  readonly deadline: (now: number) => Partial<LaunchForm>
  /** The event recorded at the deadline. */
  readonly ends: string
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const BETWEEN = 20
/** A long text, to fill the disk quickly. */
const LONG = 'Descarregar somente com agendamento. '.repeat(50)
const WHEN_REFUSED = 50
const FREE_MB = 20
const FULL_AFTER = 400

const send = async (base: string, token: string, { key, terms, statuses }: Launch) => {
  const { method, path } = address(loadRoutes.launch)
  const reply = await fetch(base + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key, 'content-type': 'application/json' },
    body: JSON.stringify(terms),
  })
  const text = await reply.text()
  statuses.push(reply.status)
  return reply.ok ? (JSON.parse(text) as { stream: string }).stream : undefined
}

/** Clients that launch loads until stopped; each launch is repeated with its key until acknowledged. */
const clientsOf = (base: string, token: string, { clients, deadline }: DiskScenario) => {
  const launches: Launch[] = []
  let over = false
  const client = async () => {
    for (let number = 0; !over; number++) {
      const now = Date.now()
      const terms = form(new Date(now).toISOString(), { observation: LONG, ...(number % 2 && deadline(now)) })
      const one: Launch = { key: randomUUID(), terms, statuses: [] }
      launches.push(one)
      while (one.stream === undefined) {
        const stream = await send(base, token, one)
        if (stream !== undefined) one.stream = stream
        await sleep(stream === undefined ? WHEN_REFUSED : BETWEEN)
      }
    }
  }
  const working = Promise.all(Array.from({ length: clients }, client))
  return {
    launches,
    end: () => {
      over = true
      return working
    },
  }
}

const isDue = ({ terms: { launchDate, duration } }: Launch) => launchDate !== undefined || duration !== undefined

/** Messages about missing or duplicate events of loads. */
const wrongIn = (folder: string, launches: readonly Launch[], { ends }: DiskScenario): readonly string[] => {
  const times = new Map<string, number>()
  for (const { body } of storedEvents(dataFiles(folder).log)) {
    const { stream, type } = JSON.parse(body) as { stream: string; type: string }
    times.set(`${stream} ${type}`, (times.get(`${stream} ${type}`) ?? 0) + 1)
  }
  const once = (stream: string, type: string) => {
    const found = times.get(`${stream} ${type}`) ?? 0
    return found === 1 ? [] : [`${stream}: ${found} times ${type}`]
  }
  return launches.flatMap((one) => {
    const { stream } = one
    if (stream === undefined) return ['a load that was never acknowledged']
    const talk = stream.replace('load-', 'negotiation-')
    return [...once(stream, 'LoadLaunched'), ...once(talk, 'NegotiationOpened'), ...(isDue(one) ? once(stream, ends) : [])]
  })
}
const nothingWrong = async (folder: string, launches: readonly Launch[], scenario: DiskScenario) => {
  const end = Date.now() + scenario.timeout
  while (Date.now() < end && wrongIn(folder, launches, scenario).length) await sleep(250)
  expect(wrongIn(folder, launches, scenario)).toEqual([])
}

/** Checkpoints the WAL of a file: the space allocated to it would take hundreds of loads before the disk appears full. */
const freeSpace = (file: string) => {
  const db = openDatabase(file)
  checkpoint(db)
  db.close()
}
const within = async (ms: number, isSo: () => boolean) => {
  for (const end = Date.now() + ms; Date.now() < end && !isSo(); ) await sleep(BETWEEN)
}
const isAcknowledged = ({ stream }: Launch) => stream !== undefined
const isRefused = ({ statuses }: Launch) => statuses.includes(503)

/** Keeps the disk full for `ms`; brief moments with a little room let commands succeed whose reactions then fail. */
const fullFor = async <T>(disk: SmallDisk, ms: number, look: () => Promise<T>): Promise<T> => {
  for (const end = Date.now() + ms; Date.now() < end; ) {
    disk.free()
    await sleep(FREE_MB)
    disk.fill()
    await sleep(FULL_AFTER)
  }
  await sleep(ms / 3)
  const reply = await look()
  disk.free()
  return reply
}

type Readiness = { readonly status: string; readonly degraded?: readonly string[] }
const readiness = async ({ base }: StartedServer) => (await (await fetch(`${base}/health/ready`)).json()) as Readiness
const end = async ({ process: child }: StartedServer, signal: 'SIGTERM' | 'SIGKILL') => {
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

/**
 * Fills the disk under the running program while clients write, and frees it: every acknowledged load is recorded once, every reaction ran
 * and every deadline ended once, without a restart and after one. Returns the number of acknowledged loads.
 */
export const survivesFullDisk = async (scenario: DiskScenario): Promise<number> => {
  const disk = smallDisk(scenario.megabytes)!
  const { folder } = disk
  const servers: StartedServer[] = []
  const start = async () => {
    const server = await startServer(folder)
    servers.push(server)
    return server
  }
  try {
    const data = openData(folder, { ...productEvents })
    await seedDemo({ data, today: new Date().toISOString(), loads: 1 })
    await data.close()
    let server = await start()
    const token = await passwordSignIn(server.base, 'operador').token()
    const clients = clientsOf(server.base, token, scenario)
    await within(60_000, () => clients.launches.filter(isAcknowledged).length >= scenario.before)
    freeSpace(dataFiles(folder).log)
    disk.fill()
    await within(30_000, () => clients.launches.some(isRefused))
    const whileFull = await fullFor(disk, scenario.full, () => readiness(server))
    await clients.end()

    const { launches } = clients
    await nothingWrong(folder, launches, scenario)
    expect(new Set(launches.flatMap(({ statuses }) => statuses))).toEqual(new Set([200, 503]))
    expect(whileFull).toMatchObject({ status: 'ready', degraded: [expect.stringContaining('waited')] })
    // Work may still pause before it looks whether the disk has room again.
    await expect.poll(async () => (await readiness(server)).degraded, { timeout: scenario.timeout }).toBeUndefined()

    await end(server, 'SIGKILL')
    server = await start()
    await nothingWrong(folder, launches, scenario)
    await end(server, 'SIGTERM')
    const left = openData(folder, { ...productEvents })
    expect(await left.deadLetters.list()).toEqual([])
    await viewsAsRebuilt(left).finally(left.close)
    return launches.length
  } finally {
    for (const { process: child } of servers) child.kill('SIGKILL')
    disk.remove()
  }
}
