import type { InputOf } from '@embarca/contracts/kit/route.ts'
import type { loadRoutes } from '@embarca/contracts/load/routes.ts'
import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import type { PickerOption } from './choices.ts'

type Sent = InputOf<typeof loadRoutes.changeRoute>
export type PlaceOption = PickerOption & { readonly zone: string }
/** A stop being edited: place and time, and what it keeps of the original stop. */
export type RouteStopText = {
  readonly key: string
  readonly place: PlaceOption | undefined
  readonly at: string | undefined
  readonly weight?: number
  readonly cubage?: number
  readonly amount?: number
  readonly observation?: string
  readonly price?: number
  readonly initCollectExpectedDate?: string
  readonly externalId?: string
  readonly deadline?: string
}
export type RouteText = { readonly origins: readonly RouteStopText[]; readonly destinations: readonly RouteStopText[] }
export const MOST_STOPS = 5

const placeOf = ({ placeId, name, city, state, zone }: LoadTerms['origins'][number]['place']): PlaceOption => ({
  id: placeId,
  name,
  zone,
  detail: `${city}, ${state}`,
})
const pickKeptFields = <T extends object>(stop: T, fields: readonly (keyof T)[]) =>
  Object.fromEntries(fields.flatMap((field) => (stop[field] === undefined ? [] : [[field, stop[field]]])))

export const routeText = ({ origins, destinations }: Pick<LoadTerms, 'origins' | 'destinations'>): RouteText => ({
  origins: origins.map((stop) => ({
    ...pickKeptFields(stop, ['weight', 'cubage', 'amount', 'observation', 'price', 'initCollectExpectedDate']),
    key: stop.originId,
    place: placeOf(stop.place),
    at: stop.collectDate,
  })),
  destinations: destinations.map((stop) => ({
    ...pickKeptFields(stop, ['weight', 'cubage', 'amount', 'observation', 'deadline']),
    key: stop.destinationId,
    externalId: stop.orderCode,
    place: placeOf(stop.place),
    at: stop.deliveryDate,
  })),
})

/** The request, or undefined while a place or a time is missing. */
export const routeInput = ({ origins, destinations }: RouteText): Pick<Sent, 'origins' | 'destinations'> | undefined => {
  if ([...origins, ...destinations].some(({ place, at }) => !place || !at)) return undefined
  return {
    origins: origins.map(({ key: _, place, at, externalId: __, deadline: ___, ...rest }) => ({
      ...rest,
      placeId: place!.id,
      collectDate: at!,
    })),
    destinations: destinations.map(({ key: _, place, at, price: __, initCollectExpectedDate: ___, ...rest }) => ({
      ...rest,
      placeId: place!.id,
      deliveryDate: at!,
    })),
  }
}
