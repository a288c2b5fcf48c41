import { productEvents } from '@embarca/contracts/events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { simulate } from '../faults/simulation/simulate.ts'
import { esdbData } from './esdb-data.ts'
import type { Engine } from './start/engine.ts'
import { findEventStoreDb } from './start/eventstoredb.ts'

const found = await findEventStoreDb()

describe('random actions of staff, carriers, drivers and the clock, on EventStoreDB', () => {
  let engine: Engine
  beforeAll(async () => void (engine = await found!.start()))
  afterAll(() => engine.stop())

  // Network timing differs from memory: the same seed gives another run here.
  it.each([1, 2, 3])('seed %i: one winner, no event after the end, no event lost', async (seed) => {
    const data = await esdbData(engine.url, { ...productEvents })
    const { wrong, accepted } = await simulate(seed, { data })
    expect(wrong).toEqual([])
    expect(accepted).toBeGreaterThan(50)
    await data.close()
  })
})
