import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { laneOf } from '@embarca/contracts/otif/filters.ts'
import type { Views } from '../kit/read-store.ts'
import { LOADS } from './found-loads.ts'

type Stop = { readonly city: string; readonly state: string; readonly date: string }
type Card = {
  readonly externalId: string
  readonly shipperId: string
  readonly origins: readonly Stop[]
  readonly destinations: readonly Stop[]
}
export type LoadInWords = { readonly company: string; readonly route: string; readonly code: string; readonly collect: string }

/** Day and minute as messages write an instant. */
export const minuteOf = (instant: string): string => formatLocal(instant).slice(0, 16)

/** A load in words that anybody may read: company, cities, code and the collect's instant; undefined before the views know it. */
export const loadInWords = async (views: Views, loadId: string): Promise<LoadInWords | undefined> => {
  const card = await views.get<Card>(LOADS, loadId)
  const [from, to] = [card?.origins[0], card?.destinations.at(-1)]
  if (!card || !from || !to) return undefined
  const shipper = await views.get<{ name: string }>('shipper', card.shipperId)
  return { company: shipper?.name ?? 'Embarca', route: laneOf(from, to), code: card.externalId, collect: minuteOf(from.date) }
}
