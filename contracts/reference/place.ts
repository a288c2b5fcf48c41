import { type Static, type TObject, Type } from 'typebox'
import { Id } from '../kit/schema.ts'
import { precisionOf } from '../tracking/distance.ts'
import { placePrecisions } from './codes.ts'
import type { placeFields } from './fields.ts'

/** A place in answers: where loads are collected or delivered. */
export const Place = Type.Object({
  id: Id,
  type: Type.String(),
  name: Type.String(),
  document: Type.String(),
  address: Type.Object({ street: Type.String(), district: Type.Optional(Type.String()), city: Type.String(), state: Type.String() }),
  zone: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  precision: Type.Enum(placePrecisions),
})

type Registered = { readonly id: string } & Static<TObject<typeof placeFields>>

/** The same from a command's state and from lists' documents. */
export const placeOf = (place: Registered): Static<typeof Place> => {
  const { id, kind, name, document, street, district, city, state, zone, latitude, longitude } = place
  return {
    ...{ id, type: kind, name, document },
    address: { street, city, state, ...(district !== undefined && { district }) },
    ...{ zone, latitude, longitude, precision: precisionOf(place) },
  }
}
