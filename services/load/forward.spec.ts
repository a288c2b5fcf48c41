import { loadTrip } from '@embarca/tests/stories/load-trip.ts'
import { people, type World, world } from '@embarca/tests/stories/world.ts'
import { beforeEach, describe, expect, it } from 'vitest'

const { ana, bia, tania, tito, ivo, rui } = people
const boss = (one: typeof tania) => ({ ...one, roles: ['transporter_admin'] })
const crewOfExecutor = { driverId: 'd3', vehicleIds: ['v3'] }
const crewOfOperator = { driverId: 'd1', vehicleIds: ['v1'] }
let here: World
beforeEach(async () => {
  here = await world()
  // Relations of before are adopted by reactions.
  await here.reacting.drain()
})

const marked = (is = true) => here.execute('partnership', bia, { type: 'MarkLogisticOperator', data: { id: 't1', is } })
const tied = async (id = 't2', by = tito) => {
  await here.execute('operatorTie', boss(tania), { type: 'InviteOwnCarrier', data: { id } })
  await here.execute('operatorTie', boss(by), { type: 'AcceptOperator', data: { id: 't1' } })
}
/** A load that the operator was hired for, and its calls. */
const operated = async (over: object = {}) => {
  const trip = await loadTrip(here, over)
  await trip.accepted()
  const asks = (type: string, by = tania, data: object = {}) => here.ask('load', by, { type, data: { id: trip.id, ...data } })
  return {
    ...trip,
    asks,
    forwards: (transporterId = 't2', by = tania) => trip.load('ForwardLoad', by, { transporterId }),
    refusesForward: (transporterId = 't2', by = tania) => asks('ForwardLoad', by, { transporterId }),
    log: () => here.events.read(`load-${trip.id}`),
  }
}
const ready = async (over: object = {}) => {
  await marked()
  await tied()
  return operated(over)
}
const block = (transporterId: string) =>
  here.execute('block', bia, {
    type: 'BlockTransporter',
    data: { transporterId, reasonType: 'SAFETY', reason: 'Excesso de velocidade' },
  })

describe('a hiring', () => {
  it('of a logistic operator says so in its event, that of another carrier does not', async () => {
    const plain = await operated()
    await marked()
    const { log } = await operated()
    const hirings = async (of: typeof log) => (await of()).find(({ type }) => type === 'TransporterAssigned')?.data
    expect(await hirings(log)).toMatchObject({ transporterId: 't1', logisticOperator: true })
    expect(await hirings(plain.log)).not.toHaveProperty('logisticOperator')
  })
})

describe('a logistic operator', () => {
  it('forwards a load to a carrier of its list; the answer of the rules is kept in the event', async () => {
    const { forwards, log } = await ready()
    await forwards()
    expect((await log()).at(-1)).toMatchObject({
      type: 'LoadForwarded',
      by: { shipperId: 's1', transporterId: 't1' },
      data: {
        status: 'ASSIGNED_TO_TRANSPORTER',
        ...{ operatorId: 't1', operatorName: 'TransNorte', transporterId: 't2', transporterName: 'Sulista' },
      },
    })
    expect((await log()).at(-1)?.data.checks).toContainEqual(expect.objectContaining({ rule: 'BLOCKED', subjectId: 't2', verdict: 'OK' }))
  })
  it('is refused twice the same, until it took the load back', async () => {
    const { forwards, refusesForward, asks, load } = await ready()
    expect(await asks('TakeLoadBack')).toMatchObject({ refused: 'NOT_FORWARDED' })
    await forwards()
    expect(await refusesForward()).toMatchObject({ refused: 'FORWARDED_ALREADY' })
    await load('TakeLoadBack', tania)
    await forwards()
  })
  it('forwards to no carrier outside its list, nor to one that has not accepted', async () => {
    await marked()
    const { refusesForward } = await operated()
    expect(await refusesForward()).toMatchObject({ refused: 'CARRIER_NOT_TIED' })
    await here.execute('operatorTie', boss(tania), { type: 'InviteOwnCarrier', data: { id: 't2' } })
    expect(await refusesForward()).toMatchObject({ refused: 'CARRIER_NOT_TIED' })
  })
  it('that is not the shipper’s operator (any more) forwards nothing', async () => {
    await tied()
    const { refusesForward } = await operated()
    expect(await refusesForward()).toMatchObject({ refused: 'NOT_LOGISTIC_OPERATOR' })
    await marked()
    await marked(false)
    expect(await refusesForward()).toMatchObject({ refused: 'NOT_LOGISTIC_OPERATOR' })
  })
  it('forwards to no carrier that is blocked for the shipper', async () => {
    const { refusesForward } = await ready()
    await block('t2')
    expect(await refusesForward()).toMatchObject({ refused: 'SUBJECT_BLOCKED' })
  })
  it('that is blocked itself forwards nothing', async () => {
    const { refusesForward } = await ready()
    await block('t1')
    expect(await refusesForward()).toMatchObject({ refused: 'CARRIER_SUSPENDED' })
  })
  it('forwards to no carrier that does not work for the shipper', async () => {
    await marked()
    await tied('t3', rui)
    const { refusesForward } = await operated()
    expect(await refusesForward('t3')).toMatchObject({ refused: 'NOT_ELIGIBLE', detail: { rule: 'NOT_WORKING_HERE' } })
  })
  it('does not forward once it bound its own crew', async () => {
    const { bound, refusesForward } = await ready()
    await bound()
    expect(await refusesForward()).toMatchObject({ refused: 'LOAD_NOT_NOW' })
  })
  it('binds no crew, and confirms no driver, of a load that it forwarded', async () => {
    const { forwards, asks, load } = await ready()
    await forwards()
    expect(await asks('BindDriver', tania, crewOfOperator)).toMatchObject({ refused: 'LOAD_FORWARDED' })
    await load('BindDriver', tito, crewOfExecutor)
    expect(await asks('ConfirmDriver', tania, { reason: 'Motorista sem celular' })).toMatchObject({ refused: 'LOAD_FORWARDED' })
  })
  it('takes it back with the crew gone, while nothing is collected', async () => {
    const { forwards, load, asks, status, bound } = await ready()
    await forwards()
    await load('BindDriver', tito, crewOfExecutor)
    await load('TakeLoadBack', tania)
    expect(await status()).toBe('ASSIGNED_TO_TRANSPORTER')
    await expect(asks('BindDriver', tito, crewOfExecutor)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await bound()
  })
  it('does not take back what is collected', async () => {
    const { forwards, load, asks } = await ready()
    await forwards()
    await load('BindDriver', tito, crewOfExecutor)
    await load('ConfirmDriver', ivo)
    await load('StartCollect', ivo)
    expect(await asks('TakeLoadBack')).toMatchObject({ refused: 'LOAD_NOT_NOW' })
  })
  it('of another load finds nothing, and its carrier cannot forward or take back', async () => {
    const { refusesForward, forwards, asks } = await ready()
    await expect(refusesForward('t1', tito)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await forwards()
    expect(await refusesForward('t1', tito)).toMatchObject({ refused: 'NOT_YOUR_LOAD' })
    expect(await asks('TakeLoadBack', tito)).toMatchObject({ refused: 'NOT_YOUR_LOAD' })
    await expect(refusesForward('t1', rui)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('the carrier that a load was forwarded to', () => {
  it('runs it with its own crew to the end; the hirer and its price stay', async () => {
    const { id, forwards, load } = await ready()
    await forwards()
    await load('BindDriver', tito, crewOfExecutor)
    for (const step of ['ConfirmDriver', 'StartCollect', 'FinishCollect', 'StartTransit', 'ApproachDelivery']) await load(step, ivo)
    const [expected] = await here.events.read(`receipts-${id}-1`)
    expect(expected?.data).toMatchObject({ transporterId: 't1', driverId: 'd3' })
  })
  it('binds no crew of the operator', async () => {
    const { forwards, asks } = await ready()
    await forwards()
    expect(await asks('BindDriver', tito, crewOfOperator)).toMatchObject({ refused: 'DRIVER_UNKNOWN' })
  })
  it('loses it when staff hire another carrier', async () => {
    const { forwards, load, asks } = await ready()
    await forwards()
    expect(await asks('BindTransporterAndDriver', ana, { transporterId: 't1', ...crewOfOperator })).toMatchObject({
      refused: 'LOAD_FORWARDED',
    })
    await load('ChangeTransporter', ana, { transporterId: 't2', reason: 'Direto com quem executa' })
    await expect(asks('TakeLoadBack', tania)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a block after the forwarding', () => {
  const questions = async ({ id }: { readonly id: string }) => {
    await here.execute('load', { ...ana, roles: ['system'] }, { type: 'ReviewHiring', data: { id } })
    return (await here.events.read(`load-${id}`)).findLast(({ type }) => type === 'HiringQuestioned')?.data.checks
  }
  it('of the carrier questions the load, and keeps it from the next step', async () => {
    const trip = await ready()
    await trip.forwards()
    await block('t2')
    expect(await questions(trip)).toMatchObject([{ rule: 'BLOCKED', subjectId: 't2' }])
    expect(await trip.asks('BindDriver', tito, crewOfExecutor)).toMatchObject({ refused: 'CARRIER_SUSPENDED' })
    await trip.load('TakeLoadBack', tania)
    expect(await here.eventTypes(`load-${trip.id}`)).toContain('HiringSettled')
  })
  it('of the operator does so too', async () => {
    const trip = await ready()
    await trip.forwards()
    await block('t1')
    expect(await questions(trip)).toMatchObject([{ rule: 'BLOCKED', subjectId: 't1' }])
    expect(await trip.asks('BindDriver', tito, crewOfExecutor)).toMatchObject({ refused: 'SUBJECT_BLOCKED' })
  })
})
