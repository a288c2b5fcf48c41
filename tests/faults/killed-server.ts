import { rmSync } from 'node:fs'
import { productEvents } from '@embarca/contracts/events.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { dataFiles, openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { storedEvents } from '@embarca/services/adapters/sqlite/stored-events.ts'
import { seedDemo } from '@embarca/services/demo/seed.ts'
import { GENESIS } from '@embarca/services/kit/chain.ts'
import { expect } from 'vitest'
import { temporaryFolder } from '../ports/stores.ts'
import { type Sent, startLoad } from './server-under-load.ts'
import { viewsAsRebuilt } from './views-as-rebuilt.ts'

type LoggedEvent = Pick<Recorded, 'stream' | 'revision' | 'position' | 'commandId' | 'prev'>

/** Checks that every stream is chained without a gap; returns the events of each command by its key. */
const readLog = (folder: string) => {
  const heads = new Map<string, { revision: number; hash: string }>()
  const byKey = new Map<string, LoggedEvent[]>()
  for (const { body, hash } of storedEvents(dataFiles(folder).log)) {
    const event = JSON.parse(body) as LoggedEvent
    const before = heads.get(event.stream) ?? { revision: -1, hash: GENESIS }
    expect([event.stream, event.revision, event.prev]).toEqual([event.stream, before.revision + 1, before.hash])
    heads.set(event.stream, { revision: event.revision, hash })
    byKey.set(event.commandId, [...(byKey.get(event.commandId) ?? []), event])
  }
  return byKey
}

/** Expects acknowledged commands once at their acknowledged revisions, and others at most once. */
export const inspect = (folder: string, sent: readonly Sent[]) => {
  const byKey = readLog(folder)
  for (const { key, answer } of sent) {
    const events = byKey.get(key) ?? []
    const first = events[0]?.revision ?? 0
    expect(events.map(({ revision }) => revision)).toEqual(events.map((_, index) => first + index))
    expect(new Set(events.map(({ stream }) => stream)).size).toBeLessThanOrEqual(1)
    // A no-op is acknowledged without events.
    if (answer && events.length) {
      const { stream, revision, position } = answer
      expect(events.at(-1)).toMatchObject({ stream, revision, position })
    }
    if (answer && !events.length) expect([...byKey.values()].flat().some((event) => event.stream === answer.stream)).toBe(true)
  }
}

/** Kills the whole program `times` times while clients write over HTTP. Returns the number of acknowledged commands. */
export const survivesKills = async (times: number): Promise<number> => {
  const folder = temporaryFolder()
  const sent = new Map<string, Sent>()
  try {
    const data = openData(folder, { ...productEvents })
    await seedDemo({ data, today: new Date().toISOString(), loads: 1 })
    await data.close()
    for (let run = 0; run < times; run++) {
      const unanswered = [...sent.values()].filter(({ answer }) => !answer).slice(-16)
      const fire = await startLoad(folder, `run ${run}`, unanswered)
      await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 900))
      await fire.kill()
      for (const one of fire.sent) sent.set(one.key, one)
      inspect(folder, [...sent.values()])
    }
    const left = openData(folder, { ...productEvents })
    await viewsAsRebuilt(left).finally(left.close)
    return [...sent.values()].filter(({ answer }) => answer).length
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
