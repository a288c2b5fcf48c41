import { isCnpj, isCpf, lettersAndDigits } from '@embarca/contracts/kit/documents.ts'
import type { TypedPlace } from '@embarca/contracts/order/form.ts'
import type { CollectPlace, DeliveryPlace } from '@embarca/contracts/order/places.ts'
import type { PlacePrecision } from '@embarca/contracts/reference/codes.ts'
import { states } from '@embarca/contracts/reference/states.ts'
import { precisionOf } from '@embarca/contracts/tracking/distance.ts'
import { locationOf, personIdOf, personOf } from '../place/index.ts'

type Entry = {
  readonly id: string
  readonly shipperId: string
  readonly personId?: string
  readonly name: string
  readonly document?: string
  readonly street?: string
  readonly district?: string
  readonly city: string
  readonly state: string
  readonly ibge?: string
  readonly zone: string
  readonly latitude: number
  readonly longitude: number
  readonly precision?: PlacePrecision
}

/** A place of the register as an order keeps it: later changes of the register do not reach it. */
export const placeFrom = (entry: Entry): CollectPlace => {
  const { id, name, document, street, district, city, state, ibge, zone, latitude, longitude } = entry
  return {
    ...{ placeId: id, name, city, state, zone, latitude, longitude, precision: precisionOf(entry) },
    ...personOf(entry),
    ...(document && { document }),
    ...(street && { street }),
    ...(district && { district }),
    ...(ibge && { ibge }),
  }
}

type Consignee = Omit<TypedPlace, 'city' | 'state' | 'cep' | 'ibge' | 'latitude' | 'longitude'>
type Where = Omit<DeliveryPlace, 'company' | 'person'>
/** What a place says without saying where a person lives: the municipality. */
const withoutHome = ({ cep: _, ...where }: Where): Where =>
  where.precision === 'PINNED' ? { ...where, ...locationOf({ city: where.city, state: where.state }) } : where
const homeOf = ({ cep, precision, latitude, longitude }: Where) => ({
  ...(cep && { cep }),
  ...(precision === 'PINNED' && { point: `${latitude},${longitude}` }),
})
/** By a CPF it is a person, whose data is sealed, and where the person lives. */
const consigned = (where: Where, { document: typed, ...consignee }: Consignee, shipperId: string): DeliveryPlace => {
  const document = typed && lettersAndDigits(typed)
  return document && isCpf(document)
    ? { ...withoutHome(where), person: { ...consignee, ...homeOf(where), document, personId: personIdOf(shipperId, document) } }
    : { ...where, company: { ...consignee, ...(document && { document }) } }
}

export const deliveryFrom = (place: CollectPlace, shipperId: string): DeliveryPlace => {
  const { personId: _, name, document, street, number, district, ...where } = place
  const consignee = {
    name,
    ...(document && { document }),
    ...(street && { street }),
    ...(number && { number }),
    ...(district && { district }),
  }
  return consigned(where, consignee, shipperId)
}

export const isDocument = (typed: string): boolean => isCnpj(lettersAndDigits(typed)) || isCpf(lettersAndDigits(typed))

/** A typed place, in a state that exists. */
export const deliveryTyped = (typed: TypedPlace, shipperId: string): DeliveryPlace => {
  const { city, state, cep, ibge, latitude: _, longitude: __, ...consignee } = typed
  const where: Where = {
    ...{ city, state, zone: states[state]![0] },
    ...(ibge && { ibge }),
    ...locationOf(typed),
    ...(cep && { cep: cep.replace('-', '') }),
  }
  return consigned(where, consignee, shipperId)
}
