import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import type { SharedLoad } from '@embarca/contracts/share/routes.ts'
import type { Estimate } from '@embarca/contracts/tracking/estimate.ts'
import { incidentsForClient } from '../incident/index.ts'
import type { Views } from '../kit/read-store.ts'
import { given } from '../kit/readers.ts'
import { LOADS } from '../shared/found-loads.ts'
import type { Details } from './document.ts'
import { phasesOf, positionOf } from './readers.ts'

type Card = LoadCard & { readonly shipperId: string }
const inTransitStatuses = ['IN_TRANSIT', 'IN_DELIVERY']
/** Rounds degrees to some ten kilometres. */
const coarse = (degrees: number) => Math.round(degrees * 10) / 10
const TEN = 10
const QUARTER = 15 * 60_000
/** Rounds the range outwards to quarters of an hour: some ten kilometres. */
const coarseEstimate = (estimate: Estimate): Estimate => {
  const rounded = (instant: string, round: (quarters: number) => number) =>
    new Date(round(Date.parse(instant) / QUARTER) * QUARTER).toISOString()
  return {
    ...estimate,
    expectedAt: rounded(estimate.expectedAt, Math.round),
    earliest: rounded(estimate.earliest, Math.floor),
    latest: rounded(estimate.latest, Math.ceil),
  }
}

/** A load as anyone with a link may see it. */
export const sharedLoadOf = async (views: Views, loadId: string): Promise<Omit<SharedLoad, 'expiresAt'> | undefined> => {
  const [details, card, incidents] = await Promise.all([
    views.get<Details>('load-details', loadId),
    views.get<Card>(LOADS, loadId),
    incidentsForClient(views, loadId),
  ])
  if (!details?.terms || !card) return undefined
  const shipper = await views.get<{ name: string }>('shipper', card.shipperId)
  const moving = inTransitStatuses.includes(card.statusCode)
  const position = moving ? positionOf(details) : undefined
  return given({
    externalId: card.externalId,
    shipperName: shipper?.name,
    transporterName: card.transporterName,
    status: card.status,
    statusCode: card.statusCode as string,
    updatedAt: card.lastStatusDate,
    origins: card.origins.map(({ city, state, date, reached }) => ({ city, state, date, reached })),
    destinations: card.destinations.map(({ city, state, date, reached }, at) => {
      const arrivedAt = details.drops[at]?.arrivedAt
      return { city, state, date, reached, ...(arrivedAt !== undefined && { arrivedAt }) }
    }),
    timeline: phasesOf(details),
    position: position && { latitude: coarse(position.latitude), longitude: coarse(position.longitude), at: position.at },
    estimate: card.estimate && coarseEstimate(card.estimate),
    risk: card.risk,
    incidents: incidents.length ? incidents : undefined,
    remainingKm: moving && card.remainingKm !== undefined ? Math.round(card.remainingKm / TEN) * TEN : undefined,
  }) as Omit<SharedLoad, 'expiresAt'>
}
