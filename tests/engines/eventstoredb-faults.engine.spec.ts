import { setTimeout as pause } from 'node:timers/promises'
import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import type { DataStores } from '@embarca/services/kit/data.ts'
import { type Append, ClaimTaken, StaleRevision, StoreUnavailable } from '@embarca/services/kit/event-store.ts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { chance } from '../kit/chance.ts'
import { driven, opened, portEvents, write } from '../ports/events.ts'
import { esdbData } from './esdb-data.ts'
import { WELL_BEHAVED } from './esdb-double/behaviour.ts'
import { onDouble } from './on-double.ts'

// The double injects the faults, because a real server may be shared.
describe('EventStoreDB when things go wrong', () => {
  const times = { deadline: 2_000, retryFor: 6_000, watch: 200, orphaned: 3_000 }
  const here = onDouble(times)
  const { process } = here
  const isEventStream = (stream: string) => stream.startsWith(`${here.space}:`)

  /** Like the runner: reads, appends, and retries on a conflict or an unknown outcome. */
  const insist = async (data: DataStores, stream: string, keyText: string, about: Partial<Append> = {}) => {
    for (;;) {
      try {
        const expected = (await data.events.read(stream)).length - 1
        return await data.events.append(write({ stream, expected, keyText, ...about }))
      } catch (error) {
        if (!(error instanceof StaleRevision || error instanceof StoreUnavailable)) throw error
        await pause(50 + Math.random() * 100)
      }
    }
  }

  it('records 100 commands once each, sent 20 times while connections are cut between append and response', async () => {
    const both = [await process({ deadline: 1_000 }), await process({ deadline: 1_000 })]
    const { likely } = chance(6)
    let cuts = 0
    here.double.behaviour.answer = (stream) => {
      // A cut also breaks all in-flight calls: more cuts would leave hardly any response.
      if (cuts === 60 || !likely(isEventStream(stream) ? 0.3 : 0.01)) return 'answer'
      cuts++
      return likely(0.9) ? 'cut' : 'never'
    }
    const keys = Array.from({ length: 100 }, (_, n) => ({ key: `key-${n}`, stream: `load-${n % 50}` }))
    const answers = await Promise.all(
      keys.map(({ key, stream }) => Promise.all(Array.from({ length: 20 }, (_, n) => insist(both[n % 2]!, stream, key)))),
    )
    here.double.behaviour.answer = WELL_BEHAVED.answer
    expect(cuts).toBeGreaterThan(30)

    const all = await both[0]!.events.readAll(BEFORE_ALL)
    expect(all.map(({ commandId }) => commandId).sort()).toEqual(keys.map(({ key }) => key).sort())
    for (const [index, answer] of answers.entries()) {
      const event = all.find(({ commandId }) => commandId === keys[index]!.key)!
      expect(new Set(answer.map((one) => JSON.stringify(one)))).toEqual(
        new Set([JSON.stringify({ stream: event.stream, revision: event.revision, position: event.position })]),
      )
    }
    for (let n = 0; n < 50; n++) {
      const events = await both[1]!.events.read(`load-${n}`)
      expect(events.map(({ revision }) => revision)).toEqual(events.map((_, index) => index))
      expect(events.slice(1).map(({ prev }) => prev)).toEqual(events.slice(0, -1).map(({ hash }) => hash))
    }
  })

  it('returns the recorded outcome when the response was lost, and records nothing more', async () => {
    const [first, second] = [await process({ retryFor: 500 }), await process()]
    here.double.behaviour.answer = (stream) => (isEventStream(stream) ? 'never' : 'answer')
    const command = write({ keyText: 'lost' })
    const outcome = await first.events.append(command).catch((error) => error)
    here.double.behaviour.answer = WELL_BEHAVED.answer
    const answer = await second.events.answered(command.command, command.stream)
    expect(answer).toMatchObject({ stream: 'load-1', revision: 0 })
    if (!(outcome instanceof StoreUnavailable)) expect(outcome).toMatchObject({ position: answer!.position })
    expect(await second.events.append({ ...command, expected: 0 })).toMatchObject({ revision: 0, position: answer!.position })
    expect(await second.events.read('load-1')).toHaveLength(1)
  })

  it('gives a claimed name to one of two processes', async () => {
    const both = [await process(), await process()]
    for (let round = 0; round < 15; round++) {
      const take = [`code-${round}-a`, `code-${round}-b`]
      const outcomes = await Promise.allSettled(
        [0, 1, 2, 3].map((n) =>
          insist(both[n % 2]!, `load-${round}-${n}`, `round-${round}-${n}`, { claims: { take: n < 2 ? take : take.toReversed() } }),
        ),
      )
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(ClaimTaken)
    }
  })

  it('releases a claim within the configured time when its command was never recorded', async () => {
    const [dying, other] = [await process({ retryFor: 100 }), await process()]
    here.double.behaviour.take = (stream) => (isEventStream(stream) ? 'unavailable' : 'append')
    const claims = { take: ['externalId:s1:A-1'] }
    await expect(dying.events.append(write({ claims }))).rejects.toBeInstanceOf(StoreUnavailable)
    here.double.behaviour.take = WELL_BEHAVED.take
    const began = Date.now()
    await insist(other, 'load-2', 'later', { claims })
    expect(Date.now() - began).toBeLessThan(times.orphaned + 1_000)
    await expect(insist(dying, 'load-1', 'again', { claims })).rejects.toBeInstanceOf(ClaimTaken)
  })

  it('receives the events of other processes after its subscription died silently', async () => {
    const [one, other] = [await process(), await process()]
    const received: string[] = []
    one.onCommit((head) => received.push(head))
    await vi.waitFor(() => expect(here.double.subscribers()).toBeGreaterThanOrEqual(2))
    here.double.silence()
    const { position } = await other.events.append(write())
    await vi.waitFor(() => expect(received).toEqual([position]))
    await vi.waitFor(async () => expect(here.double.subscribers()).toBeGreaterThanOrEqual(1))
    const later = await other.events.append(write({ expected: 0 }))
    await vi.waitFor(() => expect(received).toEqual([position, later.position]))
  })

  it('forgets the answer to a command after seven days, and nothing else', async () => {
    const data = await process()
    const command = write({ claims: { take: ['code'] } })
    const days = (n: number) => n * 86_400_000
    await data.events.append(command)
    here.double.age(days(6.9))
    expect(await (await process()).events.answered(command.command, command.stream)).toBeDefined()
    here.double.age(days(0.2))
    const other = await process()
    expect(await other.events.answered(command.command, command.stream)).toBeUndefined()
    const again = { ...command, expected: 0, command: { ...command.command, bodyHash: 'b2' } }
    const answer = await other.events.append(again)
    expect(answer).toMatchObject({ revision: 1 })
    expect(await (await process()).events.append(again)).toEqual(answer)
    await expect(other.events.append(write({ stream: 'load-2', claims: { take: ['code'] } }))).rejects.toBeInstanceOf(ClaimTaken)
  })

  it('reads every event once when the connection breaks between two messages', async () => {
    const data = await process()
    for (let n = 0; n < 20; n++) await data.events.append(write({ stream: `load-${n}`, events: [opened(`${n}`)] }))
    let cuts = 0
    here.double.behaviour.send = (count) => (count === 7 && cuts++ < 3 ? 'cut' : 'send')
    const all = await data.events.readAll(BEFORE_ALL)
    expect(cuts).toBeGreaterThan(0)
    expect(all.map(({ stream }) => stream)).toEqual(Array.from({ length: 20 }, (_, n) => `load-${n}`))
  })

  it('reads only new events for a caller that asks for new events', async () => {
    const data = await process()
    for (let n = 0; n < 5; n++) await data.events.append(write({ stream: `load-${n}` }))
    await pause(50)
    const since = new Date().toISOString()
    await data.events.append(write({ stream: 'load-5' }))
    const received: string[] = []
    const consume = async (events: readonly { stream: string }[]) => void received.push(...events.map(({ stream }) => stream))
    await data.feed.subscribe('g', BEFORE_ALL, consume, { types: ['Opened'], since })
    await vi.waitFor(() => expect(received).toEqual(['load-5']))
  })

  it('reports the store as unavailable during an outage, and recovers by itself', async () => {
    const data = await process({ retryFor: 300 })
    await data.events.append(write())
    here.double.refuse(true)
    await expect(data.events.append(write({ expected: 0 }))).rejects.toBeInstanceOf(StoreUnavailable)
    await expect(data.events.read('load-1')).rejects.toBeInstanceOf(StoreUnavailable)
    await expect(esdbData(here.double.url, { times })).rejects.toBeInstanceOf(StoreUnavailable)
    const received: string[] = []
    const subscription = await data.feed.subscribe(
      'g',
      BEFORE_ALL,
      async (events) => void received.push(...events.map(({ stream }) => stream)),
    )
    here.double.refuse(false)
    await insist(data, 'load-2', 'back')
    await vi.waitFor(() => expect(received).toEqual(['load-1', 'load-2']), { timeout: 8_000 })
    await subscription.stop()
  })

  it('an older process passes over newer events of types it does not follow, and refuses to decide on them', async () => {
    const young = await process()
    const { Opened } = portEvents
    const old = await esdbData(here.double.url, { space: here.space, times, eventSchemas: { Opened } })
    onTestFinished(() => old.close())
    const received: string[] = []
    const consume = async (events: readonly { stream: string }[]) => void received.push(...events.map(({ stream }) => stream))
    await old.feed.subscribe('g', BEFORE_ALL, consume, { types: ['Opened'] })
    await young.events.append(write({ stream: 'load-1', events: [driven()] }))
    await young.events.append(write({ stream: 'load-2' }))
    await vi.waitFor(() => expect(received).toEqual(['load-2']), { timeout: 8_000 })
    await expect(old.events.read('load-1')).rejects.toThrow('Driven version 1 was recorded by a newer version of this program')
    expect((await old.sealed(BEFORE_ALL, 10)).map(({ type }) => type)).toEqual(['Driven', 'Opened'])
  })
})
