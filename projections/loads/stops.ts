import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { inOrder } from '@embarca/contracts/load/revised.ts'
import type { PlaceSnapshot } from '@embarca/contracts/load/stops.ts'
import type { DraftForm, LoadTerms } from '@embarca/contracts/load/terms.ts'
import { pointOf } from '@embarca/contracts/tracking/distance.ts'
import type { Static } from 'typebox'
import type { LoadDocument, StopKey } from './document.ts'

type Place = Static<typeof PlaceSnapshot>
type Shown = LoadCard['origins'][number]

type Stop = { readonly shown: Shown; readonly key: StopKey }
type Side = 'origins' | 'destinations'
type Stops = Pick<LoadDocument, Side | 'stops'>

const stopAt = (id: string, place: Place, date: string, key: Partial<StopKey> = {}): Stop => {
  const { placeId, name, document, street, city, state } = place
  return {
    shown: { name, address: street, city, state, date, reached: false },
    key: { id, placeId, point: pointOf(place), ...(document && { document }), ...key },
  }
}
const stopsOf = (origins: readonly Stop[], destinations: readonly Stop[]): Stops => ({
  origins: origins.map(({ shown }) => shown),
  destinations: destinations.map(({ shown }) => shown),
  stops: { origins: origins.map(({ key }) => key), destinations: destinations.map(({ key }) => key) },
})

/** The stops of a load. */
export const routeOf = ({ origins, destinations }: Pick<LoadTerms, Side>): Stops =>
  stopsOf(
    origins.map(({ originId, place, collectDate }) => stopAt(originId, place, collectDate)),
    destinations.map(({ destinationId, place, deliveryDate, orderCode, orders, nfCode }) =>
      stopAt(destinationId, place, deliveryDate, {
        orderCode,
        ...(orders && { orderCodes: orders.map((one) => one.orderCode) }),
        ...(nfCode !== undefined && { nfCode }),
      }),
    ),
  )

/** The stops of a draft; places without a snapshot are left out. */
export const routeOfForm = ({ origins = [], destinations = [] }: DraftForm, places: readonly Place[]): Stops => {
  const known = (id: string, date: string) => {
    const place = places.find(({ placeId }) => placeId === id)
    return place ? [stopAt(id, place, date)] : []
  }
  return stopsOf(
    origins.flatMap(({ placeId, collectDate }) => known(placeId, collectDate)),
    destinations.flatMap(({ placeId, deliveryDate }) => known(placeId, deliveryDate)),
  )
}

/** The dates that a load is sorted by: those of its first stops. */
const firstDates = ({ origins: [first], destinations: [drop] }: Pick<LoadDocument, Side>) => ({
  ...(first && { collectDate: first.date }),
  ...(drop && { deliveryDate: drop.date }),
})

/** The load with one side's stop changed, by its id. */
const withStop = (load: LoadDocument, side: Side, id: string, change: Partial<Shown>): LoadDocument => {
  const keys = load.stops[side]
  return { ...load, [side]: load[side].map((stop, at) => (keys[at]?.id === id ? { ...stop, ...change } : stop)) }
}
/** The load with another date of a stop. */
export const dated = (load: LoadDocument, side: Side, id: string, date: string): LoadDocument => {
  const moved = withStop(load, side, id, { date })
  return { ...moved, ...firstDates(moved) }
}
/** The load after it reached one of its destinations. */
export const reached = (load: LoadDocument, receiptId: string): LoadDocument => withStop(load, 'destinations', receiptId, { reached: true })

/** The load with its destinations in another order. */
export const reordered = (load: LoadDocument, ids: readonly string[]): LoadDocument => {
  const all = load.destinations.map((shown, at) => ({ shown, key: load.stops.destinations[at]! }))
  const sorted = inOrder(all, ids, ({ key }) => key.id)
  const moved = {
    ...load,
    destinations: sorted.map(({ shown }) => shown),
    stops: { ...load.stops, destinations: sorted.map(({ key }) => key) },
  }
  return { ...moved, ...firstDates(moved) }
}

/** The load with another invoice number at a destination. */
export const invoicedAt = (load: LoadDocument, destinationId: string, nfCode: string): LoadDocument => ({
  ...load,
  stops: { ...load.stops, destinations: load.stops.destinations.map((key) => (key.id === destinationId ? { ...key, nfCode } : key)) },
})

/** Documents of its places and codes of its orders, each once. */
export const documentsOf = ({ stops: { origins, destinations } }: Pick<LoadDocument, 'stops'>): readonly string[] => [
  ...new Set([...[...origins, ...destinations].flatMap(({ document }) => document || []), ...destinations.flatMap(ordersOf)]),
]

/** The codes of a destination's orders. */
export const ordersOf = ({ orderCode, orderCodes }: StopKey): readonly string[] => orderCodes ?? (orderCode ? [orderCode] : [])
