import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { productEvents } from '@embarca/contracts/events.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { dataFiles, openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { storedEvents } from '@embarca/services/adapters/sqlite/stored-events.ts'
import { scenario } from '@embarca/services/demo/scenario.ts'
import { expect } from 'vitest'
import { announceUntil, registerBidders } from '../bench/server/auctions.ts'
import { recordRegisters } from '../bench/server/seed.ts'
import { temporaryFolder } from '../ports/stores.ts'
import { type StartedServer, spawnServer } from './server-under-load.ts'

const MINUTE = 60_000
/** Milliseconds for the program to start. */
const START = 6_000
const ENDINGS = ['OfferCompleted', 'LoadExpired']

/** Auctions that end a little later, every other one with a bid. */
const prepareAuctions = async (folder: string, count: number) => {
  const data = openData(folder, { ...productEvents })
  const now = Date.now()
  const { perform } = scenario(data, new Date(now).toISOString())
  await recordRegisters(perform, new Date(now - 2 * MINUTE).toISOString())
  await registerBidders(perform, now - 2 * MINUTE)
  await announceUntil(perform, count, now + START + 4 * count)
  await data.timers.reach(await data.events.head())
  await data.close()
}

/** Polls while `isSo` holds; throws when the program ends before. */
const whileRunning = async ({ process: server }: StartedServer, isSo: () => boolean, ms: number) => {
  while (isSo() && server.exitCode === null) await pause(ms)
  if (isSo()) throw new Error('The program ended by itself')
}

/** Counts the events of loads and negotiations on a second, read-only connection; meanwhile the demo also checks its carriers. */
const countEvents = (folder: string) => {
  const db = openDatabase(dataFiles(folder).log, { readOnly: true })
  const count = db.prepare(
    "SELECT count(*) AS events FROM events JOIN streams ON streams.id = events.stream WHERE name LIKE 'load-%' OR name LIKE 'negotiation-%'",
  )
  return { events: () => (count.get() as { events: number }).events, close: () => db.close() }
}

const inspect = async (folder: string, count: number) => {
  const talks = new Map<string, string[]>()
  const loads = new Map<string, string[]>()
  for (const { body } of storedEvents(dataFiles(folder).log)) {
    const { stream, type, key } = JSON.parse(body) as Recorded
    const log = stream.startsWith('negotiation-') ? talks : stream.startsWith('load-') ? loads : undefined
    log?.set(key, [...(log.get(key) ?? []), type])
  }
  expect(talks.size).toBe(count)
  for (const [key, talk] of talks) {
    expect(talk.filter((type) => type === 'AuctionEnded' || type === 'NegotiationClosed')).toEqual(['AuctionEnded', 'NegotiationClosed'])
    const ending = talk.includes('BidPlaced') ? 'OfferCompleted' : 'LoadExpired'
    expect(loads.get(key)!.filter((type) => ENDINGS.includes(type))).toEqual([ending])
  }
  const data = openData(folder, { ...productEvents })
  expect(await data.timers.due(new Date().toISOString(), 1)).toEqual([])
  await data.close()
}

/**
 * Kills the program `kills` times while `count` auctions end in the same instant, and then lets it end the
 * rest. Returns how many events of the endings were in the log at each kill.
 */
export const endsSurviveKills = async (count: number, kills: number): Promise<readonly number[]> => {
  const folder = temporaryFolder()
  const counts: number[] = []
  try {
    await prepareAuctions(folder, count)
    const log = countEvents(folder)
    const before = log.events()
    for (let kill = 0; kill < kills; kill++) {
      const at = log.events()
      const server = await spawnServer(folder)
      // Each ending is three events.
      await whileRunning(server, () => log.events() <= at + (kill && count / 2) && log.events() < before + 3 * count, 1)
      server.process.kill('SIGKILL')
      await once(server.process, 'close')
      counts.push(log.events() - before)
    }

    const server = await spawnServer(folder)
    let output = ''
    server.process.stdout!.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    await whileRunning(server, () => log.events() < before + 3 * count, 50)
    await pause(1_000)
    server.process.kill('SIGTERM')
    await once(server.process, 'close')
    expect(output).not.toMatch(/"level":50/)
    expect(log.events()).toBe(before + 3 * count)
    log.close()
    await inspect(folder, count)
    return counts
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
