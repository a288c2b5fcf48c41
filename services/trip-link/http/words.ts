import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { laneOf } from '@embarca/contracts/otif/filters.ts'
import { tripLinkLabels } from '@embarca/contracts/trip-link/labels.pt.ts'
import type { TripPreview } from '@embarca/contracts/trip-link/routes.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import { LOADS } from '@embarca/projections/shared/found-loads.ts'

type Stop = { readonly city: string; readonly state: string; readonly date: string }
type Card = {
  readonly externalId: string
  readonly shipperId: string
  readonly origins: readonly Stop[]
  readonly destinations: readonly Stop[]
}
type Trip = { readonly company: string; readonly route: string; readonly code: string; readonly collect: string }

const short = (instant: string) => formatLocal(instant).slice(0, 16)

/** A trip in words that anybody may read: company, cities, code and the collect's instant; undefined before the views know it. */
const wordsOf = async (views: Views, loadId: string): Promise<Trip | undefined> => {
  const card = await views.get<Card>(LOADS, loadId)
  const [from, to] = [card?.origins[0], card?.destinations.at(-1)]
  if (!card || !from || !to) return undefined
  const shipper = await views.get<{ name: string }>('shipper', card.shipperId)
  return { company: shipper?.name ?? 'Embarca', route: laneOf(from, to), code: card.externalId, collect: short(from.date) }
}

/** What anybody may see of a trip. */
export const previewOf = async (views: Views, loadId: string): Promise<TripPreview | undefined> => {
  const words = await wordsOf(views, loadId)
  return words && { company: words.company, route: words.route }
}

/** What a messenger sends with a link; `expiresAt`: ISO 8601 UTC. */
export const messageOf = async (views: Views, loadId: string, link: string, expiresAt: string): Promise<string> => {
  const words = await wordsOf(views, loadId)
  return words ? tripLinkLabels.message({ ...words, link, until: short(expiresAt) }) : link
}
