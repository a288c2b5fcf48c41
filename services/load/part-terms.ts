import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import { drawnOrders, type OrderDraw } from '@embarca/contracts/lot/draws.ts'
import type { PartLaunch } from '@embarca/contracts/lot/load-routes.ts'
import { measureOf, shareOfAmounts, totalOf } from '@embarca/contracts/lot/volume.ts'
import { earlier, firstCollect } from './instants.ts'

type Stops = Pick<LoadTerms, 'origins' | 'destinations'>
/** The same stops with a share of the cargo. */
export const shareOf = ({ origins, destinations }: Stops, share: number): Stops => ({
  origins: origins.map((origin) => ({ ...origin, ...shareOfAmounts(origin, share) })),
  destinations: destinations.map((destination) => ({ ...destination, ...shareOfAmounts(destination, share) })),
})

/** The stops of a withdrawal whose lot is from orders: the only destination has what was drawn on them. */
export const withDraws = ({ origins, destinations }: Stops, lotTerms: LoadTerms, draws: readonly OrderDraw[] | undefined): Stops => {
  const orders = draws && drawnOrders(lotTerms, draws)
  const [first] = orders ?? []
  return {
    origins,
    destinations: first
      ? destinations.map((destination) => ({ ...destination, orderCode: first.orderCode, orders: orders! }))
      : destinations,
  }
}

/** The reference value of a share of the volume. */
export const referenceFor = ({ referenceValue }: Pick<LoadTerms, 'referenceValue'>, share: number) =>
  referenceValue === undefined ? {} : { referenceValue: Math.round(referenceValue * share) }

const DAY = 86_400_000

/** After the lot's first collect date, its days move to the next one that begins at its hour: a new withdrawal is never late. */
const moved = ({ origins, destinations }: Stops, now: string): Stops => {
  const first = firstCollect({ origins })
  const late = earlier(first, now) ? Math.ceil((Date.parse(now) - Date.parse(first)) / DAY) * DAY : 0
  const later = (at: string) => new Date(Date.parse(at) + late).toISOString()
  return {
    origins: origins.map(({ initCollectExpectedDate: from, collectDate, ...origin }) => ({
      ...origin,
      collectDate: later(collectDate),
      ...(from && { initCollectExpectedDate: later(from) }),
    })),
    destinations: destinations.map(({ deliveryDate, ...destination }) => ({ ...destination, deliveryDate: later(deliveryDate) })),
  }
}

/** The terms of a withdrawal: the lot's for its part of the volume, with stops of its own. */
export const partTermsOf = (
  lotTerms: LoadTerms,
  { id, lotId, withdrawalId, externalId, amount, price, draws }: Omit<PartLaunch, 'transporterId' | 'transporterName'>,
  now: string,
): LoadTerms => {
  const {
    lot: _,
    mountId: ________,
    auction: __,
    duration: ___,
    launchDate: ____,
    settled: _____,
    replicate: ______,
    batchId: _______,
    ...agreed
  } = lotTerms
  const share = amount / totalOf(lotTerms)
  const { origins, destinations } = moved(withDraws(shareOf(lotTerms, share), lotTerms, draws), now)
  return {
    ...agreed,
    externalId,
    freightPrice: price,
    ...referenceFor(lotTerms, share),
    approvalRequired: false,
    ...(measureOf(lotTerms) === 'weight' && { weight: amount }),
    origins: origins.map((origin, i) => ({ ...origin, originId: `${id}-o${i + 1}` })),
    destinations: destinations.map((destination, i) => ({ ...destination, destinationId: `${id}-d${i + 1}` })),
    partOf: { lotId, withdrawalId },
  }
}
