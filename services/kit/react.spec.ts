import { allFacts } from '@embarca/contracts/facts.ts'
import { road } from '@embarca/tests/kit/road.ts'
import { form, people, type World, world } from '@embarca/tests/kit/world.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { modules, reactions } from '../modules.ts'
import { reactor } from './react.ts'
import { type Reactions, together, unheard } from './reaction.ts'

const { ana, tania, joao } = people
let here: World
beforeEach(async () => {
  here = await world()
})
const scheduled = { launchDate: '2026-01-05T20:00:00.000Z' }

describe('a deadline', () => {
  it('opens a scheduled load', async () => {
    const load = await road(here, scheduled)
    expect(await load.status()).toBe('CREATED')
    await here.wait(7.9)
    expect(await load.status()).toBe('CREATED')
    await here.wait(0.1)
    expect(await load.status()).toBe('WAIT_TRANSPORTER_ACCEPT')
    expect(await here.facts(`negotiation-${load.id}`)).toEqual(['NegotiationOpened'])
  })
  it('ends an offer that nobody wants, and one that somebody wants', async () => {
    const lonely = await road(here, { duration: 60 })
    const wanted = await road(here, { duration: 60, acceptType: 'WAIT_DURATION' })
    await wanted.accepted()
    await here.wait(2)
    expect(await lonely.status()).toBe('EXPIRED')
    expect(await wanted.status()).toBe('OFFER_COMPLETED')
    expect(await here.facts(`negotiation-${lonely.id}`)).toEqual(['NegotiationOpened', 'NegotiationClosed'])
  })
  it('that comes late, twice or too early says nothing', async () => {
    const load = await road(here, { duration: 60 })
    await load.accepted()
    await here.wait(100)
    const facts = await here.facts(`load-${load.id}`)
    const [deadline] = (await here.events.read(`load-${load.id}`)).flatMap(({ data }) => data.deadline ?? [])
    await here.does('load', ana, { type: 'CompleteOffer', data: { id: load.id, deadline } }, { asProgram: true })
    expect(await here.facts(`load-${load.id}`)).toEqual(facts)
    expect(await here.attempts.of(load.id)).toEqual([])
  })
  it('moves when the offer opens again', async () => {
    const load = await road(here, { duration: 60 })
    await load.accepted()
    await here.wait(0.5)
    await load.load('UndoAcceptance')
    await here.wait(0.6)
    expect(await load.status()).toBe('WAIT_TRANSPORTER_ACCEPT')
    await here.wait(0.5)
    expect(await load.status()).toBe('EXPIRED')
    expect(await here.facts(`negotiation-${load.id}`)).toEqual([
      'NegotiationOpened',
      'NegotiationClosed',
      'NegotiationReopened',
      'NegotiationClosed',
    ])
  })
  it('counts, though the clock was set back since it fired', async () => {
    const load = await road(here, { duration: 60 })
    const [timer] = await here.timers.due('2027-01-01T00:00:00.000Z')
    const { module, command, due } = timer!
    await here.ask(module as 'load', ana, command, { asProgram: true, now: due })
    expect(await load.status()).toBe('EXPIRED')
  })
})

describe('a load that was sent back', () => {
  it('to the road delivers afresh', async () => {
    const load = await road(here)
    await load.delivered()
    await load.load('ResetStatus', ana, { status: 'IN_TRANSIT' })
    expect((await here.facts(`receipts-${load.delivery}`)).at(-1)).toBe('ReceiptsExpected')
    await load.load('ApproachDelivery', joao)
    for (const receiverId of load.drops) await load.dropped(receiverId)
    expect(await load.status()).toBe('DELIVERED')
  })
  it('to the transporter delivers with another driver', async () => {
    const load = await road(here)
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
  const react = (tables: readonly Reactions[], run = here.run, parked: unknown[] = []) =>
    reactor({ store: here.events, timers: here.timers, run, modules, tables, now: here.now, park: (one) => parked.push(one) })

  it('happen once though a fact is heard twice', async () => {
    const load = await road(here)
    const before = await here.events.head()
    await here.timers.reach('-1')
    await react(reactions).drain()
    expect(await here.events.head()).toBe(before)
    expect(await here.facts(`negotiation-${load.id}`)).toEqual(['NegotiationOpened'])
  })
  it('that are refused are kept as attempts, and the feed goes on', async () => {
    const load = await road(here)
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
    expect(reacting.parked).toEqual([])
  })
  it('that break are tried again, then set aside, and the feed goes on', async () => {
    await here.ask('load', ana, { type: 'LaunchLoad', data: form() })
    const parked: unknown[] = []
    let tries = 0
    const breaking = react(
      reactions,
      () => {
        tries++
        return Promise.reject(new Error('broken'))
      },
      parked,
    )
    await breaking.drain()
    expect(tries).toBe(3)
    expect(parked).toMatchObject([{ what: { type: 'LoadOffered' }, error: { message: 'broken' } }])
    expect(await breaking.reached()).toBe(await here.events.head())
  })
  it('go on where they stopped', async () => {
    const facts: string[] = []
    const hearing: Reactions = {
      on: {
        LoadLaunched: ({ id }) => {
          facts.push(id)
          return []
        },
      },
    }
    await here.ask('load', ana, { type: 'LaunchLoad', data: form() })
    const first = react([hearing])
    await first.start(here.feed)
    await expect.poll(() => facts.length).toBe(1)
    await first.stop()
    await here.ask('load', ana, { type: 'LaunchLoad', data: form() })
    const second = react([hearing])
    await second.start(here.feed)
    await expect.poll(() => facts.length).toBe(2)
    await second.stop()
  })
  it('hear only facts that somebody records', () => expect(unheard(reactions, allFacts)).toEqual([]))
  it('of several tables add up', () => {
    const one: Reactions = { on: { A: () => [{ module: 'm', command: { type: 'X', data: {} } }] } }
    expect(together(one, one)({ type: 'A' } as never)).toHaveLength(2)
    expect(together(one)({ type: 'B' } as never)).toEqual([])
  })
})
