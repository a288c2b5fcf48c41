import type { DataStores } from '@embarca/services/kit/data.ts'
import { ABSENT, AppendTooLarge, ClaimTaken, KeyReused, StaleRevision } from '@embarca/services/kit/event-store.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { driven, opened, write } from './events.ts'

/** The contract of every event store. */
export const eventStoreSuite = (name: string, open: () => Promise<DataStores>) =>
  describe(`event store: ${name}`, () => {
    let data: DataStores
    beforeEach(async () => void (data = await open()))
    afterEach(() => data.close())

    it('reads nothing from an unknown stream', async () => {
      expect(await data.events.read('load-9')).toEqual([])
      expect(await data.events.head()).toBe('-1')
    })

    it('returns the revision and position of an append, and reads events back with their envelope', async () => {
      const answer = await data.events.append(write({ events: [opened(), driven()], occurredAt: '2026-01-05T11:00:00.000Z' }))
      expect(answer).toEqual({ stream: 'load-1', revision: 1, position: '1' })
      const [first, second] = await data.events.read('load-1')
      expect(first).toMatchObject({
        type: 'Opened',
        schemaVersion: 1,
        stream: 'load-1',
        revision: 0,
        position: '0',
        key: '1',
        recordedAt: '2026-01-05T12:00:00.000Z',
        occurredAt: '2026-01-05T11:00:00.000Z',
      })
      expect(first).toMatchObject({
        by: { userId: 'u1', roles: ['shipper_admin'], shipperId: 's1' },
        correlationId: 'c1',
        causationId: 'c0',
        data: { code: 'A-1' },
      })
      expect(second!.data).toEqual({ driverId: 'd1', driverName: 'José da Silva' })
      expect(second!.prev).toBe(first!.hash)
      expect(first!.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
      expect(await data.events.read('load-1', 1)).toEqual([second])
    })

    it('refuses an append at an outdated revision, and returns the current one', async () => {
      await data.events.append(write())
      const late = data.events.append(write({ expected: ABSENT }))
      await expect(late).rejects.toBeInstanceOf(StaleRevision)
      await expect(late).rejects.toMatchObject({ stream: 'load-1', actual: 0 })
      await expect(data.events.append(write({ expected: 3 }))).rejects.toBeInstanceOf(StaleRevision)
    })

    it('records the same command once, also when the stream has grown since', async () => {
      const first = write({ keyText: 'same' })
      const answer = await data.events.append(first)
      await data.events.append(write({ expected: 0 }))
      expect(await data.events.append(first)).toEqual(answer)
      expect(await data.events.append({ ...first, expected: 1 })).toEqual(answer)
      expect(await data.events.read('load-1')).toHaveLength(2)
    })

    it('records once when the same command comes many times at once', async () => {
      const one = write({ keyText: 'storm' })
      const answers = await Promise.all(Array.from({ length: 50 }, () => data.events.append(one)))
      expect(new Set(answers.map(({ position }) => position)).size).toBe(1)
      expect(await data.events.read('load-1')).toHaveLength(1)
    })

    it('refuses a key that comes with another body', async () => {
      await data.events.append(write({ keyText: 'k' }))
      const other = write({ keyText: 'k', expected: 0 })
      await expect(data.events.append({ ...other, command: { ...other.command, bodyHash: 'b2' } })).rejects.toBeInstanceOf(KeyReused)
      await expect(data.events.append({ ...other, expected: 7, command: { ...other.command, bodyHash: 'b2' } })).rejects.toBeInstanceOf(
        KeyReused,
      )
    })

    it('separates keys by scope, and remembers outcomes', async () => {
      const first = write({ keyText: 'k' })
      await data.events.append(first)
      const second = { ...write({ keyText: 'k', stream: 'load-2' }), command: { scope: 's2/u1/Open', key: 'k', bodyHash: 'b9' } }
      await data.events.append(second)
      expect(await data.events.answered(first.command, 'load-1')).toEqual({ stream: 'load-1', revision: 0, position: '0', bodyHash: 'b1' })
      expect(await data.events.answered(second.command, 'load-2')).toMatchObject({ stream: 'load-2', bodyHash: 'b9' })
      expect(await data.events.answered({ scope: 's3', key: 'k' }, 'load-1')).toBeUndefined()
    })

    it('lets one stream claim a name until it releases it', async () => {
      const name = 'externalId:s1:A-1'
      await data.events.append(write({ claims: { take: [name] } }))
      await data.events.append(write({ expected: 0, claims: { take: [name] } }))
      const other = data.events.append(write({ stream: 'load-2', claims: { take: [name, 'externalId:s1:B'] } }))
      await expect(other).rejects.toBeInstanceOf(ClaimTaken)
      await expect(other).rejects.toMatchObject({ claim: name, holder: 'load-1' })
      await data.events.append(write({ expected: 1, claims: { release: [name] } }))
      await data.events.append(write({ stream: 'load-3', claims: { take: [name, 'externalId:s1:B'] } }))
      expect(await data.events.read('load-2')).toEqual([])
    })

    it('records nothing of a failed append, and its neighbours completely', async () => {
      await data.events.append(write({ stream: 'load-0', claims: { take: ['held'] } }))
      const appends = ['load-1', 'load-2', 'load-3', 'load-4'].map((stream, index) =>
        data.events.append(write({ stream, events: [opened(), driven()], claims: { take: [index === 1 ? 'held' : stream] } })),
      )
      const outcomes = await Promise.allSettled([
        ...appends,
        data.events.append(write({ stream: 'load-1', expected: 7 })),
        data.events.append(write({ stream: 'load-2' })),
      ])
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
      const all = await data.events.readAll('-1')
      expect(all.map(({ position }) => position)).toEqual(all.map((_, index) => String(index)))
      expect(await data.events.read('load-2')).toHaveLength(1)
      expect(await data.events.read('load-3')).toHaveLength(2)
    })

    it('accepts in-flight appends that build on each other, and none that builds on a failed one', async () => {
      await data.events.append(write({ stream: 'load-0', claims: { take: ['held'] } }))
      const follow = (stream: string, expected: number, take: readonly string[] = []) =>
        data.events.append(write({ stream, expected, claims: { take } }))
      const outcomes = await Promise.allSettled([
        ...[-1, 0, 1].map((expected) => follow('load-1', expected)),
        ...[-1, 0, 1].map((expected) => follow('load-2', expected, expected === 0 ? ['held'] : [])),
      ])
      const [taken, stale] = [{ reason: { code: 'CLAIM_TAKEN' } }, { reason: { code: 'STALE_REVISION', actual: 0 } }]
      expect(outcomes).toMatchObject([...[0, 1, 2, 0].map((revision) => ({ value: { revision } })), taken, stale])
    })

    it('refuses a command of too many events at once with the reason, records nothing of it, and goes on', async () => {
      const many = write({ events: Array.from({ length: 3_000 }, () => opened()) })
      const began = Date.now()
      const refused = data.events.append(many)
      await expect(refused).rejects.toBeInstanceOf(AppendTooLarge)
      await expect(refused).rejects.toThrow('3000 events of one command for load-1 have')
      expect(Date.now() - began).toBeLessThan(2_000)
      expect(await data.events.read('load-1')).toEqual([])
      expect(await data.events.append(write({ events: Array.from({ length: 300 }, () => opened()) }))).toMatchObject({ revision: 299 })
    })

    it('has one winner when many write the same revision at once', async () => {
      const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => data.events.append(write())))
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })

    it('refuses unknown event types and events that do not match their schema', async () => {
      const refused = (type: string, given: unknown) =>
        expect(data.events.append(write({ events: [{ type, data: given }] }))).rejects.toMatchObject({ code: 'INVALID_FACT' })
      await refused('Invented', {})
      await refused('toString', {})
      await refused('Opened', { code: 1 })
      await refused('Opened', { code: 'A', more: true })
      await refused('Driven', { driverId: '', driverName: 'José' })
      expect(await data.events.head()).toBe('-1')
    })

    it('reads the whole log in order, from a position, in pages of a given size', async () => {
      for (const stream of ['load-1', 'load-2', 'load-3']) await data.events.append(write({ stream, events: [opened(), driven()] }))
      const all = await data.events.readAll('-1')
      expect(all.map(({ stream, revision }) => `${stream}@${revision}`)).toEqual([
        'load-1@0',
        'load-1@1',
        'load-2@0',
        'load-2@1',
        'load-3@0',
        'load-3@1',
      ])
      expect(await data.events.readAll('1', 3)).toEqual(all.slice(2, 5))
      expect(await data.events.readAll('5')).toEqual([])
      expect(await data.events.head()).toBe('5')
    })

    it('notifies subscribers of new events', async () => {
      const heads: string[] = []
      const stop = data.onCommit((head) => heads.push(head))
      await data.events.append(write())
      stop()
      await data.events.append(write({ expected: 0 }))
      expect(heads).toEqual(['0'])
    })

    it('accepts a command that records nothing, and returns the same outcome again', async () => {
      await data.events.append(write())
      const idle = write({ expected: 0, events: [] })
      expect(await data.events.append(idle)).toEqual({ stream: 'load-1', revision: 0, position: '0' })
      await data.events.append(write({ expected: 0 }))
      expect(await data.events.append(idle)).toEqual({ stream: 'load-1', revision: 0, position: '0' })
    })

    it('finds every stream of a key, in the order in which they began', async () => {
      await data.events.append(write({ key: 'L1' }))
      await data.events.append(write({ stream: 'load-2', key: 'L2' }))
      await data.events.append(write({ stream: 'yard visit/7', key: 'L1', events: [opened(), driven()] }))
      await data.events.append(write({ expected: 0, key: 'L1' }))
      await data.events.append(write({ stream: 'place-1', key: 'place-1' }))
      expect(await data.events.streamsOf('L1')).toEqual(['load-1', 'yard visit/7'])
      expect(await data.events.streamsOf('L2')).toEqual(['load-2'])
      expect(await data.events.streamsOf('place-1')).toEqual(['place-1'])
      expect(await data.events.streamsOf('L9')).toEqual([])
    })

    it('replaces a forgotten person by a placeholder text, in old events and new ones', async () => {
      const person = {
        driverId: 'd1',
        driverName: 'José',
        lat: -23.5,
        contacts: [{ personId: 'd2', phone: '11 9' }, { personId: 'd1', phone: '11 8' }, { personId: 'd1' }],
      }
      await data.events.append(write({ events: [{ type: 'Driven', data: person }] }))
      expect((await data.events.read('load-1'))[0]!.data).toEqual(person)
      expect(await data.streamsNaming('d2')).toEqual(['load-1'])
      data.keys.drop('d1')
      await data.events.append(write({ expected: 0, events: [driven()] }))
      const [old, recent] = await data.events.read('load-1')
      expect(old!.data).toEqual({
        driverId: 'd1',
        driverName: 'Dado removido',
        lat: null,
        contacts: [{ personId: 'd2', phone: '11 9' }, { personId: 'd1', phone: 'Dado removido' }, { personId: 'd1' }],
      })
      expect(recent!.data).toEqual({ driverId: 'd1', driverName: 'Dado removido' })
    })
  })
