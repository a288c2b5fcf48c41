import { rmSync } from 'node:fs'
import { allFacts } from '@embarca/contracts/facts.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { dataFiles, openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { storedFacts } from '@embarca/services/adapters/sqlite/stored-facts.ts'
import { seedDemo } from '@embarca/services/demo/seed.ts'
import { GENESIS } from '@embarca/services/kit/chain.ts'
import { expect } from 'vitest'
import { temporaryFolder } from '../ports/stores.ts'
import { open, type Sent } from './under-fire.ts'
import { viewsAsRebuilt } from './views-as-rebuilt.ts'

type Said = Pick<Recorded, 'stream' | 'revision' | 'position' | 'commandId' | 'prev'>

/** Every stream without a gap and chained; the facts of each command by its key. */
const readLog = (folder: string) => {
  const heads = new Map<string, { revision: number; hash: string }>()
  const byKey = new Map<string, Said[]>()
  for (const { body, hash } of storedFacts(dataFiles(folder).log)) {
    const fact = JSON.parse(body) as Said
    const before = heads.get(fact.stream) ?? { revision: -1, hash: GENESIS }
    expect([fact.stream, fact.revision, fact.prev]).toEqual([fact.stream, before.revision + 1, before.hash])
    heads.set(fact.stream, { revision: fact.revision, hash })
    byKey.set(fact.commandId, [...(byKey.get(fact.commandId) ?? []), fact])
  }
  return byKey
}

/** What was acknowledged stands in the log once and where it was said to stand; what nobody answered stands there at most once. */
export const inspect = (folder: string, sent: readonly Sent[]) => {
  const byKey = readLog(folder)
  for (const { key, answer } of sent) {
    const facts = byKey.get(key) ?? []
    const first = facts[0]?.revision ?? 0
    expect(facts.map(({ revision }) => revision)).toEqual(facts.map((_, index) => first + index))
    expect(new Set(facts.map(({ stream }) => stream)).size).toBeLessThanOrEqual(1)
    // A command that changed nothing is acknowledged without facts of its own.
    if (answer && facts.length) {
      const { stream, revision, position } = answer
      expect(facts.at(-1)).toMatchObject({ stream, revision, position })
    }
    if (answer && !facts.length) expect([...byKey.values()].flat().some((fact) => fact.stream === answer.stream)).toBe(true)
  }
}

/** Kills the whole program so many times while clients write over HTTP. Answers how many commands were acknowledged. */
export const survivesKills = async (times: number): Promise<number> => {
  const folder = temporaryFolder()
  const sent = new Map<string, Sent>()
  try {
    const data = openData(folder, { facts: allFacts })
    await seedDemo({ data, today: new Date().toISOString(), loads: 1 })
    await data.close()
    for (let run = 0; run < times; run++) {
      const unanswered = [...sent.values()].filter(({ answer }) => !answer).slice(-16)
      const fire = await open(folder, `run ${run}`, unanswered)
      await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 900))
      await fire.kill()
      for (const one of fire.sent) sent.set(one.key, one)
      inspect(folder, [...sent.values()])
    }
    const left = openData(folder, { facts: allFacts })
    await viewsAsRebuilt(left).finally(left.close)
    return [...sent.values()].filter(({ answer }) => answer).length
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
