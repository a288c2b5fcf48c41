import type { transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { carriers as fleet } from '../fleet.ts'
import type { SimulationContext } from './simulation-context.ts'

export type TransporterOffer = OutputOf<typeof transporterRoutes.offers>['list'][number]
export type OfferKind = 'NORMAL' | 'AUCTION' | 'LOT' | 'PROPOSALS'
/** How offers of a kind are answered. */
export type Answering = {
  /** Companies that do more than view it. */
  readonly most: number
  /** From how many milliseconds on a company wants it; called again as long as it is offered. */
  readonly want: (transporterId: string, offer: TransporterOffer, wait: number) => void
}
/** An offer, the companies it has reached, and those of them that want it. */
export type TrackedOffer = {
  readonly offer: TransporterOffer
  readonly lastPoll: number
  readonly met: Set<string>
  readonly companies: Set<string>
}

/** An offer that no list showed for this many polls is over. */
const FORGOTTEN_AFTER = 5 * fleet.length

export const kindOf = ({ deliveryType, hiringType }: Pick<TransporterOffer, 'deliveryType' | 'hiringType'>): OfferKind => {
  if (deliveryType === 'LOT') return 'LOT'
  return hiringType === 'NORMAL' || hiringType === 'AUCTION' ? hiringType : 'PROPOSALS'
}

/** The current offers, and the companies that want them. */
export const offersOf = ({ isByHand }: SimulationContext) => {
  const offers = new Map<string, TrackedOffer>()
  let polls = 0
  return {
    has: (loadId: string) => offers.has(loadId),
    /** Updates an offer from a list. */
    note: (offer: TransporterOffer): TrackedOffer => {
      const { met, companies } = offers.get(offer.loadId) ?? { met: new Set<string>(), companies: new Set<string>() }
      const open = { offer, lastPoll: polls, met, companies }
      offers.set(offer.loadId, open)
      return open
    },
    /** Called after a company has read all its offers. */
    looked: () => {
      polls += 1
      for (const [loadId, { lastPoll }] of offers) if (polls - lastPoll > FORGOTTEN_AFTER) offers.delete(loadId)
    },
    forget: (loadId: string) => void offers.delete(loadId),
    /** The company does not want it any more. Answers which still do. */
    drop: (transporterId: string, loadId: string): readonly string[] => {
      const companies = offers.get(loadId)?.companies
      companies?.delete(transporterId)
      return [...(companies ?? [])]
    },
    /** The demo's own offers of a kind that some company wants. */
    wantedOffersOf: (kind: OfferKind): readonly TrackedOffer[] =>
      [...offers.values()].filter(({ offer, companies }) => kindOf(offer) === kind && !isByHand(offer.loadId) && companies.size),
  }
}
export type Offers = ReturnType<typeof offersOf>
