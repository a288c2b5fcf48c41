import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import type { ForeignEvent } from '@embarca/services/adapters/eventstoredb/foreign-events.ts'
import type { LogStores } from '@embarca/services/adapters/eventstoredb/open-eventstoredb.ts'
import type { DataStores } from '@embarca/services/kit/data.ts'
import { type HeadLog, notaryKey, type SignedHead } from '@embarca/services/kit/notary.ts'
import { EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { opened, write } from '../ports/events.ts'
import { esdbData, freshSpace } from './esdb-data.ts'
import type { Engine } from './start/engine.ts'
import { findEventStoreDb } from './start/eventstoredb.ts'

const found = await findEventStoreDb()

describe('records in our streams that this product did not write', () => {
  let engine: Engine
  let server: EventStoreDBClient
  let space: string
  let data: DataStores & LogStores
  let alarms: ForeignEvent[]
  beforeAll(async () => {
    engine = await found!.start()
    server = EventStoreDBClient.connectionString(engine.url)
  })
  afterAll(async () => {
    await server.dispose()
    await engine.stop()
  })
  beforeEach(async () => {
    space = freshSpace()
    alarms = []
    data = await esdbData(engine.url, { space, foreign: (event) => void alarms.push(event) })
  })
  afterEach(() => data.close())

  const record = (stream: string, expected = -1) => data.events.append(write({ stream, expected, events: [opened(stream)] }))
  const streamsIn = (events: readonly { readonly stream: string }[]) => events.map(({ stream }) => stream)
  const foreign = jsonEvent({ type: 'Paid', data: { amount: 1 }, metadata: { of: 'another program' } })

  it('are passed over by readers of the log, counted, and reported once', async () => {
    await record('load-1')
    await record('load-2')
    await server.tombstoneStream(`${space}:load-1`)
    await server.appendToStream(`${space}:invoice-1`, foreign)
    const { position } = await record('load-3')

    for (let n = 0; n < 2; n++) expect(streamsIn(await data.events.readAll(BEFORE_ALL)).slice(-2)).toEqual(['load-2', 'load-3'])
    expect(await data.events.head()).toBe(position)
    expect(alarms).toMatchObject([
      { stream: `${space}:load-1`, type: '$streamDeleted' },
      { stream: `${space}:invoice-1`, type: 'Paid' },
    ])
    expect(data.foreignEvents!()).toBe(2)
  })

  it('are not the head of the log, so that views which read everything are not behind', async () => {
    const { position } = await record('load-1')
    await server.appendToStream(`${space}:invoice-1`, foreign)
    expect(await data.events.head()).toBe(position)
  })

  it('do not stop a subscriber of the feed', async () => {
    const received: string[] = []
    await data.feed.subscribe('g', BEFORE_ALL, async (events) => void received.push(...streamsIn(events)))
    await record('load-1')
    await vi.waitFor(() => expect(received).toEqual(['load-1']))
    await server.tombstoneStream(`${space}:load-1`)
    await server.appendToStream(`${space}:load-9`, foreign)
    await record('load-2')
    await vi.waitFor(() => expect(received).toEqual(['load-1', 'load-2']))
  })

  it('do not stop the notary, which signs our events only', async () => {
    const heads: SignedHead[] = []
    const headLog: HeadLog = { latest: () => heads.slice(-2), add: (head) => void heads.push(head) }
    const notary = data.notary(headLog, notaryKey(Buffer.alloc(32, 7)).key)
    await record('load-1')
    await server.appendToStream(`${space}:invoice-1`, foreign)
    await record('load-2')
    await notary.write('2026-01-05T12:00:00.000Z')
    expect(heads.map(({ position }) => position)).toEqual(['1'])
  })

  it('end a stream: it is still read, and a command to it is refused with the reason', async () => {
    await record('load-1')
    await server.appendToStream(`${space}:load-1`, foreign, { expectedRevision: 0n })
    expect(await data.events.read('load-1')).toHaveLength(1)
    const other = await esdbData(engine.url, { space })
    const refused = other.events.append(write({ stream: 'load-1', expected: 0 }))
    await expect(refused).rejects.toMatchObject({ code: 'STORE_REFUSED', message: 'load-1 ends with an event of another program (Paid)' })
    await other.close()
  })

  it('in other streams do not concern us', async () => {
    await server.appendToStream('invoice-1', foreign, { expectedRevision: NO_STREAM }).catch(() => {})
    await record('load-1')
    expect(await data.events.readAll(BEFORE_ALL)).toHaveLength(1)
    expect(data.foreignEvents!()).toBe(0)
  })
})
