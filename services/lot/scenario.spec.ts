import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import { withdrawalLoad } from '@embarca/contracts/lot/codes.ts'
import { fold } from '@embarca/services/kit/fold.ts'
import { lotTrip } from '@embarca/tests/stories/lot-trip.ts'
import { people, type World, world } from '@embarca/tests/stories/world.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { lots } from './index.ts'

const { ana, tania, tito, joao } = people
let here: World
beforeEach(async () => {
  here = await world()
})
const refusedOf = (answers: readonly object[]) => answers.map((answer) => (isRefusal(answer) ? answer.refused : 'done'))
const amounts = async (id: string) =>
  fold(lots.fold, await here.events.read(`lot-${id}`)).withdrawals.map(({ amount, status }) => [amount, status])

describe('a lot', () => {
  it('belongs to its load’s author, and so do its withdrawals', async () => {
    const lot = await lotTrip(here)
    await lot.agreed(tania, 60_000)
    const child = await lot.withdrawn(tania, 27_000)
    for (const stream of [`load-${lot.id}`, `lot-${lot.id}`, `load-${child}`]) {
      const [began] = await here.events.read(stream)
      expect([stream, began?.data.authorId]).toEqual([stream, people.ana.userId])
    }
  })
  it('stays in negotiation while its withdrawals are loads of their own', async () => {
    const lot = await lotTrip(here)
    await lot.agreed(tania, 60_000)
    const child = await lot.withdrawn(tania, 27_000)
    expect(child).toBe(withdrawalLoad(lot.id, 'w1'))
    expect(await lot.status()).toBe('NEGOTIATION')
    const [launched, assigned] = await here.events.read(`load-${child}`)
    expect(launched?.data).toMatchObject({
      status: 'ASSIGNED_TO_TRANSPORTER',
      shipperId: 's1',
      terms: {
        externalId: `${lot.externalId}/1`,
        weight: 27_000,
        freightPrice: 540_000,
        deliveryType: 'LOT',
        partOf: { lotId: lot.id, withdrawalId: 'w1' },
        destinations: [{ destinationId: `${child}-d1`, weight: 27_000 }],
      },
    })
    expect(launched?.data.terms).not.toHaveProperty('lot')
    expect(assigned).toMatchObject({ type: 'TransporterAssigned', data: { transporterId: 't1', price: 540_000 } })
  })

  it('is delivered and finished withdrawal by withdrawal, then as a whole', async () => {
    const lot = await lotTrip(here)
    await lot.agreed(tania, 100_000)
    const child = await lot.withdrawn(tania, 100_000)
    expect(await here.ask('load', ana, { type: 'FinishLot', data: { id: lot.id } })).toMatchObject({ refused: 'WITHDRAWALS_UNDER_WAY' })
    await lot.delivered(child)
    expect(await amounts(lot.id)).toEqual([[100_000, 'DELIVERED']])
    await here.execute('load', ana, { type: 'FinishLot', data: { id: lot.id } })
    expect(await lot.status()).toBe('FINISHED')
    expect((await here.eventTypes(`negotiation-${lot.id}`)).at(-1)).toBe('NegotiationClosed')
    expect(await here.ask('lot', tania, { type: 'Withdraw', data: { id: lot.id, amount: 1 } })).toMatchObject({ refused: 'LOT_NOT_NOW' })
    await here.execute('load', ana, { type: 'ReopenLot', data: { id: lot.id, reason: 'Saldo' } })
    expect(await lot.status()).toBe('NEGOTIATION')
    expect((await here.eventTypes(`lot-${lot.id}`)).at(-1)).toBe('LotReopened')
  })

  it('is not canceled while a withdrawal is under way, and comes back with what was agreed', async () => {
    const lot = await lotTrip(here)
    await lot.agreed(tania, 60_000)
    const child = await lot.withdrawn(tania, 27_000)
    const cancel = { type: 'CancelLoad', data: { id: lot.id, reason: 'r' } }
    expect(await here.ask('load', ana, cancel)).toMatchObject({ refused: 'WITHDRAWALS_UNDER_WAY' })
    await here.execute('load', ana, { type: 'CancelDelivery', data: { id: `${child}-1`, reason: 'Quebra' } })
    await here.execute('load', ana, cancel)
    expect(await lot.status()).toBe('CANCELED')
    await here.execute('load', ana, { type: 'ReopenLoad', data: { id: lot.id } })
    expect(await lot.withdrawn(tania, 60_000)).toBe(withdrawalLoad(lot.id, 'w2'))
  })

  it('expires with its load when no transporter wants a part of it, and stays otherwise', async () => {
    const [untouched, requested] = [await lotTrip(here, { externalId: 'A' }), await lotTrip(here, { externalId: 'B' })]
    await here.execute('lot', tania, { type: 'WantPart', data: { id: requested.id, quota: 1000 } })
    await here.wait(72)
    expect([await untouched.status(), await requested.status()]).toEqual(['EXPIRED', 'NEGOTIATION'])
    expect(await here.eventTypes(`lot-${untouched.id}`)).toEqual(['LotOpened', 'LotExpired'])
  })

  it('does not lend the code of a withdrawal to another load', async () => {
    const lot = await lotTrip(here, { externalId: 'LOTE' })
    await lotTrip(here, { externalId: 'LOTE/1' })
    await lot.agreed(tania, 10)
    expect(await here.ask('lot', tania, { type: 'Withdraw', data: { id: lot.id, amount: 1 } })).toEqual({
      refused: 'WITHDRAWAL_CODE_TAKEN',
    })
  })
})

describe('a withdrawal', () => {
  it('is canceled once: its volume comes back once, retries included', async () => {
    const lot = await lotTrip(here)
    await lot.agreed(tania, 30_000)
    const child = await lot.withdrawn(tania, 30_000)
    const cancel = { type: 'CancelDelivery', data: { id: `${child}-1`, reason: 'Quebra' } }
    await Promise.all([here.ask('load', ana, cancel, { key: 'k' }), here.ask('load', ana, cancel, { key: 'k' })])
    expect(await here.ask('load', ana, cancel)).toMatchObject({ refused: 'LOAD_NOT_NOW' })
    await here.reacting.drain()
    expect((await here.eventTypes(`lot-${lot.id}`)).filter((type) => type === 'LotWithdrawalCanceled')).toHaveLength(1)
    expect(await here.ask('load', ana, { type: 'ReopenLoad', data: { id: child } })).toMatchObject({ refused: 'PART_OF_LOT' })
    await lot.withdrawn(tania, 30_000)
    expect(await amounts(lot.id)).toEqual([
      [30_000, 'CANCELED'],
      [30_000, 'UNDER_WAY'],
    ])
  })

  it('that changes its volume changes its load', async () => {
    const lot = await lotTrip(here)
    await lot.agreed(tania, 30_000)
    const child = await lot.withdrawn(tania, 20_000)
    const change = { type: 'ChangeWithdrawal', data: { id: lot.id, shippingLotWithdrawalId: 'w1', amount: '25000' } }
    await here.execute('lot', ana, change)
    expect((await here.events.read(`load-${child}`)).slice(-2)).toMatchObject([
      { type: 'WeightChanged', data: { weight: 25_000 } },
      { type: 'PriceChanged', data: { freightPrice: 500_000 } },
    ])
    await lot.collected(child)
    expect(await here.ask('lot', ana, change)).toMatchObject({ refused: 'WITHDRAWAL_COLLECTED' })
  })

  it('is compared with its share of the lot’s reference value', async () => {
    const lot = await lotTrip(here, { referenceValue: 2_200_000 })
    await lot.agreed(tania, 30_000)
    const child = await lot.withdrawn(tania, 20_000)
    await here.execute('lot', ana, { type: 'ChangeWithdrawal', data: { id: lot.id, shippingLotWithdrawalId: 'w1', amount: '25000' } })
    const events = await here.events.read(`load-${child}`)
    expect([events[0]?.data.terms.referenceValue, events.at(-1)?.data.referenceValue]).toEqual([440_000, 550_000])
  })

  it('stays with its transporter', async () => {
    const lot = await lotTrip(here)
    await lot.agreed(tania, 30_000)
    const child = await lot.withdrawn(tania, 20_000)
    const hand = (type: string, data: object) => here.ask('load', ana, { type, data: { id: child, ...data } })
    expect(await hand('ChangeTransporter', { transporterId: 't2', reason: 'r' })).toEqual({ refused: 'PART_OF_LOT' })
    expect(await hand('UndoAcceptance', {})).toMatchObject({ refused: 'PART_OF_LOT' })
  })

  it('after the collect date is for the next day that begins at its hour', async () => {
    const lot = await lotTrip(here)
    await lot.agreed(tania, 30_000)
    await here.wait(50)
    const child = await lot.withdrawn(tania, 1000)
    const [launched] = await here.events.read(`load-${child}`)
    expect(launched?.recordedAt).toBe('2026-01-07T14:00:00.000Z')
    expect(launched?.data.terms.origins[0].collectDate).toBe('2026-01-08T12:00:00.000Z')
    expect(launched?.data.terms.destinations[0].deliveryDate).toBe('2026-01-10T12:00:00.000Z')
  })

  it('delivered and sent back is under way again', async () => {
    const lot = await lotTrip(here)
    await lot.agreed(tania, 30_000)
    const child = await lot.withdrawn(tania, 1000)
    await lot.delivered(child)
    await here.execute('load', ana, { type: 'ResetStatus', data: { id: child, status: 'IN_TRANSIT' } })
    expect(await amounts(lot.id)).toEqual([[1000, 'UNDER_WAY']])
  })
})

describe('in the same instant', () => {
  it('two withdrawals never take more than the quota', async () => {
    const lot = await lotTrip(here)
    await lot.agreed(tania, 30_000)
    const take = () => here.ask('lot', tania, { type: 'Withdraw', data: { id: lot.id, amount: 20_000 } })
    expect(refusedOf(await Promise.all([take(), take()])).sort()).toEqual(['WITHDRAWAL_ABOVE_QUOTA', 'done'])
    await here.reacting.drain()
    expect(await amounts(lot.id)).toEqual([[20_000, 'UNDER_WAY']])
  })
  it('fifty withdrawals of two transporters keep to both quotas', async () => {
    const lot = await lotTrip(here)
    await lot.agreed(tania, 55_000)
    await lot.agreed(tito, 45_000)
    const take = (i: number) => here.ask('lot', i % 2 ? tania : tito, { type: 'Withdraw', data: { id: lot.id, amount: 10_000 } })
    const answers = refusedOf(await Promise.all(Array.from({ length: 50 }, (_, i) => take(i))))
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(9)
    await here.reacting.drain()
    expect(await here.eventTypes(`load-${withdrawalLoad(lot.id, 'w9')}`)).toEqual(['LoadLaunched', 'TransporterAssigned'])
  })
  it('two agreements never promise more than there is', async () => {
    const lot = await lotTrip(here)
    for (const who of [tania, tito]) await here.execute('lot', who, { type: 'WantPart', data: { id: lot.id, quota: 60_000 } })
    const ids = (await here.events.read(`lot-${lot.id}`)).flatMap(({ data: { lotAgreementId } }) => lotAgreementId ?? [])
    const approve = (lotAgreementId: string) =>
      here.ask('lot', people.bia, { type: 'ApproveAgreement', data: { id: lot.id, lotAgreementId } })
    expect(refusedOf(await Promise.all(ids.map(approve))).sort()).toEqual(['QUOTA_ABOVE_REMAINING', 'done'])
  })
  it('a lot is finished or withdrawn from, never both', async () => {
    for (const first of ['finish', 'withdraw']) {
      const lot = await lotTrip(here, { externalId: first })
      await lot.agreed(tania, 30_000)
      const finish = () => here.ask('load', ana, { type: 'FinishLot', data: { id: lot.id } })
      const withdraw = () => here.ask('lot', tania, { type: 'Withdraw', data: { id: lot.id, amount: 1 } })
      const answers = await Promise.all(first === 'finish' ? [finish(), withdraw()] : [withdraw(), finish()])
      await here.reacting.drain()
      expect(refusedOf(answers).filter((answer) => answer === 'done')).toHaveLength(1)
      expect((await lot.status()) === 'FINISHED').toBe((await amounts(lot.id)).length === 0)
    }
  })
})

it('a carrier binds a driver to a withdrawal as to any load of its own', async () => {
  const lot = await lotTrip(here)
  await lot.agreed(tania, 30_000)
  const child = await lot.withdrawn(tania, 1000)
  await here.execute('load', tania, { type: 'BindDriver', data: { id: child, driverId: 'd1', vehicleIds: ['v1'] } })
  await here.execute('load', joao, { type: 'ConfirmDriver', data: { id: child } })
  await expect(here.ask('load', tito, { type: 'BindDriver', data: { id: child, driverId: 'd3', vehicleIds: ['v3'] } })).rejects.toThrow()
  expect(await here.eventTypes(`receipts-${child}-1`)).toEqual(['ReceiptsExpected'])
})
