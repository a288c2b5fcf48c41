import { type Static, type TSchema, Type } from 'typebox'
import { Cents, Id, Instant, Line, Reason, Text } from '../kit/schema.ts'
import { freightTypes } from '../load/codes.ts'
import { EMAIL } from '../share/codes.ts'

const closed = { additionalProperties: false } as const
const hour = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })
const amount = Type.Number({ minimum: -1_000_000_000_000, maximum: 1_000_000_000_000 })
const UF = Type.String({ pattern: '^[A-Z]{2}$' })

/** A delivery place as typed, where no register has it. */
export const TypedPlace = Type.Object(
  {
    name: Line,
    /** CNPJ or CPF. */
    document: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
    commercialName: Type.Optional(Line),
    street: Type.Optional(Line),
    number: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
    district: Type.Optional(Line),
    city: Line,
    state: UF,
    cep: Type.Optional(Type.String({ pattern: '^\\d{5}-?\\d{3}$' })),
    ibge: Type.Optional(Type.String({ pattern: '^\\d{7}$' })),
    latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
    longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  },
  closed,
)
export type TypedPlace = Static<typeof TypedPlace>

/** A note as typed; R192, R194 and R195. */
export const TypedNote = Type.Object(
  {
    nfeKey: Type.Optional(Type.String({ pattern: '^[0-9A-Za-z]{44}$' })),
    series: Type.Optional(Type.String({ pattern: '^\\d{1,3}$' })),
    number: Type.Optional(Type.String({ pattern: '^\\d{1,9}$' })),
    value: Type.Optional(Cents),
  },
  closed,
)
export type TypedNote = Static<typeof TypedNote>

const contact = Type.Object(
  {
    name: Type.Optional(Line),
    phone: Type.Optional(Type.String({ maxLength: 20 })),
    email: Type.Optional(Type.String({ maxLength: 200, pattern: EMAIL })),
  },
  closed,
)
/** Null empties a field; an absent one stays as it is. */
const orNull = <S extends TSchema>(schema: S) => Type.Optional(Type.Union([schema, Type.Null()]))

/** What a planner, a client's program or a line of a file says of an order. Numbers are judged by the decision, each at its field. */
export const orderForm = {
  code: Type.String({ maxLength: 60 }),
  freightType: Type.Optional(Type.Enum(freightTypes)),
  operationGroupId: Type.Optional(Id),
  product: orNull(Line),
  unit: orNull(Line),
  /** Places of the register. */
  collectPlaceId: orNull(Id),
  deliveryPlaceId: Type.Optional(Id),
  delivery: orNull(TypedPlace),
  contact: orNull(contact),
  collectDate: orNull(Instant),
  deliveryDate: orNull(Instant),
  deliveryFrom: orNull(hour),
  deliveryTo: orNull(hour),
  /** Kilograms. */
  weight: Type.Optional(amount),
  /** Cubic metres. */
  cubage: Type.Optional(amount),
  quantity: Type.Optional(amount),
  /** Cents. */
  value: Type.Optional(amount),
  notes: Type.Optional(Type.Array(TypedNote, { maxItems: 100 })),
  observation: orNull(Text),
  tags: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 20 })),
  priority: Type.Optional(Type.Boolean()),
  blocked: Type.Optional(Type.Union([Type.Object({ reason: Reason }, closed), Type.Null()])),
}
const { code: _, ...fields } = orderForm
/** The same for an order that exists. */
export const orderChanges = { code: Type.Optional(orderForm.code), ...fields }
const OrderForm = Type.Object(orderForm)
export type OrderForm = Static<typeof OrderForm>
const OrderChanges = Type.Object(orderChanges)
export type OrderChanges = Static<typeof OrderChanges>
