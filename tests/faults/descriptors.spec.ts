import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { productEvents } from '@embarca/contracts/events.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { seedDemo } from '@embarca/services/demo/seed.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { form } from '../kit/demo-app.ts'
import { temporaryFolder } from '../ports/stores.ts'
import { inspect } from './killed-server.ts'
import { type Sent, senderTo, startServer } from './server-under-load.ts'

const SEEDED_AT = '2026-11-16T12:00:00.000Z'
const WAIT = { timeout: 40_000, interval: 250 }

const seeded = temporaryFolder()
beforeAll(async () => {
  const data = openData(seeded, { ...productEvents })
  await seedDemo({ data, today: SEEDED_AT, loads: 1 })
  await data.close()
})
afterAll(() => rmSync(seeded, { recursive: true, force: true }))
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** The program with few file descriptors, and a signed-in operator. */
const start = async (descriptors: number) => {
  const folder = temporaryFolder()
  closing.push(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(seeded, folder, { recursive: true })
  const { base, process: server } = await startServer(folder, { descriptors })
  closing.push(() => server.kill('SIGKILL'))
  const send = await senderTo(base)
  const sent: Sent[] = []
  /** Launches `count` loads; a request without a response is repeated with the same key. */
  const launch = async (count: number) => {
    const launches = Array.from({ length: count }, () => ({
      key: randomUUID(),
      username: 'operador',
      route: loadRoutes.launch,
      input: form(new Date().toISOString()),
    }))
    sent.push(...launches)
    for (const one of launches) await vi.waitFor(async () => expect(await send(one)).toBeDefined(), WAIT)
  }
  const isReady = async () => (await fetch(`${base}/health/ready`).catch(() => undefined))?.ok === true
  const kill = async () => {
    server.kill('SIGKILL')
    await once(server, 'close')
  }
  return { folder, base, server, sent, launch, isReady, kill }
}

/** Opens `count` connections, from several addresses in turn, that stay silent or never complete a request. */
const silent = async (base: string, count: number, addresses: readonly string[]) => {
  const port = Number(new URL(base).port)
  const sockets = Array.from({ length: count }, (_, at): Socket => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: addresses[at % addresses.length]! })
    socket.on('error', () => {})
    socket.resume()
    if (at % 2) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
    return socket
  })
  closing.push(() => sockets.forEach((socket) => socket.destroy()))
  await Promise.all(sockets.map((socket) => Promise.race([once(socket, 'connect').catch(() => {}), once(socket, 'close')])))
  return { left: () => sockets.filter(({ closed }) => !closed).length }
}

const isLinux = process.platform === 'linux'
const prlimit = '/usr/bin/prlimit'

describe.runIf(isLinux)('a program with few file descriptors', () => {
  it('survives hundreds of silent connections from many addresses, closes them within seconds and loses nothing', async () => {
    const { folder, base, server, sent, launch, isReady, kill } = await start(400)
    await launch(5)
    const strangers = Array.from({ length: 12 }, (_, at) => `127.0.0.${at + 2}`)
    const connections = await silent(base, 700, strangers)
    await launch(5)
    await vi.waitFor(() => expect(connections.left()).toBe(0), WAIT)
    await launch(5)
    expect([server.exitCode, await isReady()]).toEqual([null, true])
    await kill()
    inspect(folder, sent)
    expect(sent.filter(({ answer }) => answer)).toHaveLength(15)
  })

  it.runIf(existsSync(prlimit))('survives seconds without a free descriptor, and continues as soon as there are some', async () => {
    const { folder, server, sent, launch, isReady, kill } = await start(400)
    await launch(5)
    const { pid } = server
    const allow = (soft: number) => execFileSync(prlimit, ['--pid', String(pid), `--nofile=${soft}:400`])
    allow(readdirSync(`/proc/${pid}/fd`).length)
    // Longer than the interval of every periodic check.
    await new Promise((resolve) => setTimeout(resolve, 4_000))
    expect(server.exitCode).toBe(null)
    allow(400)
    await vi.waitFor(async () => expect(await isReady()).toBe(true), WAIT)
    await launch(5)
    expect(server.exitCode).toBe(null)
    await kill()
    inspect(folder, sent)
    expect(sent.filter(({ answer }) => answer)).toHaveLength(10)
  })
})
