import { allEvents } from '@embarca/contracts/events.ts'
import { loadTrip } from '@embarca/tests/stories/load-trip.ts'
import { form, people, type World, world } from '@embarca/tests/stories/world.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { modules, reactions } from '../modules.ts'
import { negotiationReactions } from '../negotiation/reactions.ts'
import type { DeadLetter } from './dead-letters.ts'
import { StoreUnavailable } from './event-store.ts'
import { reactor } from './react.ts'
import { combineReactions, type Reactions, unknownEventTypes } from './reaction.ts'
import type { Run } from './run.ts'

const { ana, tania, joao } = people
let here: World
beforeEach(async () => {
  here = await world()
})
const scheduled = { launchDate: '2026-01-05T20:00:00.000Z' }

describe('a deadline', () => {
  it('opens a scheduled load', async () => {
    const load = await loadTrip(here, scheduled)
    expect(await load.status()).toBe('CREATED')
    await here.wait(7.9)
    expect(await load.status()).toBe('CREATED')
    await here.wait(0.1)
    expect(await load.status()).toBe('WAIT_TRANSPORTER_ACCEPT')
    expect(await here.eventTypes(`negotiation-${load.id}`)).toEqual(['NegotiationOpened'])
  })
  it('ends an offer that no carrier accepts, and one that a carrier accepts', async () => {
    const unanswered = await loadTrip(here, { duration: 60 })
    const launched = await loadTrip(here, { duration: 60, acceptType: 'WAIT_DURATION' })
    await launched.accepted()
    await here.wait(2)
    expect(await unanswered.status()).toBe('EXPIRED')
    expect(await launched.status()).toBe('OFFER_COMPLETED')
    expect(await here.eventTypes(`negotiation-${unanswered.id}`)).toEqual(['NegotiationOpened', 'NegotiationClosed'])
  })
  it('that comes late, twice or too early has no effect', async () => {
    const load = await loadTrip(here, { duration: 60 })
    await load.accepted()
    await here.wait(100)
    const events = await here.eventTypes(`load-${load.id}`)
    const [deadline] = (await here.events.read(`load-${load.id}`)).flatMap(({ data }) => data.deadline ?? [])
    await here.execute('load', ana, { type: 'CompleteOffer', data: { id: load.id, deadline } }, { asProgram: true })
    expect(await here.eventTypes(`load-${load.id}`)).toEqual(events)
    expect(await here.attempts.of(load.id)).toEqual([])
  })
  it('moves when the offer opens again', async () => {
    const load = await loadTrip(here, { duration: 60 })
    await load.accepted()
    await here.wait(0.5)
    await load.load('UndoAcceptance')
    await here.wait(0.6)
    expect(await load.status()).toBe('WAIT_TRANSPORTER_ACCEPT')
    await here.wait(0.5)
    expect(await load.status()).toBe('EXPIRED')
    expect(await here.eventTypes(`negotiation-${load.id}`)).toEqual([
      'NegotiationOpened',
      'NegotiationClosed',
      'NegotiationReopened',
      'NegotiationClosed',
    ])
  })
  it('counts even when the system clock was set back since it fired', async () => {
    const load = await loadTrip(here, { duration: 60 })
    const [timer] = await here.timers.due('2027-01-01T00:00:00.000Z')
    const { module, command, due } = timer!
    await here.ask(module as 'load', ana, command, { asProgram: true, now: due })
    expect(await load.status()).toBe('EXPIRED')
  })
})

describe('a load that was sent back', () => {
  it('to the road delivers again', async () => {
    const load = await loadTrip(here)
    await load.delivered()
    await load.load('ResetStatus', ana, { status: 'IN_TRANSIT' })
    expect((await here.eventTypes(`receipts-${load.delivery}`)).at(-1)).toBe('ReceiptsExpected')
    await load.load('ApproachDelivery', joao)
    for (const receiverId of load.drops) await load.dropped(receiverId)
    expect(await load.status()).toBe('DELIVERED')
  })
  it('to the transporter delivers with another driver', async () => {
    const load = await loadTrip(here)
    await load.inDelivery()
    await load.load('ResetStatus', ana, { status: 'ASSIGNED_TO_TRANSPORTER' })
    await load.load('BindDriver', tania, { driverId: 'd2', vehicleIds: ['v1'] })
    await load.load('ConfirmDriver', people.davi)
    expect((await here.events.read(`receipts-${load.delivery}`)).at(-1)).toMatchObject({
      type: 'ReceiptsExpected',
      data: { driverId: 'd2', driverName: 'Davi' },
    })
  })
})

describe('reactions', () => {
  const opening = [{ on: { LoadOffered: negotiationReactions.on['LoadOffered']! } }]
  const react = (tables: readonly Reactions[], run = here.run, more: Partial<Parameters<typeof reactor>[0]> = {}) => {
    const { events: store, timers, deadLetters, now } = here
    return reactor({ ...{ store, timers, deadLetters, run, modules, tables, now, pause: () => 1 }, ...more })
  }

  it('happen once even when an event is received twice', async () => {
    const load = await loadTrip(here)
    const before = await here.events.head()
    await here.timers.reach('-1')
    await react(reactions).drain()
    expect(await here.events.head()).toBe(before)
    expect(await here.eventTypes(`negotiation-${load.id}`)).toEqual(['NegotiationOpened'])
  })
  it('happen once even when old events are received without remembered answers, as in a migrated log', async () => {
    const load = await loadTrip(here)
    await load.inDelivery()
    await load.dropped(load.drops[0]!)
    const before = await here.events.head()
    here.pass(24)
    await here.timers.reach('-1')
    const forgotten: Run = (module, command, request) => here.run(module, command, { ...request, key: `${request.key}-in-another-store` })
    await react(reactions, forgotten).drain()
    expect((await here.events.readAll(before)).filter(({ stream }) => stream.startsWith('receipts-'))).toEqual([])
  })
  it('that are refused are kept as attempts, and the feed continues', async () => {
    const load = await loadTrip(here)
    const nonsense: Reactions = {
      on: { LoadTagged: ({ data: { loadId } }) => [{ module: 'load', command: { type: 'ApproveHiring', data: { id: loadId } } }] },
    }
    await here.ask('load', ana, { type: 'TagLoad', data: { id: load.id, tags: ['x'] } })
    const reacting = react([nonsense])
    await reacting.drain()
    expect(await here.attempts.of(load.id)).toMatchObject([
      { command: 'ApproveHiring', code: 'LOAD_NOT_NOW', by: { userId: 'embarca', shipperId: 's1' } },
    ])
    expect(await reacting.reached()).toBe(await here.events.head())
    expect(await here.deadLetters.list()).toEqual([])
  })
  it('that fail are retried, then become dead letters, and the feed continues', async () => {
    await here.ask('load', ana, { type: 'LaunchLoad', data: form() })
    const alarms: DeadLetter[] = []
    let tries = 0
    const broken: Run = () => {
      tries++
      return Promise.reject(new Error('broken'))
    }
    const breaking = react(opening, broken, { alarm: (deadLetter) => alarms.push(deadLetter) })
    await breaking.drain()
    expect(tries).toBe(5)
    expect(alarms).toMatchObject([{ what: 'reaction', type: 'LoadOffered', command: 'OpenNegotiation', reason: 'broken', tries: 5 }])
    expect(await here.deadLetters.list()).toEqual(alarms)
    expect(await breaking.reached()).toBe(await here.events.head())
  })
  it('become dead letters too when the table itself fails', async () => {
    await here.ask('load', ana, { type: 'LaunchLoad', data: form() })
    const throwing: Reactions = {
      on: {
        LoadOffered: () => {
          throw new TypeError('no such field')
        },
      },
    }
    await react([throwing]).drain()
    expect(await here.deadLetters.list()).toMatchObject([{ type: 'LoadOffered', reason: 'no such field', tries: 1 }])
  })
  it('wait while a store is away, however often they fail, and none is skipped', async () => {
    const launched = await here.ask('load', ana, { type: 'LaunchLoad', data: form() })
    let left = 12
    const complaints: unknown[] = []
    const away: Run = (...args) => (left-- > 0 ? Promise.reject(new StoreUnavailable('disk full')) : here.run(...args))
    const reacting = react(opening, away, { away: (error) => complaints.push(error) })
    const underway = reacting.drain()
    await expect.poll(() => reacting.waiting()).toBeGreaterThan(0)
    expect(await reacting.reached()).toBe('-1')
    left = 2
    await underway
    expect(complaints).toHaveLength(1)
    expect(reacting.waiting()).toBe(0)
    expect(await here.deadLetters.list()).toEqual([])
    const { stream } = launched as { stream: string }
    expect(await here.eventTypes(stream.replace('load-', 'negotiation-'))).toEqual(['NegotiationOpened'])
  })
  it('that wait for a store can be stopped, and continue where they were', async () => {
    await here.ask('load', ana, { type: 'LaunchLoad', data: form() })
    const before = await here.timers.reached()
    const reacting = react(opening, () => Promise.reject(new StoreUnavailable('disk full')))
    await reacting.start(here.feed)
    await expect.poll(() => reacting.waiting()).toBeGreaterThan(0)
    await reacting.stop()
    expect(await here.timers.reached()).toBe(before)
    await react(opening).drain()
    expect(await here.deadLetters.count()).toBe(0)
    expect((await here.events.readAll('-1')).filter(({ type }) => type === 'NegotiationOpened')).toHaveLength(1)
  })
  it('of a load wait behind a dead letter of that load, those of others do not, and a deadline is still set', async () => {
    const [one, other] = [await loadTrip(here, scheduled), await loadTrip(here, scheduled)]
    const tag = (id: string, name = 'x') => here.ask('load', ana, { type: 'TagLoad', data: { id, tags: [name] } })
    const requests: string[] = []
    const noting: Run = async (_, { type, data }) => {
      const { id } = data as { id: string }
      if (type === 'TagLoad' && id === one.id && !isRepaired) throw new Error('broken')
      requests.push(`${type} ${id === one.id ? 'one' : 'other'}`)
      return { stream: 's', revision: 0, position: '0' }
    }
    let isRepaired = false
    const ask = (type: string, id: string, at?: string) => ({ module: 'load', command: { type, data: { id } }, at })
    const two: Reactions = {
      on: {
        LoadTagged: ({ data: { loadId } }) => [ask('TagLoad', loadId)],
        LoadPriorityChanged: ({ data: { loadId } }) => [
          ask('PrioritizeLoad', loadId),
          ask('OpenOffer', loadId, '2030-01-01T00:00:00.000Z'),
        ],
      },
    }
    await here.timers.reach(await here.events.head())
    for (const { id } of [one, other]) {
      await tag(id)
      await here.ask('load', ana, { type: 'PrioritizeLoad', data: { id, flPriority: 'true' } })
    }
    const reacting = react([two], noting)
    await reacting.drain()
    expect(requests).toEqual(['TagLoad other', 'PrioritizeLoad other'])
    expect(await here.deadLetters.list()).toMatchObject([
      { key: one.id, command: 'TagLoad', tries: 5 },
      { key: one.id, command: 'PrioritizeLoad', tries: 0, reason: expect.stringContaining('behind') },
    ])
    const deadlines = (await here.timers.due('2031-01-01T00:00:00.000Z')).filter(({ due }) => due.startsWith('2030'))
    expect(deadlines).toHaveLength(2)

    // Another process, later: the dead letters are still known, and their commands still fail.
    const later = react([two], noting)
    await here.deadLetters.askRetry(one.id)
    await later.retry()
    expect(await here.deadLetters.list()).toMatchObject([{ command: 'TagLoad', tries: 6 }, { command: 'PrioritizeLoad' }])
    await later.retry()
    expect(await here.deadLetters.list()).toMatchObject([{ tries: 6 }, { tries: 0 }])
    isRepaired = true
    requests.length = 0
    await here.deadLetters.askRetry(one.id)
    await later.retry()
    expect(requests).toEqual(['TagLoad one', 'PrioritizeLoad one'])
    expect(await here.deadLetters.list()).toEqual([])
    await tag(one.id, 'y')
    await later.drain()
    expect(requests.at(-1)).toBe('TagLoad one')
  })
  it('that come last follow the others of their load in the same batch', async () => {
    const load = await loadTrip(here, scheduled)
    await here.timers.reach(await here.events.head())
    for (const name of ['x', 'y']) await here.ask('load', ana, { type: 'TagLoad', data: { id: load.id, tags: [name] } })
    const requests: string[] = []
    const noting: Run = async (_, { type }, { key }) => {
      requests.push(`${type} ${key.slice(-1)}`)
      return { stream: 's', revision: 0, position: '0' }
    }
    const { id } = load
    const table: Reactions = {
      on: {
        LoadTagged: () => [
          { module: 'load', command: { type: 'PrioritizeLoad', data: { id } }, last: true },
          { module: 'load', command: { type: 'FinishLoad', data: { id } } },
        ],
      },
    }
    await react([table], noting).drain()
    expect(requests).toEqual(['FinishLoad 1', 'FinishLoad 1', 'PrioritizeLoad 0', 'PrioritizeLoad 0'])
  })
  it('keep a deadline that fails, show it as a dead letter, and end it when it succeeds', async () => {
    const load = await loadTrip(here, { duration: 60 })
    let isBroken = true
    const breaking: Run = (module, command, request) =>
      command.type === 'CompleteOffer' && isBroken ? Promise.reject(new Error('broken')) : here.run(module, command, request)
    const reacting = react(reactions, breaking)
    for (let hour = 0; hour < 8; hour++) {
      here.pass(1)
      await reacting.drain()
    }
    expect(await load.status()).toBe('WAIT_TRANSPORTER_ACCEPT')
    const [letter] = await here.deadLetters.list()
    expect(letter).toMatchObject({ what: 'timer', command: 'CompleteOffer', reason: 'broken', tries: 8, timer: { module: 'load' } })
    expect(await here.timers.next()).toBeDefined()
    isBroken = false
    await here.deadLetters.askRetry(letter!.key)
    await reacting.retry()
    expect([await load.status(), await here.deadLetters.count()]).toEqual(['EXPIRED', 0])
    // The rules of pendencies look at the load until its last delivery date.
    here.pass(100)
    await reacting.drain()
    expect((await here.eventTypes(`load-${load.id}`)).filter((type) => type === 'LoadExpired')).toHaveLength(1)
    expect(await here.timers.next()).toBeUndefined()
  })
  it('continue where they stopped', async () => {
    const events: string[] = []
    const recording: Reactions = {
      on: {
        LoadLaunched: ({ id }) => {
          events.push(id)
          return []
        },
      },
    }
    await here.ask('load', ana, { type: 'LaunchLoad', data: form() })
    const first = react([recording])
    await first.start(here.feed)
    await expect.poll(() => events.length).toBe(1)
    await first.stop()
    await here.ask('load', ana, { type: 'LaunchLoad', data: form() })
    const second = react([recording])
    await second.start(here.feed)
    await expect.poll(() => events.length).toBe(2)
    await second.stop()
  })
  it('consume only events that a module records', () => expect(unknownEventTypes(reactions, allEvents)).toEqual([]))
  it('of several tables are combined', () => {
    const one: Reactions = { on: { A: () => [{ module: 'm', command: { type: 'X', data: {} } }] } }
    expect(combineReactions(one, one)({ type: 'A' } as never)).toHaveLength(2)
    expect(combineReactions(one)({ type: 'B' } as never)).toEqual([])
  })
})
