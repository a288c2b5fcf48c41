import { setTimeout as pause } from 'node:timers/promises'
import { type Assumption, assumptions } from '@embarca/services/adapters/eventstoredb/assumptions.ts'
import {
  ANY,
  BACKWARDS,
  END,
  EventStoreDBClient,
  FOLLOWER,
  jsonEvent,
  MaxAppendSizeExceededError,
  NO_STREAM,
  StreamDeletedError,
  StreamNotFoundError,
  streamNameFilter,
  WrongExpectedVersionError,
} from '@eventstore/db-client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { event, events, idsOf, newStreamName, readsOf } from './esdb-reads.ts'
import type { Engine } from './start/engine.ts'
import { findEventStoreDb } from './start/eventstoredb.ts'

const found = await findEventStoreDb()

describe('what the adapter assumes of EventStoreDB', () => {
  let engine: Engine
  let client: EventStoreDBClient
  beforeAll(async () => {
    engine = await found!.start()
    client = EventStoreDBClient.connectionString(engine.url)
  })
  afterAll(async () => {
    await client.dispose()
    await engine.stop()
  })

  const { append, stream, all, placeIn } = readsOf(() => client)

  const checks: Record<Assumption, () => Promise<void>> = {
    atomic: async () => {
      const name = newStreamName()
      await append(name, NO_STREAM, events(3))
      await expect(append(name, 1n, events(2))).rejects.toBeInstanceOf(WrongExpectedVersionError)
      await expect(append(name, 7n, events(2))).rejects.toBeInstanceOf(WrongExpectedVersionError)
      await append(name, 2n, events(2))
      expect((await stream(name)).map(({ revision }) => revision)).toEqual([0n, 1n, 2n, 3n, 4n])
    },
    refused: async () => {
      const name = newStreamName()
      await expect(append(name, 4n)).rejects.toMatchObject({ actualVersion: NO_STREAM })
      await append(name, NO_STREAM, events(3))
      await expect(append(name, NO_STREAM)).rejects.toMatchObject({ actualVersion: 2n })
    },
    first: async () => {
      const name = newStreamName()
      const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => append(name, NO_STREAM)))
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    },
    cut: async () => {
      const names = Array.from({ length: 20 }, newStreamName)
      const credentials = { username: '', password: '' }
      const given = engine.url.includes('tls=false') ? { credentials } : {}
      await Promise.allSettled(
        names.map((name, n) => client.appendToStream(name, event(n), { expectedRevision: NO_STREAM, deadline: 1 + n, ...given })),
      )
      const written = () =>
        Promise.all(
          names.map((name) =>
            stream(name)
              .then((one) => one.length)
              .catch(() => 0),
          ),
        )
      await pause(5_000)
      const before = await written()
      await pause(5_000)
      expect(await written()).toEqual(before)
    },
    repeated: async () => {
      const name = newStreamName()
      const same = events(2)
      const { position } = await append(name, NO_STREAM, same)
      await append(name, 1n)
      const outcome = await append(name, NO_STREAM, same).catch((error: unknown) => error)
      if (!(outcome instanceof WrongExpectedVersionError)) expect([position, undefined]).toContainEqual((outcome as any).position)
      expect(await stream(name)).toHaveLength(3)
    },
    again: async () => {
      const name = newStreamName()
      const same = [event(1)]
      await append(name, NO_STREAM, same)
      await append(name, 0n, same)
      expect(idsOf(await stream(name))).toEqual([same[0]!.id, same[0]!.id])
    },
    positioned: async () => {
      const three = events(3)
      const { position } = await append(newStreamName(), NO_STREAM, three)
      expect((await placeIn(position!))[0]!.id).toBe(three[2]!.id)
    },
    placed: async () => {
      const name = newStreamName()
      await append(name, NO_STREAM, events(3))
      for (const one of await stream(name)) expect((await placeIn(one.position!))[0]!.id).toBe(one.id)
    },
    samePosition: async () => {
      const { position } = await append(newStreamName(), NO_STREAM, events(3))
      expect(position!.prepare).toBe(position!.commit)
      for (const { position: each } of await all({ direction: BACKWARDS, fromPosition: END, maxCount: 50 }))
        expect(each.prepare).toBe(each.commit)
    },
    at: async () => {
      const name = newStreamName()
      const [one, two] = [event(1), event(2)]
      const { position } = await append(name, NO_STREAM, [one])
      await append(name, 0n, [two])
      expect(idsOf((await placeIn(position!)).filter(({ streamId }) => streamId === name))).toEqual([one.id, two.id])
      const subscription = client.subscribeToAll({ fromPosition: position!, filter: streamNameFilter({ prefixes: [name] }) })
      const received: string[] = []
      subscription.on('data', ({ event: arrived }) => void received.push(arrived!.id))
      await vi.waitFor(() => expect(received).toEqual([two.id]), { timeout: 5_000 })
      await subscription.unsubscribe()
    },
    before: async () => {
      const name = newStreamName()
      const two = events(2)
      const { position } = await append(name, NO_STREAM, two)
      const newest = await all({ direction: BACKWARDS, fromPosition: END, maxCount: 20 })
      expect(idsOf(newest.filter(({ streamId }) => streamId === name))).toEqual(idsOf(two).reverse())
      expect((await all({ direction: BACKWARDS, fromPosition: position!, maxCount: 1 }))[0]!.id).toBe(two[0]!.id)
    },
    consecutive: async () => {
      const sets = Array.from({ length: 10 }, () => events(4))
      const [start] = await all({ direction: BACKWARDS, fromPosition: END, maxCount: 1 })
      await Promise.all(sets.map((set) => append(newStreamName(), NO_STREAM, set)))
      const ids = idsOf(await placeIn(start!.position))
      for (const set of sets) {
        const from = ids.indexOf(set[0]!.id)
        expect(ids.slice(from, from + 4)).toEqual(idsOf(set))
      }
    },
    order: async () => {
      const name = newStreamName()
      const [start] = await all({ direction: BACKWARDS, fromPosition: END, maxCount: 1 })
      await append(name, NO_STREAM)
      for (let n = 0n; n < 10n; n++) await Promise.all([append(name, n), append(newStreamName(), NO_STREAM)])
      const later = await placeIn(start!.position)
      expect(later.filter(({ streamId }) => streamId === name).map(({ revision }) => revision)).toEqual(
        Array.from({ length: 11 }, (_, n) => BigInt(n)),
      )
      for (const [index, one] of later.slice(1).entries()) expect(one.position.commit).toBeGreaterThan(later[index]!.position.commit)
    },
    once: async () => {
      for (let n = 0; n < 20; n++) {
        const name = newStreamName()
        const { position } = await append(name, NO_STREAM)
        expect(await stream(name)).toHaveLength(1)
        expect(await placeIn(position!)).not.toHaveLength(0)
      }
    },
    bytes: async () => {
      const text = '{"z":1,"a":{"10":[0.1,1e+21,-7,null,true],"é\\u0000\\ud800":"José — 😀"},"b":""}'
      const name = newStreamName()
      await client.appendToStream(name, jsonEvent({ type: 'Counted', data: JSON.parse(text) }), { expectedRevision: NO_STREAM })
      expect(JSON.stringify((await stream(name))[0]!.data)).toBe(text)
    },
    names: async () => {
      const name = `${newStreamName()}-${'aZ09-_.:~@/|'.repeat(14)}`.slice(0, 200)
      await append(name, NO_STREAM)
      expect((await stream(name))[0]!.streamId).toBe(name)
    },
    filtered: async () => {
      const [mine, other] = [newStreamName(), newStreamName()]
      await append(mine, NO_STREAM)
      const subscription = client.subscribeToAll({ filter: streamNameFilter({ prefixes: [mine] }) })
      const received: string[] = []
      subscription.on('data', ({ event: arrived }) => void received.push(arrived!.streamId))
      await append(other, NO_STREAM)
      await append(mine, 0n)
      await vi.waitFor(() => expect(received).toEqual([mine, mine]), { timeout: 5_000 })
      await subscription.unsubscribe()
    },
    late: async () => {
      const name = newStreamName()
      const subscription = client.subscribeToAll({ fromPosition: END, filter: streamNameFilter({ prefixes: [name] }) })
      const received: string[] = []
      subscription.on('data', ({ event: arrived }) => void received.push(arrived!.id))
      await new Promise((resolve) => subscription.once('confirmation', resolve as () => void))
      const ten = events(10)
      for (const [n, one] of ten.entries()) await append(name, n ? BigInt(n - 1) : NO_STREAM, [one])
      await vi.waitFor(() => expect(received).toEqual(idsOf(ten)), { timeout: 5_000 })
      await subscription.unsubscribe()
    },
    created: async () => {
      const name = newStreamName()
      await append(name, NO_STREAM)
      expect(Math.abs((await stream(name))[0]!.created.getTime() - Date.now())).toBeLessThan(10_000)
    },
    tombstone: async () => {
      const name = newStreamName()
      await append(name, NO_STREAM)
      await client.tombstoneStream(name)
      await expect(stream(name)).rejects.toBeInstanceOf(StreamDeletedError)
      await expect(append(name, NO_STREAM)).rejects.toBeInstanceOf(StreamDeletedError)
    },
    buried: async () => {
      const name = newStreamName()
      const { position } = await append(name, NO_STREAM)
      await client.tombstoneStream(name)
      const later = (await placeIn(position!)).filter(({ streamId }) => streamId === name).slice(1)
      expect(later).toMatchObject([{ type: '$streamDeleted' }])
      expect((later[0]!.metadata as { hash?: unknown } | undefined)?.hash).toBeUndefined()
    },
    large: async () => {
      const name = newStreamName()
      const texts = (count: number) => Array.from({ length: count }, () => jsonEvent({ type: 'Long', data: { text: 'x'.repeat(99_900) } }))
      const appended = (count: number) => client.appendToStream(name, texts(count), { expectedRevision: NO_STREAM })
      await expect(appended(11)).rejects.toBeInstanceOf(MaxAppendSizeExceededError)
      await appended(10)
      expect(await stream(name)).toHaveLength(10)
    },
    searched: async () => {
      const [mine, other] = [newStreamName(), newStreamName()]
      await append(other, NO_STREAM, events(300))
      const { position } = await append(mine, NO_STREAM)
      const reports: (bigint | 'event')[] = []
      const subscription = client.subscribeToAll({
        filter: streamNameFilter({
          ...{ prefixes: [mine], maxSearchWindow: 50 },
          checkpointReached: async (_, { commit }) => void reports.push(commit),
        }),
      })
      subscription.on('data', () => void reports.push('event'))
      await new Promise<void>((resolve) => void subscription.once('caughtUp', resolve))
      await subscription.unsubscribe()
      const before = reports.slice(0, reports.indexOf('event')) as bigint[]
      expect(before.length).toBeGreaterThan(3)
      for (const [index, reached] of before.entries()) {
        expect(reached).toBeLessThanOrEqual(position!.commit)
        if (index) expect(reached).toBeGreaterThan(before[index - 1]!)
      }
    },
    unlimited: async () => {
      const name = newStreamName()
      await append(name, NO_STREAM, events(3))
      const { metadata } = await client.getStreamMetadata(name)
      expect(Object.keys(metadata ?? {})).toEqual([])
      expect(await stream(name)).toHaveLength(3)
    },
    shared: async () => {
      const name = newStreamName()
      await Promise.all(Array.from({ length: 30 }, (_, n) => client.appendToStream(name, event(n), { expectedRevision: ANY })))
      expect((await stream(name)).map(({ revision }) => Number(revision))).toEqual(Array.from({ length: 30 }, (_, n) => n))
    },
    expired: async () => {
      const name = newStreamName()
      await append(name, NO_STREAM, events(3))
      await client.setStreamMetadata(name, { maxAge: 1 })
      await pause(2_100)
      const left = await stream(name).catch((error: unknown) => (error instanceof StreamNotFoundError ? [] : Promise.reject(error)))
      expect(left).toEqual([])
      const later = event(4)
      await append(name, 2n, [later])
      expect((await stream(name)).map(({ id, revision }) => ({ id, revision }))).toEqual([{ id: later.id, revision: 3n }])
    },
    members: async () => {
      const name = newStreamName()
      await append(name, NO_STREAM, events(3))
      const [, username, password, hosts] = ADDRESS.exec(engine.url)!
      const follower = new EventStoreDBClient(
        { endpoints: hosts!.split(',').map(endpointOf), nodePreference: FOLLOWER },
        { insecure: engine.url.includes('tls=false') },
        username ? { username, password: password! } : undefined,
      )
      const positions = (found: readonly { id: string; position?: unknown }[]) => found.map(({ id, position }) => ({ id, position }))
      const there = async () => {
        const other = []
        for await (const { event: one } of follower.readStream(name)) other.push(one!)
        return positions(other)
      }
      await vi.waitFor(async () => expect(await there()).toEqual(positions(await stream(name))), { timeout: 5_000 })
      await follower.dispose()
    },
  }
  for (const [name, check] of Object.entries(checks)) it(assumptions[name as Assumption], check)
})

const ADDRESS = /^esdb(?:\+discover)?:\/\/(?:([^:@/]+):([^@/]*)@)?([^/?]+)/
const endpointOf = (host: string) => ({ address: host.split(':')[0]!, port: Number(host.split(':')[1] ?? 2113) })
