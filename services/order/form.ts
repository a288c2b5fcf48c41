import { isFiscalKey } from '@embarca/contracts/kit/documents.ts'
import { HEAVIEST } from '@embarca/contracts/load/codes.ts'
import { type AmountField, type Amounts, hasThreeDecimals } from '@embarca/contracts/order/amounts.ts'
import { MOST_CUBAGE, MOST_QUANTITY, MOST_VALUE, orderCodeOf } from '@embarca/contracts/order/codes.ts'
import type { OrderNote } from '@embarca/contracts/order/events.ts'
import type { OrderChanges, TypedNote } from '@embarca/contracts/order/form.ts'
import { states } from '@embarca/contracts/reference/states.ts'
import { distinctTags, isPlausibleInstant } from '../load/index.ts'
import type { FieldFault } from './faults.ts'
import { deliveryFrom, deliveryTyped, isDocument } from './place.ts'
import type { OrderDetails, OrderState } from './state.ts'
import type { NamedLookup } from './types.ts'

type Judge = (value: number) => boolean
const judged = {
  weight: { code: 'ORDER_WEIGHT_INVALID', isValid: (value) => value > 0 && value <= HEAVIEST && hasThreeDecimals(value) },
  cubage: { code: 'ORDER_CUBAGE_INVALID', isValid: (value) => value >= 0 && value <= MOST_CUBAGE && hasThreeDecimals(value) },
  quantity: { code: 'ORDER_QUANTITY_INVALID', isValid: (value) => value >= 0 && value <= MOST_QUANTITY && Number.isInteger(value) },
  value: { code: 'ORDER_VALUE_INVALID', isValid: (value) => value >= 0 && value <= MOST_VALUE && Number.isInteger(value) },
} as const satisfies Record<AmountField, { code: FieldFault['code']; isValid: Judge }>
const amountFields = Object.keys(judged) as AmountField[]

/** The amounts that a form gives; the others as they were. */
export const amountsIn = (form: OrderChanges, before: Amounts): Amounts => ({
  weight: form.weight ?? before.weight,
  cubage: form.cubage ?? before.cubage,
  quantity: form.quantity ?? before.quantity,
  value: form.value ?? before.value,
})

const withZeros = (digits: string | undefined, length: number) => (digits ?? '').padStart(length, '0')
const SERIES = 3
const NUMBER = 9
/** Series and number stand in the key, too. */
const keyParts = (key: string) => ({ series: key.slice(22, 25), number: key.slice(25, 34) })
/** A note as it is stored: series with three digits, number with nine (R194, R195). */
const noteOf = ({ nfeKey: typed, series, number, value }: TypedNote): OrderNote => {
  const nfeKey = typed?.toUpperCase()
  const named = nfeKey ? keyParts(nfeKey) : { series: withZeros(series, SERIES), number: withZeros(number, NUMBER) }
  return { noteId: nfeKey ?? `${named.series}-${named.number}`, ...(nfeKey && { nfeKey }), ...named, ...(value !== undefined && { value }) }
}
export const notesOf = (notes: readonly TypedNote[]): OrderNote[] => notes.map(noteOf)

const isNote = ({ nfeKey, series, number }: TypedNote) =>
  nfeKey === undefined ? series !== undefined && number !== undefined : isFiscalKey(nfeKey.toUpperCase())
const noteFaults = (notes: readonly TypedNote[]): readonly FieldFault[] => {
  const wrong = notes.flatMap((note, at) => (isNote(note) ? [] : [{ code: 'ORDER_NOTE_INVALID', field: `notes.${at}` } as const]))
  if (wrong.length) return wrong
  const ids = notesOf(notes).map(({ noteId }) => noteId)
  return ids.flatMap((id, at) => (ids.indexOf(id) < at ? [{ code: 'ORDER_NOTE_REPEATED', field: `notes.${at}` } as const] : []))
}

const placeFaults = (form: OrderChanges, { collectPlace, deliveryPlace }: NamedLookup): readonly FieldFault[] => [
  ...(form.collectPlaceId && !collectPlace ? [{ code: 'ORDER_PLACE_UNKNOWN', field: 'collectPlaceId' } as const] : []),
  ...(form.deliveryPlaceId && !deliveryPlace ? [{ code: 'ORDER_PLACE_UNKNOWN', field: 'deliveryPlaceId' } as const] : []),
  ...(form.delivery && !states[form.delivery.state] ? [{ code: 'ORDER_STATE_UNKNOWN', field: 'delivery.state' } as const] : []),
  ...(form.delivery?.document !== undefined && !isDocument(form.delivery.document)
    ? [{ code: 'ORDER_DOCUMENT_INVALID', field: 'delivery.document' } as const]
    : []),
]

const windowFault = (from: string | undefined, to: string | undefined): readonly FieldFault[] => {
  if (from === undefined && to === undefined) return []
  return from && to && from < to ? [] : [{ code: 'ORDER_WINDOW_INVALID', field: 'deliveryTo' }]
}
const dateFaults = ({ collectDate, deliveryDate }: Pick<OrderDetails, 'collectDate' | 'deliveryDate'>): readonly FieldFault[] => {
  if (collectDate && !isPlausibleInstant(collectDate)) return [{ code: 'ORDER_DATE_INVALID', field: 'collectDate' }]
  if (deliveryDate && !isPlausibleInstant(deliveryDate)) return [{ code: 'ORDER_DATE_INVALID', field: 'deliveryDate' }]
  return collectDate && deliveryDate && Date.parse(deliveryDate) < Date.parse(collectDate)
    ? [{ code: 'ORDER_DELIVERY_BEFORE_COLLECT', field: 'deliveryDate' }]
    : []
}

const PHONE = /^(\d{8}|\d{10,11})$/
const digits = (typed: string) => typed.replace(/\D/g, '')
const contactFault = ({ contact }: OrderChanges): readonly FieldFault[] =>
  contact?.phone !== undefined && !PHONE.test(digits(contact.phone)) ? [{ code: 'ORDER_CONTACT_INVALID', field: 'contact.phone' }] : []

/** Every fault of a form; `details` is what the order would be. */
export const faultsOf = (form: OrderChanges, details: OrderDetails, named: NamedLookup): readonly FieldFault[] => [
  ...(form.code !== undefined && orderCodeOf(form.code) === '' ? [{ code: 'ORDER_CODE_MISSING', field: 'code' } as const] : []),
  ...(named.isGroup ? [] : [{ code: 'ORDER_GROUP_UNKNOWN', field: 'operationGroupId' } as const]),
  ...placeFaults(form, named),
  ...amountFields.flatMap((field) => {
    const { code, isValid } = judged[field]
    const value = form[field]
    return value === undefined || isValid(value) ? [] : [{ code, field }]
  }),
  ...dateFaults(details),
  ...windowFault(details.deliveryFrom, details.deliveryTo),
  ...noteFaults(form.notes ?? []),
  ...contactFault(form),
]

const instant = (text: string) => (isPlausibleInstant(text) ? new Date(text).toISOString() : text)
/** The contact keeps its id while the name stays: another name is another person. */
const contactOf = (
  typed: NonNullable<OrderChanges['contact']>,
  before: OrderDetails['contact'],
  newId: string,
): OrderDetails['contact'] => {
  const { name, phone, email } = typed
  if (!name && !phone && !email) return undefined
  const contactId = before && before.name === name ? before.contactId : newId
  return { contactId, ...(name && { name }), ...(phone && { phone: digits(phone) }), ...(email && { email }) }
}

/** Left as it was, emptied, or replaced. */
const chosen = <Typed, Stored>(typed: Typed | null | undefined, before: Stored, read: (typed: Typed) => Stored): Stored | undefined =>
  typed === undefined ? before : typed === null ? undefined : read(typed)
const same = <Thing>(thing: Thing): Thing => thing

/** What the order would be after the form. Unknown places and states are faults of their own. */
export const detailsAfter = (form: OrderChanges, before: OrderState, named: NamedLookup, newId: string): OrderDetails => {
  const { shipperId } = before
  const delivery = (): OrderDetails['delivery'] => {
    if (form.deliveryPlaceId) return named.deliveryPlace && deliveryFrom(named.deliveryPlace, shipperId)
    return chosen(form.delivery, before.delivery, (typed) => (states[typed.state] ? deliveryTyped(typed, shipperId) : before.delivery))
  }
  return defined({
    freightType: form.freightType ?? before.freightType,
    operationGroupId: form.operationGroupId ?? before.operationGroupId,
    product: chosen(form.product, before.product, same),
    unit: chosen(form.unit, before.unit, same),
    collect: chosen(form.collectPlaceId, before.collect, () => named.collectPlace),
    delivery: delivery(),
    contact: chosen(form.contact, before.contact, (typed) => contactOf(typed, before.contact, newId)),
    collectDate: chosen(form.collectDate, before.collectDate, instant),
    deliveryDate: chosen(form.deliveryDate, before.deliveryDate, instant),
    deliveryFrom: chosen(form.deliveryFrom, before.deliveryFrom, same),
    deliveryTo: chosen(form.deliveryTo, before.deliveryTo, same),
    notes: form.notes ? notesOf(form.notes) : before.notes,
    observation: chosen(form.observation, before.observation, (text) => text.trim() || undefined),
    tags: form.tags ? distinctTags(form.tags) : before.tags,
    priority: form.priority ?? before.priority,
  })
}

type Defined<Fields> = { [K in keyof Fields]: Exclude<Fields[K], undefined> }
/** Without fields that hold nothing. */
const defined = <Fields extends object>(fields: Fields): Defined<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Fields>
