import type { transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { carriers as fleet } from '../fleet.ts'
import type { SimulationContext } from './simulation-context.ts'

export type TransporterOffer = OutputOf<typeof transporterRoutes.offers>['list'][number]
export type OfferKind = 'NORMAL' | 'AUCTION' | 'LOT' | 'PROPOSALS'
/** How offers of a kind are answered. */
export type Answering = {
  /** Companies that say more than that they saw it. */
  readonly most: number
  /** A company wants it, from so many milliseconds on; asked again as long as it is offered. */
  readonly want: (transporterId: string, offer: TransporterOffer, wait: number) => void
}
/** An offer, the companies it has reached, and those of them that want it. */
export type TrackedOffer = {
  readonly offer: TransporterOffer
  readonly lastLook: number
  readonly met: Set<string>
  readonly companies: Set<string>
}

/** What nobody was shown for so many looks is offered no more. */
const FORGOTTEN_AFTER = 5 * fleet.length

export const kindOf = ({ deliveryType, hiringType }: Pick<TransporterOffer, 'deliveryType' | 'hiringType'>): OfferKind => {
  if (deliveryType === 'LOT') return 'LOT'
  return hiringType === 'NORMAL' || hiringType === 'AUCTION' ? hiringType : 'PROPOSALS'
}

/** What is offered to the companies now, and who of them wants it. */
export const offersOf = ({ isByHand }: SimulationContext) => {
  const offers = new Map<string, TrackedOffer>()
  let looks = 0
  return {
    has: (loadId: string) => offers.has(loadId),
    /** As it was shown just now. */
    note: (offer: TransporterOffer): TrackedOffer => {
      const { met, companies } = offers.get(offer.loadId) ?? { met: new Set<string>(), companies: new Set<string>() }
      const open = { offer, lastLook: looks, met, companies }
      offers.set(offer.loadId, open)
      return open
    },
    /** A company has looked at everything that it is offered. */
    looked: () => {
      looks += 1
      for (const [loadId, { lastLook }] of offers) if (looks - lastLook > FORGOTTEN_AFTER) offers.delete(loadId)
    },
    forget: (loadId: string) => void offers.delete(loadId),
    /** It does not want it any more. Answers who still does. */
    drop: (transporterId: string, loadId: string): readonly string[] => {
      const companies = offers.get(loadId)?.companies
      companies?.delete(transporterId)
      return [...(companies ?? [])]
    },
    /** The demo's own of a kind that somebody wants. */
    wantedOf: (kind: OfferKind): readonly TrackedOffer[] =>
      [...offers.values()].filter(({ offer, companies }) => kindOf(offer) === kind && !isByHand(offer.loadId) && companies.size),
  }
}
export type Offers = ReturnType<typeof offersOf>
