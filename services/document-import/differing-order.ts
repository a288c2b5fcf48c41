import type { Refusal } from '@embarca/contracts/kit/refusal.ts'
import type { Amounts } from '@embarca/contracts/order/amounts.ts'
import type { OrderEvent } from '@embarca/contracts/order/events.ts'
import { orderLabels } from '@embarca/contracts/order/labels.pt.ts'
import { amountTexts, fieldName, momentText } from '../order/index.ts'

/** What an import found of an order in a launched load: the load, and the events that would change the order. */
export type Differing = { readonly loadId: string; readonly orderId: string; readonly events: readonly OrderEvent[] }

/** Of a refused line: undefined where its order is in no launched load, or says nothing different. */
export const differingIn = ({ refused, detail }: Refusal): Differing | undefined => {
  const { orderId, loadId, events = [] } = (detail ?? {}) as Partial<Differing>
  return refused === 'ORDER_DIFFERS' && loadId && orderId ? { loadId, orderId, events } : undefined
}

const moments = ['collectDate', 'deliveryDate']
/** Persons and places are only named: the observation of a pendency is no place for their data. */
const plain = (field: string, value: unknown): string => {
  if (typeof value !== 'string') return ''
  return moments.includes(field) ? momentText(value) : value
}

const amountsOf = (amounts: Amounts) =>
  amountTexts(amounts).flatMap(({ field, name, amount, text }) => (amount > 0 || field === 'weight' ? `${name}: ${text}` : []))
const textsOf = (event: OrderEvent): readonly string[] => {
  if (event.type === 'OrderAmountsAdded') return [`${orderLabels.event.OrderAmountsAdded}: ${amountsOf(event.data.amounts).join('; ')}`]
  if (event.type !== 'OrderChanged') return [orderLabels.event[event.type]]
  const { orderId: _, mountId: __, source: ___, amounts, cleared = [], ...fields } = event.data
  return [
    ...(amounts ? amountsOf(amounts) : []),
    ...Object.entries(fields).map(([field, value]) => {
      const text = plain(field, value)
      return text ? `${fieldName(field)}: ${text}` : fieldName(field)
    }),
    ...cleared.map((field) => `${fieldName(field)}: vazio`),
  ]
}

/** What the file says of the order, as the observation of a pendency. */
export const differenceText = (code: string, events: readonly OrderEvent[]): string =>
  `Pedido ${code}, no arquivo: ${events.flatMap(textsOf).join('; ')}.`
