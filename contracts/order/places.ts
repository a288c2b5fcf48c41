import { type Static, Type } from 'typebox'
import { personalText } from '../kit/personal.ts'
import { Id } from '../kit/schema.ts'
import { placePrecisions } from '../reference/codes.ts'
import { personOfPlace, placeText } from '../reference/person-of-place.ts'
import { pointIn } from '../tracking/distance.ts'

/** Where a place is, of a company and of a person alike. */
const location = {
  /** Of the register; absent: no register knows it. */
  placeId: Type.Optional(Id),
  city: Type.String(),
  /** UF. */
  state: Type.String(),
  /** Eight digits. */
  cep: Type.Optional(Type.String()),
  ibge: Type.Optional(Type.String()),
  /** IANA zone of the place. */
  zone: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  precision: Type.Enum(placePrecisions),
}
const address = { street: Type.Optional(Type.String()), number: Type.Optional(Type.String()), district: Type.Optional(Type.String()) }

export const CollectPlace = Type.Object({
  ...location,
  ...personOfPlace,
  name: placeText,
  document: Type.Optional(placeText),
  street: Type.Optional(placeText),
  number: Type.Optional(placeText),
  district: Type.Optional(placeText),
})
export type CollectPlace = Static<typeof CollectPlace>

/** A consignee: a company by its CNPJ, or a person by a CPF, whose data is sealed under a subject of its own (readings o5). */
export const DeliveryPlace = Type.Object({
  ...location,
  company: Type.Optional(
    Type.Object({
      name: Type.String(),
      document: Type.Optional(Type.String()),
      commercialName: Type.Optional(Type.String()),
      ...address,
    }),
  ),
  person: Type.Optional(
    Type.Object({
      personId: Id,
      name: personalText('personId'),
      document: personalText('personId'),
      commercialName: Type.Optional(personalText('personId')),
      street: Type.Optional(personalText('personId')),
      number: Type.Optional(personalText('personId')),
      district: Type.Optional(personalText('personId')),
      cep: Type.Optional(personalText('personId')),
      /** `latitude,longitude` of the home, where it was given; the place itself then stands at the seat of its municipality. */
      point: Type.Optional(personalText('personId')),
    }),
  ),
})
export type DeliveryPlace = Static<typeof DeliveryPlace>

/** Whom one talks to at the delivery place. */
export const DeliveryContact = Type.Object({
  contactId: Id,
  name: Type.Optional(personalText('contactId')),
  /** Digits. */
  phone: Type.Optional(personalText('contactId')),
  email: Type.Optional(personalText('contactId')),
})
export type DeliveryContact = Static<typeof DeliveryContact>

/** A place in answers, of a company and of a person alike. */
export const OrderPlace = Type.Object({
  ...location,
  name: Type.String(),
  document: Type.Optional(Type.String()),
  commercialName: Type.Optional(Type.String()),
  ...address,
})
export type OrderPlace = Static<typeof OrderPlace>

/** A delivery place as it is read: company and person alike. */
export const openPlace = ({ company, person, ...where }: DeliveryPlace): OrderPlace => {
  if (!person) return { ...where, ...(company ?? { name: '' }) }
  const { personId: _, point, ...fields } = person
  const home = point === undefined ? undefined : pointIn(point)
  return { ...where, ...fields, ...(home && { ...home, precision: 'PINNED' }) }
}
