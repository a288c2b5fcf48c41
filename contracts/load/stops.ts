import { type Static, type TSchema, Type } from 'typebox'
import { Cents, Id, Instant, Text, WholeNumber } from '../kit/schema.ts'
import { placePrecisions } from '../reference/codes.ts'
import { personOfPlace, placeText } from '../reference/person-of-place.ts'
import { HEAVIEST } from './codes.ts'
import { Named } from './offer-terms.ts'

/** A place as it was when the load was launched: later changes of the register do not affect it. */
export const PlaceSnapshot = Type.Object({
  placeId: Id,
  ...personOfPlace,
  name: placeText,
  document: Type.Optional(placeText),
  street: placeText,
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
/** A fiscal note of an order. */
export const OrderNote = Type.Object({
  nfeKey: Type.Optional(Type.String()),
  series: Type.String(),
  number: Type.String(),
  value: Type.Optional(Cents),
})
/** An order by its id and its code. */
export const NamedOrder = Type.Object({ orderId: Id, orderCode: Type.String() })
/** An order of a destination, as it was when it was loaded (readings o11). */
export const LoadOrder = Type.Object({
  ...NamedOrder.properties,
  product: Type.Optional(Type.String()),
  /** Kilograms. */
  weight: Type.Optional(Type.Number({ minimum: 0, maximum: HEAVIEST })),
  /** Cubic metres. */
  cubage: Type.Optional(Type.Number({ minimum: 0, maximum: 100_000 })),
  amount: Type.Optional(WholeNumber),
  /** Of its goods. */
  value: Type.Optional(Cents),
  notes: Type.Array(OrderNote),
})
export type LoadOrder = Static<typeof LoadOrder>

export const Destination = Type.Object({
  destinationId: Id,
  place: PlaceSnapshot,
  deliveryDate: Instant,
  /** The order of this destination, or the first of `orders`: its external id or a generated code. */ orderCode: Type.String(),
  /** Orders of the orders' module; absent where the load was launched by hand. */
  orders: Type.Optional(Type.Array(LoadOrder)),
  deadline: Type.Optional(Type.String()),
  /** The number or key of its fiscal note. */ nfCode: Type.Optional(Type.String()),
  ...carried(Named),
  ...measured,
})

/** The codes of all orders of a destination. */
export const orderCodesAt = ({ orderCode, orders }: { readonly orderCode: string; readonly orders?: readonly LoadOrder[] }): string[] =>
  orders?.length ? orders.map((one) => one.orderCode) : [orderCode]
