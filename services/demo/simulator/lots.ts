import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { transporterLotCommands, transporterLotRoutes } from '@embarca/contracts/lot/routes.ts'
import type { Answering, Offers, TransporterOffer } from './offers.ts'
import { inTens, priceFor } from './price.ts'
import type { Proposals } from './proposals.ts'
import type { SimulationContext } from './simulation-context.ts'
import type { Trips } from './trips.ts'

type Lot = OutputOf<typeof transporterLotRoutes.lot>

/** Kilograms of a full truck. */
const TRUCK = 25_000
const NEVER_COMES = 0.1
const COMES_LATE = 0.2
/** Loads of other kinds that remain possible. */
const SPARE = 15

/** The volume of one truck of a lot. */
const truckOf = ({ measureType, part, remaining, agreement, amountMinimum = 0, amountMaximum = 0 }: Lot): number => {
  const available = agreement?.quota ?? remaining
  const usual = measureType === 'WEIGHT' ? (part >= TRUCK / 5 ? part : TRUCK) : Math.max(1, Math.ceil(available / 8))
  return Math.min(Math.max(usual, amountMinimum), amountMaximum || Number.POSITIVE_INFINITY)
}
/** A number of full trucks, near that share of the volume without an agreement. */
const partOf = (lot: Lot, share: number): number => {
  const truck = truckOf(lot)
  return Math.min(lot.remaining, Math.max(1, Math.round((lot.remaining * share) / truck)) * truck)
}

/** Companies request parts of a lot, and withdraw them truck after truck. */
export const lots = (context: SimulationContext, offers: Offers, trips: Trips, { bargain }: Proposals): Answering => {
  const { tasks, random, pace, roughly, isByHand, attention, company, watch } = context
  const expected = new Set<string>()

  const wantPart = (transporterId: string, id: string, lot: Lot) =>
    company(transporterId).ask(transporterLotCommands.want, { id, quota: partOf(lot, random.wholeNumber(25, 45) / 100) })

  /** Its truck comes after a while, late, or never. */
  const expect = (transporterId: string, loadId: string) => {
    if (expected.has(loadId)) return
    expected.add(loadId)
    trips.hold(loadId)
    if (random.chance(NEVER_COMES)) return
    const soon = isByHand(loadId) ? roughly(pace.hand) : pace.move * random.wholeNumber(4, 30)
    tasks.later(soon * (random.chance(COMES_LATE) ? 5 : 1), () => trips.arrive(transporterId, loadId))
  }

  const withdraw = async (transporterId: string, id: string, lot: Lot) => {
    const { remaining = 0, stopped = true } = lot.agreement ?? {}
    const mayWithdraw = isByHand(id) ? random.chance(0.6) : trips.hasCapacity(SPARE) && random.chance(0.4)
    if (stopped || remaining <= 0 || !mayWithdraw) return
    await company(transporterId).ask(transporterLotCommands.withdraw, { id, amount: Math.min(remaining, truckOf(lot)) })
  }

  const propose = (transporterId: string, offer: TransporterOffer, lot: Lot) => {
    const { measureType, part, pricePerPart } = lot
    const price = pricePerPart ? inTens((pricePerPart * random.wholeNumber(95, 112)) / 100) : undefined
    const kilograms = measureType === 'WEIGHT' ? part : TRUCK / 100
    const quota = partOf(lot, random.wholeNumber(25, 45) / 100)
    bargain(transporterId, offer, roughly(pace.hand) / 4, () => ({ price: price ?? priceFor(offer, random, kilograms), quota }))
  }

  const withdrawNext = async (transporterId: string, offer: TransporterOffer, lot: Lot) => {
    const { loadId } = offer
    const { agreement, withdrawals, remaining } = lot
    for (const { shippingId, statusCode } of withdrawals) if (statusCode === 'ASSIGNED_TO_TRANSPORTER') expect(transporterId, shippingId)
    if (agreement?.status === 'APPROVED') await withdraw(transporterId, loadId, lot)
    else if (agreement || remaining <= 0) return
    else if (offer.hiringType === 'NORMAL') await wantPart(transporterId, loadId, lot)
    else propose(transporterId, offer, lot)
  }

  return {
    most: 4,
    want: (transporterId, offer, wait) => {
      const { loadId } = offer
      const later = attention(loadId)
      let known = ''
      watch(`${transporterId}/${loadId}/lot`, wait, async () => {
        const { ok, body: lot } = await company(transporterId).ask(transporterLotRoutes.lot, { id: loadId })
        if (!ok || lot.status !== 'OPEN' || !offers.has(loadId)) return undefined
        await withdrawNext(transporterId, offer, lot)
        if (lot.agreement?.status === 'REFUSED') return undefined
        const before = known
        known = JSON.stringify([lot.agreement, lot.withdrawals.length])
        return isByHand(loadId) ? later(known !== before) : pace.move * random.wholeNumber(12, 60)
      })
    },
  }
}
