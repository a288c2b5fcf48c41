import type { PlaceSnapshot } from '@embarca/contracts/load/stops.ts'
import type { DraftForm, LoadTerms } from '@embarca/contracts/load/terms.ts'
import type { Static } from 'typebox'

type Place = Static<typeof PlaceSnapshot>

/** A place of a load's route, with what a search needs of it. */
export type Stop = {
  readonly id: string
  readonly placeId: string
  readonly name: string
  readonly document?: string
  readonly city: string
  readonly state: string
  readonly date: string
  /** Of a destination: its order, and the number of its fiscal note. */
  readonly orderCode?: string
  readonly nfCode?: string
}
export type Route = { readonly origins: readonly Stop[]; readonly destinations: readonly Stop[] }

const stop = (id: string, { placeId, name, document, city, state }: Place, date: string): Stop => ({
  id,
  placeId,
  name,
  city,
  state,
  date,
  ...(document && { document }),
})

export const routeOf = ({ origins, destinations }: Pick<LoadTerms, 'origins' | 'destinations'>): Route => ({
  origins: origins.map(({ originId, place, collectDate }) => stop(originId, place, collectDate)),
  destinations: destinations.map(({ destinationId, place, deliveryDate, orderCode, nfCode }) => ({
    ...stop(destinationId, place, deliveryDate),
    orderCode,
    ...(nfCode !== undefined && { nfCode }),
  })),
})

/** Of a draft; places it names without a snapshot are left out. */
export const routeOfForm = ({ origins = [], destinations = [] }: DraftForm, places: readonly Place[]): Route => {
  const stopAt = (id: string, date: string) => {
    const place = places.find(({ placeId }) => placeId === id)
    return place ? [stop(id, place, date)] : []
  }
  return {
    origins: origins.flatMap(({ placeId, collectDate }) => stopAt(placeId, collectDate)),
    destinations: destinations.flatMap(({ placeId, deliveryDate }) => stopAt(placeId, deliveryDate)),
  }
}

/** The stops with one of them changed. */
export const changed = (stops: readonly Stop[], id: string, by: Partial<Stop>): readonly Stop[] =>
  stops.map((one) => (one.id === id ? { ...one, ...by } : one))
