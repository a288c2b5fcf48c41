import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { cubageText, weightText } from '@embarca/contracts/kit/measures.ts'
import { integer, money } from '@embarca/contracts/kit/numbers.ts'
import type { Refusal } from '@embarca/contracts/kit/refusal.ts'
import type { OrderEvent } from '@embarca/contracts/order/events.ts'
import { orderLabels } from '@embarca/contracts/order/labels.pt.ts'

/** What an import found of an order in a launched load: the load, and the events that would change the order. */
export type Differing = { readonly loadId: string; readonly events: readonly OrderEvent[] }

/** Of a refused line: undefined where its order is in no launched load, or says nothing different. */
export const differingIn = ({ refused, detail }: Refusal): Differing | undefined => {
  if (refused !== 'ORDER_DIFFERS' || typeof detail?.['loadId'] !== 'string') return undefined
  return { loadId: detail['loadId'], events: (detail['events'] ?? []) as readonly OrderEvent[] }
}

const names: Readonly<Record<string, string>> = orderLabels.column
const moment = (value: unknown) => (typeof value === 'string' ? formatLocal(value).slice(0, 16) : '')
const written: Readonly<Record<string, (value: unknown) => string>> = { collectDate: moment, deliveryDate: moment }
const plain = (value: unknown): string => (typeof value === 'string' ? value : '')

const amountTexts = ({ weight, cubage, quantity, value }: { weight: number; cubage: number; quantity: number; value: number }) => [
  `Peso: ${weightText(weight)}`,
  ...(cubage > 0 ? [`Cubagem: ${cubageText(cubage)}`] : []),
  ...(quantity > 0 ? [`Quantidade: ${integer(quantity)}`] : []),
  ...(value > 0 ? [`Valor: ${money(value)}`] : []),
]
const textsOf = (event: OrderEvent): readonly string[] => {
  if (event.type === 'OrderAmountsAdded') return [`${orderLabels.event.OrderAmountsAdded}: ${amountTexts(event.data.amounts).join('; ')}`]
  if (event.type !== 'OrderChanged') return [orderLabels.event[event.type]]
  const { orderId: _, mountId: __, source: ___, amounts, cleared = [], ...fields } = event.data
  return [
    ...(amounts ? amountTexts(amounts) : []),
    ...Object.entries(fields).map(([field, value]) => {
      const text = (written[field] ?? plain)(value)
      return text ? `${names[field] ?? field}: ${text}` : (names[field] ?? field)
    }),
    ...cleared.map((field) => `${names[field] ?? field}: vazio`),
  ]
}

/** What the file says of the order, as the observation of a pendency. */
export const differenceText = (code: string, events: readonly OrderEvent[]): string =>
  `Pedido ${code}, no arquivo: ${events.flatMap(textsOf).join('; ')}.`
