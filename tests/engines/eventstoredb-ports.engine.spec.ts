import { afterAll, beforeAll, describe } from 'vitest'
import { eventStoreSuite } from '../ports/event-store.ts'
import { feedSuite } from '../ports/feed.ts'
import { esdbData } from './esdb-data.ts'
import { numbered } from './numbered.ts'
import type { Engine } from './start/engine.ts'
import { findEventStoreDb } from './start/eventstoredb.ts'

const found = await findEventStoreDb()

describe('the ports on EventStoreDB', () => {
  let engine: Engine
  beforeAll(async () => void (engine = await found!.start()))
  afterAll(() => engine.stop())
  const open = async () => numbered(await esdbData(engine.url))

  eventStoreSuite('EventStoreDB', open)
  feedSuite('EventStoreDB', open)
})
