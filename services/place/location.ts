import type { PlacePrecision } from '@embarca/contracts/reference/codes.ts'
import { states } from '@embarca/contracts/reference/states.ts'
import type { Point } from '@embarca/contracts/tracking/distance.ts'
import { municipalityOf } from './municipality.ts'

type Address = { readonly city: string; readonly state: string } & { readonly [K in keyof Point]?: Point[K] | undefined }
type Location = Point & { readonly precision: PlacePrecision; readonly ibge?: string }

/**
 * Where an address in an existing state stands (readings o10): pinned by coordinates that come with it, without any at its municipality's
 * seat, and where that is unknown at its state's capital.
 */
export const locationOf = ({ city, state, latitude, longitude }: Address): Location => {
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude, precision: 'PINNED' }
  const seat = municipalityOf(state, city)
  if (seat) return { ibge: seat.ibge, latitude: seat.latitude, longitude: seat.longitude, precision: 'MUNICIPALITY' }
  const [, north, east] = states[state]!
  return { latitude: north, longitude: east, precision: 'STATE' }
}
