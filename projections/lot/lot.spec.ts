import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { LotEvent } from '@embarca/contracts/lot/events.ts'
import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { loadScript, terms } from '@embarca/tests/stories/load-script.ts'
import { expect, it } from 'vitest'
import { transporterLotReaders } from './carrier-readers.ts'
import { lotReaders } from './readers.ts'

const norte = { transporterId: 't1', transporterName: 'TransNorte' }
const sul = { transporterId: 't2', transporterName: 'Sulista' }

/** A lot of 100 t: 60 for one transporter, 30 proposed by another; two withdrawals of 20 t, a day apart, one of them on the road. */
const recordLot = () => {
  const recorder = eventRecorder()
  const lot = loadScript(recorder, 'L1', { deliveryType: 'LOT' })
  lot.recordOnLoad('LoadLaunched', {
    shipperId: 's1',
    operationGroupId: 'g1',
    status: 'NEGOTIATION',
    terms: terms({ deliveryType: 'LOT' }),
  })
  lot.recordOnLoad('LoadOffered', {
    status: 'NEGOTIATION',
    offeredAt: '2026-01-05T12:00:00.000Z',
    deadline: '2026-01-06T12:00:00.000Z',
    target: terms().target,
  })
  const recordOnLot = (type: LotEvent['type'], data: object = {}, at?: string) =>
    recorder.recordEvent('lot-L1', { type, data: { loadId: 'L1', ...data } }, {}, at)
  recordOnLot('LotOpened', {
    shipperId: 's1',
    operationGroupId: 'g1',
    externalId: 'CG-20377',
    measureType: 'WEIGHT',
    total: 100_000,
    part: 1000,
    deadline: '',
  })
  const wants = (lotAgreementId: string, who: typeof norte, quota: number) =>
    recordOnLot('LotAgreementProposed', { lotAgreementId, ...who, quota, price: 20_000, approvalRequired: false })
  const took = (number: number, at: string) =>
    recordOnLot(
      'LotWithdrawn',
      { withdrawalId: `w${number}`, lotAgreementId: 'a1', ...norte, externalId: `CG-20377/${number}`, amount: 20_000, price: 400_000 },
      at,
    )
  wants('a1', norte, 60_000)
  recordOnLot('LotAgreementApproved', { lotAgreementId: 'a1', transporterId: 't1', quota: 60_000 })
  wants('a2', sul, 30_000)
  took(1, '2026-01-06T12:00:00.000Z')
  loadScript(recorder, 'L1-w1', { deliveryType: 'LOT', partOf: { lotId: 'L1', withdrawalId: 'w1' } }).underway()
  took(2, '2026-01-07T12:00:00.000Z')
  return { ...recorder, recordOnLot }
}
const carrier = (transporterId: string): Partial<Actor> => ({
  shipperId: 'embarca',
  operationGroups: [],
  roles: ['transporter_operator'],
  transporterId,
})

it('shows a whole lot: its promised, withdrawn and remaining amounts, and when it will be empty', async () => {
  const context = await queryContext(recordLot().log)
  expect(await lotReaders.lot({ id: 'L1' }, context)).toMatchObject({
    ...{ status: 'OPEN', total: 100_000, allocated: 60_000, withdrawn: 40_000, delivered: 0, remaining: 60_000, flLotCanClose: false },
    agreements: [
      { transporterName: 'TransNorte', status: 'APPROVED', quota: 60_000, withdrawn: 40_000, remaining: 20_000, stopped: false },
      { transporterName: 'Sulista', status: 'PENDING', withdrawn: 0, remaining: 30_000 },
    ],
    burnDown: [{ remaining: 100_000 }, { remaining: 80_000 }, { remaining: 60_000 }],
    // 20 t in the two days since the first withdrawal: six more days for the rest.
    projectedEnd: '2026-01-14T12:00:00.000Z',
  })
  expect(await lotReaders.lot({ id: 'L1' }, await queryContext(recordLot().log, { operationGroups: ['g2'] }))).toBeUndefined()
})

it("shows the status of each withdrawal's load, latest first", async () => {
  const answer = (await lotReaders.withdrawals({ id: 'L1' }, await queryContext(recordLot().log))) as { list: object[] }
  expect(answer.list).toMatchObject([
    { shippingLotWithdrawalId: 'w2', shippingId: 'L1-w2', deliveryId: 'L1-w2-1', statusCode: '', status: 'Retirada solicitada' },
    {
      shippingLotWithdrawalId: 'w1',
      statusCode: 'IN_TRANSIT',
      status: 'Em trânsito',
      driverName: 'João Almeida',
      vehiclePrimaryPlate: 'RQK3D41',
    },
  ])
})

it('returns a canceled volume, and may close once everything has arrived', async () => {
  const { recordOnLot, log } = recordLot()
  recordOnLot('LotWithdrawalCanceled', { withdrawalId: 'w2', transporterId: 't1', reason: 'Quebra' })
  recordOnLot('LotWithdrawalDelivered', { withdrawalId: 'w1', transporterId: 't1' })
  const context = await queryContext(log)
  expect(await lotReaders.lot({ id: 'L1' }, context)).toMatchObject({
    withdrawn: 20_000,
    delivered: 20_000,
    remaining: 80_000,
    flLotCanClose: true,
  })
  expect(await lotReaders.byTransporter({ id: 'L1', transporterId: 't1' }, context)).toMatchObject({
    agreement: { withdrawn: 20_000, delivered: 20_000, remaining: 40_000 },
    withdrawals: [{ status: 'Cancelada', canceledReason: 'Quebra' }, {}],
  })
  expect(await lotReaders.reductions({ id: 'L1' }, context)).toMatchObject([{ transporterId: 't1' }])
})

it('shows a transporter its own part, and of the others only the amount they left', async () => {
  const lot = async (transporterId: string) =>
    transporterLotReaders.lot({ id: 'L1' }, await queryContext(recordLot().log, carrier(transporterId)))
  expect(await lot('t1')).toMatchObject({
    agreement: { quota: 60_000 },
    remaining: 40_000,
    withdrawals: [{ statusCode: 'IN_TRANSIT' }, {}],
  })
  expect(await lot('t2')).toMatchObject({
    status: 'OPEN',
    part: 1000,
    agreement: { status: 'PENDING' },
    remaining: 40_000,
    withdrawals: [],
  })
  expect(await lot('t3')).toBeUndefined()
})
