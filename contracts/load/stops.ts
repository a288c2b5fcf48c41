import { type Static, type TSchema, Type } from 'typebox'
import { Cents, Id, Instant, Text, WholeNumber } from '../kit/schema.ts'
import { placePrecisions } from '../reference/codes.ts'
import { HEAVIEST } from './codes.ts'
import { Named } from './offer-terms.ts'

/** A place as it was when the load was launched: later changes of the register do not affect it. */
export const PlaceSnapshot = Type.Object({
  placeId: Id,
  name: Type.String(),
  document: Type.Optional(Type.String()),
  street: Type.String(),
  city: Type.String(),
  state: Type.String(),
  /** IANA zone of the place. */
  zone: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  precision: Type.Optional(Type.Enum(placePrecisions)),
})

export type PlaceSnapshot = Static<typeof PlaceSnapshot>

/** The delivery that a truck goes to next; undefined once it was at all of them. */
export const nextDelivery = <S extends { readonly reached: boolean }>(destinations: readonly S[]): S | undefined =>
  destinations.find(({ reached }) => !reached)

export const measured = {
  /** Kilograms. */
  weight: Type.Optional(Type.Number({ minimum: 0, maximum: HEAVIEST })),
  /** Cubic metres. */
  cubage: Type.Optional(Type.Number({ minimum: 0, maximum: 100_000 })),
  amount: Type.Optional(WholeNumber),
  observation: Type.Optional(Text),
}

/** The cargo of a stop, where it differs from the rest. */
export const carried = <S extends TSchema>(what: S) => ({ productType: Type.Optional(what), unitType: Type.Optional(what) })

export const Origin = Type.Object({
  originId: Id,
  place: PlaceSnapshot,
  collectDate: Instant,
  initCollectExpectedDate: Type.Optional(Instant),
  price: Type.Optional(Cents),
  ...carried(Named),
  ...measured,
})
export const Destination = Type.Object({
  destinationId: Id,
  place: PlaceSnapshot,
  deliveryDate: Instant,
  /** The order of this destination: its external id or a generated code. */ orderCode: Type.String(),
  deadline: Type.Optional(Type.String()),
  /** The number or key of its fiscal note. */ nfCode: Type.Optional(Type.String()),
  ...carried(Named),
  ...measured,
})
