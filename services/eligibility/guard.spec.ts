import { loadTrip } from '@embarca/tests/stories/load-trip.ts'
import { lotTrip } from '@embarca/tests/stories/lot-trip.ts'
import { form, people, type World, world } from '@embarca/tests/stories/world.ts'
import { describe, expect, it } from 'vitest'

const { ana, bia, tania, joao, zeca } = people
const terms = { reasonType: 'SAFETY', reason: 'Excesso de velocidade' }
const carrier = (here: World, more: object = {}) =>
  here.execute('block', bia, { type: 'BlockTransporter', data: { transporterId: 't1', ...terms, ...more } })
/** The world's drivers share a CPF: only vehicles are blocked one by one. */
const truck = (here: World, more: object = {}) =>
  here.execute('block', bia, { type: 'BlockVehicle', data: { vehicleId: 'v1', ...terms, ...more } })
const driver = (here: World) => here.execute('block', bia, { type: 'BlockDriver', data: { driverId: 'd1', ...terms } })
const crew = { driverId: 'd1', vehicleIds: ['v1'] }
const named = { flAll: false, flAllDriver: false, groupIds: [], transporterIds: ['t1'], groupDriverIds: [], driverIds: [] }

describe('a blocked carrier', () => {
  it('that a launch names is refused at the field', async () => {
    const here = await world()
    await carrier(here)
    expect(await here.ask('load', ana, { type: 'LaunchLoad', data: form({ target: named }) })).toMatchObject({
      refused: 'TARGET_BLOCKED',
      detail: { fields: [{ field: 'target' }] },
    })
  })
  it('is left out of an offer to its group', async () => {
    const here = await world()
    await carrier(here)
    const { id } = await loadTrip(here)
    expect((await here.events.read(`load-${id}`))[1]?.data.target.transporterIds).toEqual(['t2'])
  })
  it('may not accept an open offer, and reads no more than that', async () => {
    const here = await world()
    const { id } = await loadTrip(here)
    await carrier(here)
    expect(await here.ask('load', tania, { type: 'AcceptOffer', data: { id } })).toMatchObject({ refused: 'CARRIER_SUSPENDED' })
  })
  it('that accepted before cannot be chosen; what it said stays', async () => {
    const here = await world()
    const { id, accepted } = await loadTrip(here, { acceptType: 'WAIT_DURATION' })
    await accepted()
    await carrier(here)
    expect(await here.ask('load', ana, { type: 'ChooseTransporter', data: { id, transporterId: 't1' } })).toMatchObject({
      refused: 'SUBJECT_BLOCKED',
    })
    expect(await here.eventTypes(`load-${id}`)).toContain('OfferAccepted')
  })
  it('neither proposes nor bids nor wants part of a lot', async () => {
    const here = await world()
    const { id: quotation } = await loadTrip(here, { type: 'QUOTATION', freightPrice: undefined as never })
    const { id: auction } = await loadTrip(here, { type: 'AUCTION', auction: { initialBid: 700_000 }, duration: 60 } as never)
    const lot = await lotTrip(here)
    await carrier(here)
    const suspended = { refused: 'CARRIER_SUSPENDED' }
    expect(await here.ask('negotiation', tania, { type: 'Propose', data: { id: quotation, price: 7_000 } })).toMatchObject(suspended)
    expect(await here.ask('negotiation', tania, { type: 'PlaceBid', data: { id: auction, price: 690_000 } })).toMatchObject(suspended)
    expect(await here.ask('lot', tania, { type: 'WantPart', data: { id: lot.id, quota: 1_000 } })).toMatchObject(suspended)
  })
  it('of other operation groups is not blocked for this load', async () => {
    const here = await world()
    const { id } = await loadTrip(here)
    await carrier(here, { operationGroupIds: ['g2'] })
    await here.execute('load', tania, { type: 'AcceptOffer', data: { id } })
  })
  it('of another shipper is not blocked here', async () => {
    const here = await world()
    const { id } = await loadTrip(here)
    await here.execute('block', zeca, { type: 'BlockTransporter', data: { transporterId: 't1', ...terms } })
    const { position } = await here.execute('load', tania, { type: 'AcceptOffer', data: { id } })
    expect(position).toBeDefined()
    expect(JSON.stringify(await here.events.read(`load-${id}`))).not.toContain(terms.reason)
  })
  it('may again once it is released, or its time is over', async () => {
    const here = await world()
    const { id } = await loadTrip(here, { duration: 5_000 })
    await carrier(here, { until: '06/01/2026' })
    await here.wait(40)
    await here.execute('load', tania, { type: 'AcceptOffer', data: { id } })
  })
})

describe('a blocked driver or vehicle', () => {
  it('is not bound, confirmed or sent to collect', async () => {
    const here = await world()
    const blockedBefore = await loadTrip(here)
    await blockedBefore.accepted()
    const bound = await loadTrip(here)
    await bound.accepted()
    await bound.bound()
    const linked = await loadTrip(here)
    for (const step of [linked.accepted, linked.bound, linked.confirmed]) await step()
    await truck(here)
    expect(await here.ask('load', tania, { type: 'BindDriver', data: { id: blockedBefore.id, ...crew } })).toMatchObject({
      refused: 'SUBJECT_BLOCKED',
    })
    expect(await here.ask('load', ana, { type: 'ConfirmDriver', data: { id: bound.id } })).toMatchObject({ refused: 'SUBJECT_BLOCKED' })
    expect(await here.ask('load', ana, { type: 'StartCollect', data: { id: linked.id } })).toMatchObject({ refused: 'SUBJECT_BLOCKED' })
  })
  it('under way changes nothing', async () => {
    const here = await world()
    const trip = await loadTrip(here)
    for (const step of [trip.accepted, trip.bound, trip.confirmed]) await step()
    await here.execute('load', joao, { type: 'StartCollect', data: { id: trip.id } })
    await driver(here)
    await here.execute('load', joao, { type: 'FinishCollect', data: { id: trip.id } })
    expect(await here.eventTypes(`load-${trip.id}`)).not.toContain('HiringQuestioned')
  })
  it('of a FOB load, outside every register, is refused at its field', async () => {
    const here = await world()
    await here.execute('block', bia, { type: 'BlockVehicle', data: { plate: 'XYZ1B34', ...terms } })
    const fob = {
      ...form({ freightType: 'FOB' }),
      transporterId: 't1',
      driver: { cpf: '39053344705', name: 'Fulano', phone: '31999994410' },
      vehicle: { plates: ['XYZ1134'] },
    }
    const outcome = await here.ask('load', ana, { type: 'LaunchLoad', data: fob })
    expect(outcome).toMatchObject({ refused: 'SUBJECT_BLOCKED', detail: { fields: [{ field: 'vehicle.plates.0' }] } })
  })
})

describe('a FOB load', () => {
  const fob = (more: object) => ({
    ...form({ freightType: 'FOB', ...more }),
    transporterId: 't1',
    driver: { cpf: '39053344705', name: 'Fulano', phone: '31999994410' },
    vehicle: { plates: ['XYZ1B34'] },
  })
  const rulesOf = async (here: World, data: object) => {
    const { stream } = await here.execute('load', ana, { type: 'LaunchLoad', data })
    const events = await here.events.read(stream)
    return events.flatMap(({ data: { checks = [] } }) => checks.map(({ rule }: { rule: string }) => rule))
  }
  it('needs a tracker where its profile is tracked', async () => {
    const here = await world()
    const tracked = { id: 'p2', name: 'Rastreada', measureType: 'WEIGHT', productId: 'paper', vehicleType: 'CARRETA', tracking: 'TRACKED' }
    await here.execute('profile', bia, { type: 'Register', data: tracked })
    expect(await rulesOf(here, fob({ profileId: 'p2' }))).toContain('NO_TRACKER')
    expect(await rulesOf(here, fob({ externalId: 'FOB-2' }))).not.toContain('NO_TRACKER')
  })
  it.each([
    [
      'was unbound',
      'NOT_WORKING_HERE',
      (here: World) => here.execute('partnership', bia, { type: 'Unbind', data: { id: 't1', loadCodes: [] } }),
    ],
    ['was blocked', 'BLOCKED', (here: World) => carrier(here)],
  ])('whose carrier %s before it opened by the clock is questioned', async (_, rule, change) => {
    const here = await world()
    const data = fob({ launchDate: '2026-01-05T14:00:00Z' })
    const { stream } = await here.execute('load', ana, { type: 'LaunchLoad', data })
    await change(here)
    await here.wait(3)
    const events = await here.events.read(stream)
    expect(events.map(({ type }) => type)).toContain('TransporterAssigned')
    expect(events.at(-1)).toMatchObject({ type: 'HiringQuestioned', data: { checks: [{ rule, subjectId: 't1', verdict: 'BLOCK' }] } })
  })
  it('whose carrier may still have it is not questioned when it opens', async () => {
    const here = await world()
    const { stream } = await here.execute('load', ana, { type: 'LaunchLoad', data: fob({ launchDate: '2026-01-05T14:00:00Z' }) })
    await here.wait(3)
    expect(await here.eventTypes(stream)).toContain('TransporterAssigned')
    expect(await here.eventTypes(stream)).not.toContain('HiringQuestioned')
  })
})

describe('a carrier outside the operation group of the load', () => {
  const outside = async () => {
    const here = await world()
    await here.execute('operationGroup', bia, { type: 'Register', data: { id: 'g2', name: 'Minério', status: 'ACTIVE' } })
    await here.execute('partnership', bia, { type: 'ChangeDetails', data: { id: 't1', operationGroupIds: ['g2'] } })
    return here
  }
  const to = (target: object) => ({ type: 'LaunchLoad', data: form({ target: { ...named, transporterIds: [], ...target } }) })
  it('that a launch names, itself or by its driver, is refused at the field', async () => {
    const here = await outside()
    for (const target of [{ transporterIds: ['t1'] }, { driverIds: ['d1'] }])
      expect(await here.ask('load', ana, to(target))).toMatchObject({
        refused: 'TARGET_OUTSIDE_OPERATION_GROUP',
        detail: { fields: [{ field: 'target' }] },
      })
  })
  it('is left out of an offer to its group', async () => {
    const here = await outside()
    const { id } = await loadTrip(here)
    expect((await here.events.read(`load-${id}`))[1]?.data.target.transporterIds).toEqual(['t2'])
  })
  it('may not be added to an open offer', async () => {
    const here = await outside()
    const { id } = await loadTrip(here)
    expect(await here.ask('load', ana, { type: 'ChangeTargets', data: { id, ...named } })).toMatchObject({
      refused: 'TARGET_OUTSIDE_OPERATION_GROUP',
    })
  })
})

describe('the answer', () => {
  it('is frozen in the events that it let pass', async () => {
    const here = await world()
    const trip = await loadTrip(here)
    for (const step of [trip.accepted, trip.bound]) await step()
    const events = await here.events.read(`load-${trip.id}`)
    const checksOf = (type: string) => events.find((event) => event.type === type)?.data.checks
    expect(checksOf('OfferAccepted')).toContainEqual(
      expect.objectContaining({ rule: 'BLOCKED', subjectId: 't1', verdict: 'OK', source: 'BLOCKS' }),
    )
    expect(checksOf('DriverBound')).toContainEqual(expect.objectContaining({ rule: 'NOT_TIED', subjectId: 'd1', verdict: 'OK' }))
  })
  it('of a rule that a shipper made block keeps the trio out', async () => {
    const here = await world()
    const trip = await loadTrip(here)
    await trip.accepted()
    await here.execute('eligibility', bia, { type: 'AddRule', data: { kind: 'CNH_EXPIRED', action: 'BLOCK', active: true } })
    expect(await here.ask('load', tania, { type: 'BindDriver', data: { id: trip.id, ...crew } })).toMatchObject({
      refused: 'NOT_ELIGIBLE',
      detail: { rule: 'CNH_EXPIRED', verdict: 'UNKNOWN' },
    })
  })
})

describe('a waiver', () => {
  it('lets one subject pass one rule of one load, and says so', async () => {
    const here = await world()
    const [trip, other] = [await loadTrip(here), await loadTrip(here)]
    for (const { accepted } of [trip, other]) await accepted()
    await truck(here)
    const waive = { id: trip.id, rule: 'BLOCKED', subjectId: 'v1', reason: 'Única carreta disponível' }
    await here.execute('load', bia, { type: 'WaiveEligibility', data: waive })
    await trip.bound()
    expect((await here.events.read(`load-${trip.id}`)).find(({ type }) => type === 'DriverBound')?.data.checks).toContainEqual(
      expect.objectContaining({ rule: 'BLOCKED', subjectId: 'v1', verdict: 'WARN', source: 'WAIVER' }),
    )
    expect(await here.ask('load', tania, { type: 'BindDriver', data: { id: other.id, ...crew } })).toMatchObject({
      refused: 'SUBJECT_BLOCKED',
    })
  })
  it('of the relation or of a tie does not exist', async () => {
    const here = await world()
    const { id } = await loadTrip(here)
    for (const rule of ['NOT_WORKING_HERE', 'NOT_TIED'])
      expect(
        await here.ask('load', bia, { type: 'WaiveEligibility', data: { id, rule, subjectId: 'd1', reason: 'Porque sim' } }),
      ).toMatchObject({ refused: 'NOT_WAIVABLE' })
  })
})
