import { allEvents } from '@embarca/contracts/events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { play } from '../faults/simulation/play.ts'
import { esdbData } from './esdb-data.ts'
import type { Engine } from './start/engine.ts'
import { findEventStoreDb } from './start/eventstoredb.ts'

const found = await findEventStoreDb()

describe('people, carriers, drivers and the clock, by chance, on EventStoreDB', () => {
  let engine: Engine
  beforeAll(async () => void (engine = await found!.start()))
  afterAll(() => engine.stop())

  // Who is quicker on a network is not who is quicker in memory: the same seed plays another play.
  it.each([1, 2, 3])('seed %i: one winner, nothing after the end, nothing lost', async (seed) => {
    const data = await esdbData(engine.url, { eventSchemas: allEvents, upcasts: {} })
    const { wrong, accepted } = await play(seed, { data })
    expect(wrong).toEqual([])
    expect(accepted).toBeGreaterThan(50)
    await data.close()
  })
})
