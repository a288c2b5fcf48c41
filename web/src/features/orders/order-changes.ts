import type { OrderChanges } from '@embarca/contracts/order/form.ts'
import type { OrderView } from '@embarca/contracts/order/views.ts'

/** What the dialog changes of an order, as it is typed. */
export type OrderFields = {
  readonly collectDate: string | undefined
  readonly deliveryDate: string | undefined
  /** Kilograms, cubic metres, units and cents. */
  readonly weight: number | undefined
  readonly cubage: number | undefined
  readonly quantity: number | undefined
  readonly value: number | undefined
  readonly product: string
  /** The reason; empty: not blocked. */
  readonly blocked: string
  readonly observation: string
  readonly priority: boolean
}

const unlessNone = (amount: number) => (amount > 0 ? amount : undefined)
export const fieldsOf = ({
  collectDate,
  deliveryDate,
  total,
  product = '',
  blocked = '',
  observation = '',
  priority,
}: OrderView): OrderFields => ({
  ...{ collectDate, deliveryDate, product, blocked, observation, priority },
  weight: total.weight,
  cubage: unlessNone(total.cubage),
  quantity: unlessNone(total.quantity),
  value: unlessNone(total.value),
})

const amounts = ['weight', 'cubage', 'quantity', 'value'] as const
const texts = ['product', 'observation'] as const
const dates = ['collectDate', 'deliveryDate'] as const

/** Only what differs, so that two people who change different fields keep both; undefined: nothing does. */
export const changesOf = (before: OrderFields, after: OrderFields): OrderChanges | undefined => {
  const differs = (name: keyof OrderFields) => before[name] !== after[name]
  const changes = Object.fromEntries([
    ...amounts.filter(differs).map((name) => [name, after[name] ?? 0]),
    ...texts.filter((name) => before[name] !== after[name].trim()).map((name) => [name, after[name].trim() || null]),
    ...dates.filter(differs).map((name) => [name, after[name] ?? null]),
    ...(before.blocked === after.blocked.trim() ? [] : [['blocked', after.blocked.trim() ? { reason: after.blocked.trim() } : null]]),
    ...(differs('priority') ? [['priority', after.priority]] : []),
  ])
  return Object.keys(changes).length > 0 ? (changes as OrderChanges) : undefined
}
