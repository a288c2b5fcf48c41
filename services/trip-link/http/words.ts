import { tripLinkLabels } from '@embarca/contracts/trip-link/labels.pt.ts'
import type { TripPreview } from '@embarca/contracts/trip-link/routes.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import { loadInWords, minuteOf } from '@embarca/projections/shared/load-in-words.ts'

/** What anybody may see of a trip. */
export const previewOf = async (views: Views, loadId: string): Promise<TripPreview | undefined> => {
  const words = await loadInWords(views, loadId)
  return words && { company: words.company, route: words.route }
}

/** What a messenger sends with a link; `expiresAt`: ISO 8601 UTC. */
export const messageOf = async (views: Views, loadId: string, link: string, expiresAt: string): Promise<string> => {
  const words = await loadInWords(views, loadId)
  return words ? tripLinkLabels.message({ ...words, link, until: minuteOf(expiresAt) }) : link
}
