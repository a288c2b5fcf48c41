import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { columnOf } from '@embarca/contracts/load/codes.ts'
import { shortDateTime, span } from '../../base/date-times.ts'
import { type EstimateLook, estimateLook } from '../../shared/load/estimate-look.ts'

const ADDRESS_LENGTH = 30

/** Cuts an address after 30 characters (specification 1 §2.6). */
export const cutAddress = (address: string): string =>
  address.length > ADDRESS_LENGTH ? `${address.slice(0, ADDRESS_LENGTH).trimEnd()}…` : address

export type CardStop = {
  /** True for a delivery (drawn as a square), false for a collection (a circle). */
  readonly end: boolean
  readonly reached: boolean
  readonly name: string
  readonly place: string
  readonly address: string
  readonly at: string
  /** `há 2 h`, when the expected time passed without an arrival. */
  readonly late?: string
  /** Of the next delivery. */
  readonly estimate?: EstimateLook
  /** The stops behind `(+N)`. */
  readonly furtherStops: readonly { readonly name: string; readonly place: string; readonly at: string }[]
}
type Stop = LoadCard['origins'][number]

const placeOf = (stop: Stop) => (stop.city ? `${stop.city}, ${stop.state}` : cutAddress(stop.address))

/** How late a stop is; only while the load is on the road and has not arrived there. */
export const lateness = (card: LoadCard, stop: Stop, now: number): string | undefined => {
  const passed = now - Date.parse(stop.date)
  return columnOf(card.statusCode) === 'IN_PROGRESS' && !stop.reached && passed > 0 ? `há ${span(passed)}` : undefined
}

const collected = new Set(['IN_COLLECT', 'COLLECT_DONE', 'IN_TRANSIT', 'IN_DELIVERY', 'DELIVERED', 'FINISHED'])

/** The first collection, and the first delivery still to come; the others are behind `(+N)`. */
export const stopsOf = (card: LoadCard, now: number): readonly CardStop[] => {
  const line = (all: readonly Stop[], end: boolean): CardStop[] => {
    const shown = all.find((stop) => end && !stop.reached) ?? all[0]
    if (!shown) return []
    const reached = shown.reached || (!end && collected.has(card.statusCode))
    const late = reached ? undefined : lateness(card, shown, now)
    const estimate = end && !reached ? estimateLook(card, shown.date, now) : undefined
    return [
      {
        end,
        reached,
        name: shown.name,
        place: placeOf(shown),
        address: cutAddress(shown.address),
        at: shown.date ? shortDateTime(shown.date) : '',
        furtherStops: all
          .filter((stop) => stop !== shown)
          .map((stop) => ({ name: stop.name, place: placeOf(stop), at: stop.date ? shortDateTime(stop.date) : '' })),
        ...(late && { late }),
        ...(estimate && { estimate }),
      },
    ]
  }
  return [...line(card.origins, false), ...line(card.destinations, true)]
}
