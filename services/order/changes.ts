import { importLabels } from '@embarca/contracts/import/labels.pt.ts'
import type { OrderFieldChange } from '@embarca/contracts/import/routes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { type Amounts, plus } from '@embarca/contracts/order/amounts.ts'
import type { OrderEvent } from '@embarca/contracts/order/events.ts'
import type { CollectPlace, DeliveryContact, DeliveryPlace } from '@embarca/contracts/order/places.ts'
import type { OrderState } from './state.ts'
import { amountTexts, fieldName, momentText } from './texts.ts'

type Fields = Partial<Omit<OrderState, 'blocked'>>
type Names = { readonly groupName: (id: string) => string }

const consigneeText = ({ company, person, city, state }: DeliveryPlace) => `${(company ?? person)?.name ?? ''}, ${city}/${state}`
const contactText = ({ name, phone, email }: Omit<DeliveryContact, 'contactId'>) => [name, phone, email].filter(Boolean).join(', ')

/** The text of a field; empty where it holds nothing. */
const textOf = (field: string, order: Fields, { groupName }: Names): string => {
  const value = order[field as keyof Fields]
  if (value === undefined) return ''
  switch (field) {
    case 'collect':
      return (value as CollectPlace).name
    case 'delivery':
      return consigneeText(value as DeliveryPlace)
    case 'contact':
      return contactText(value as DeliveryContact)
    case 'collectDate':
      return momentText(value as string, order.collect?.zone)
    case 'deliveryDate':
      return momentText(value as string, order.delivery?.zone)
    case 'notes':
      return (order.notes ?? []).map(({ number }) => number).join(', ')
    case 'tags':
      return (order.tags ?? []).join(', ')
    case 'priority':
      return value ? importLabels.template.yes : importLabels.template.no
    case 'freightType':
      return loadLabels.freightType[value as keyof typeof loadLabels.freightType]
    case 'operationGroupId':
      return groupName(value as string)
    default:
      return String(value)
  }
}

const amountChanges = (before: Amounts, after: Amounts): readonly OrderFieldChange[] => {
  const now = amountTexts(after)
  return amountTexts(before).flatMap(({ name, amount, text }, place) =>
    amount === now[place]!.amount ? [] : [{ name, before: text, after: now[place]!.text }],
  )
}

/** What events change of an order, field by field. */
export const changesIn = (events: readonly OrderEvent[], order: OrderState, names: Names): readonly OrderFieldChange[] =>
  events.flatMap((event): readonly OrderFieldChange[] => {
    switch (event.type) {
      case 'OrderChanged': {
        const { orderId: _, mountId: __, source: ___, amounts, cleared = [], ...fields } = event.data
        const after = { ...order, ...fields, ...Object.fromEntries(cleared.map((field) => [field, undefined])) } as Fields
        const changed = [...Object.keys(fields), ...cleared].map((field) => ({
          name: fieldName(field),
          before: textOf(field, order, names),
          after: textOf(field, after, names),
        }))
        return [...(amounts ? amountChanges(order.total, amounts) : []), ...changed]
      }
      case 'OrderAmountsAdded': {
        const { amounts, notes = [] } = event.data
        const after = { ...order, notes: [...order.notes, ...notes] }
        const noted = { name: fieldName('notes'), before: textOf('notes', order, names), after: textOf('notes', after, names) }
        return [...amountChanges(order.total, plus(order.total, amounts)), ...(notes.length ? [noted] : [])]
      }
      case 'OrderBlocked':
        return [{ name: fieldName('blocked'), before: order.blocked ?? '', after: event.data.reason }]
      case 'OrderUnblocked':
        return [{ name: fieldName('blocked'), before: order.blocked ?? '', after: '' }]
      default:
        return []
    }
  })
