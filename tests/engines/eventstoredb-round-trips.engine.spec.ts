import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client'
import { describe, expect, it } from 'vitest'
import { driven, write } from '../ports/events.ts'
import { WELL_BEHAVED } from './esdb-double/behaviour.ts'
import { onDouble } from './on-double.ts'

// The double counts; its calls take long enough that those which are under way together count as one round trip.
describe('what work costs on EventStoreDB, in calls and events', () => {
  // Nothing but what the test asks for: no checks in the background.
  const here = onDouble({ watch: 600_000 })
  const { process } = here
  const costOf = async (work: () => Promise<unknown>) => {
    here.double.behaviour.latency = () => 40
    const before = here.double.counts()
    await work()
    const { calls, rounds, eventsRead } = here.double.counts()
    here.double.behaviour.latency = WELL_BEHAVED.latency
    return { calls: calls - before.calls, rounds: rounds - before.rounds, eventsRead: eventsRead - before.eventsRead }
  }
  const foreign = async (count: number, stream = 'invoices') => {
    const server = EventStoreDBClient.connectionString(here.double.url)
    const events = Array.from({ length: 1_000 }, () => jsonEvent({ type: 'Paid', data: {} }))
    for (let left = count; left > 0; left -= 1_000) await server.appendToStream(stream, events.slice(0, left))
    await server.dispose()
  }

  describe('a command that claims nothing and names nobody new takes two round trips', () => {
    it('in the process that wrote the stream before', async () => {
      const data = await process()
      await data.events.append(write())
      expect((await costOf(() => data.events.append(write({ expected: 0 })))).rounds).toBe(2)
    })

    it('in a process that has just read the stream', async () => {
      await (await process()).events.append(write())
      const other = await process()
      await other.events.read('load-1')
      expect((await costOf(() => other.events.append(write({ expected: 0 })))).rounds).toBe(2)
    })

    it('in a process that never read the stream', async () => {
      await (await process()).events.append(write())
      const other = await process()
      expect((await costOf(() => other.events.append(write({ expected: 0 })))).rounds).toBe(2)
    })

    it('when it starts a stream', async () => {
      const data = await process()
      expect((await costOf(() => data.events.append(write()))).rounds).toBe(2)
    })

    it('when another process noted the person it names', async () => {
      await (await process()).events.append(write({ events: [driven()] }))
      const other = await process()
      const { calls, rounds } = await costOf(() => other.events.append(write({ expected: 0, events: [driven()] })))
      expect({ calls, rounds }).toEqual({ calls: 4, rounds: 2 })
      expect(await other.streamsNaming('d1')).toEqual(['load-1'])
    })
  })

  it('a command adds its events to $all and nothing else', async () => {
    const data = await process()
    const before = here.double.holds().streams.length
    for (let n = 0; n < 40; n++)
      await data.events.append(write({ stream: `load-${n % 4}`, key: `load-${n % 4}`, expected: Math.floor(n / 4) - 1 }))
    expect(here.double.holds().streams.length - before).toBe(40)
  })

  describe('the head of the log', () => {
    it('is found without reading the same events of others again', async () => {
      const data = await process()
      const { position } = await data.events.append(write())
      await data.events.head()
      await foreign(5_000)
      const [first, second] = [await costOf(() => data.events.head()), await costOf(() => data.events.head())]
      expect(first.eventsRead).toBeGreaterThanOrEqual(5_000)
      expect(second).toEqual({ calls: 1, rounds: 1, eventsRead: 4 })
      expect(await data.events.head()).toBe(position)
    })

    it('is looked for once at a time, however many ask', async () => {
      const data = await process()
      await data.events.append(write())
      const heads: string[] = []
      const cost = await costOf(async () => heads.push(...(await Promise.all(Array.from({ length: 50 }, () => data.events.head())))))
      expect(cost.calls).toBe(1)
      expect(new Set(heads).size).toBe(1)
    })

    it('includes what was recorded before the question, also when a look was under way', async () => {
      const [one, other] = [await process(), await process()]
      await one.events.append(write())
      here.double.behaviour.latency = () => 40
      const early = other.events.head()
      const { position } = await one.events.append(write({ expected: 0 }))
      expect(await other.events.head()).toBe(position)
      await early
    })

    it('is looked for by the server when a process starts for the first time among many events of others', async () => {
      await foreign(20_000)
      const { eventsRead } = await costOf(process)
      expect(eventsRead).toBeLessThan(20)
    })

    it('is looked for from the mark of an earlier process when ours are long past', async () => {
      const data = await process()
      const { position } = await data.events.append(write())
      await foreign(12_000)
      await data.events.head()
      const cost = await costOf(async () => expect(await (await process()).events.head()).toBe(position))
      expect(cost.eventsRead).toBeLessThan(20)
    })
  })

  describe('the feed', () => {
    it('has the server pass over a long stretch of others, and loses nothing behind it', async () => {
      const data = await process()
      await data.events.append(write())
      await foreign(10_000)
      const { position } = await data.events.append(write({ stream: 'load-2' }))
      const streams: string[] = []
      const { eventsRead } = await costOf(async () =>
        streams.push(...(await data.events.readAll(BEFORE_ALL, 10)).map(({ stream }) => stream)),
      )
      expect(streams).toEqual(['load-1', 'load-2'])
      expect(eventsRead).toBeLessThan(500)
      expect((await data.events.readAll(BEFORE_ALL)).at(-1)!.position).toBe(position)
    })

    it('does not read again what was looked at, however long nothing of ours is recorded', async () => {
      const data = await process()
      const { position } = await data.events.append(write())
      await foreign(3_000)
      await data.events.head()
      expect(await costOf(() => data.events.readAll(position))).toMatchObject({ calls: 1, eventsRead: 1 })
      const later = await data.events.append(write({ stream: 'load-2' }))
      expect((await data.events.readAll(position)).map((event) => event.position)).toEqual([later.position])
    })

    it('loses nothing between events of others that arrive at the same time', async () => {
      const [one, other] = [await process(), await process()]
      const received: string[] = []
      await other.feed.subscribe('g', BEFORE_ALL, async (events) => void received.push(...events.map(({ stream }) => stream)))
      const names = Array.from({ length: 60 }, (_, n) => `load-${n}`)
      const writing = (async () => {
        for (const stream of names) await one.events.append(write({ stream }))
      })()
      const looking = (async () => {
        for (let n = 0; n < 12; n++) await Promise.all([foreign(700), other.events.head()])
      })()
      await Promise.all([writing, looking])
      await expect.poll(() => received, { timeout: 15_000 }).toEqual(names)
    })
  })
})
