import { type Amounts, minus, noAmounts, plus, sumOf } from '@embarca/contracts/order/amounts.ts'
import type { OrderLifecycleStatus } from '@embarca/contracts/order/codes.ts'
import type { OrderEvent, OrderNote } from '@embarca/contracts/order/events.ts'
import type { Evolve } from '../kit/decision.ts'
import type { Fold } from '../kit/fold.ts'

type Created = Extract<OrderEvent, { type: 'OrderCreated' }>['data']
/** What can be edited of an order, besides its code and its amounts. */
export type OrderDetails = Omit<Created, 'orderId' | 'shipperId' | 'authorId' | 'code' | 'amounts' | 'blocked' | 'source' | 'portionOf'>

export type OrderPortion = {
  readonly code: string
  readonly amounts: Amounts
  /** The lot that delivered it. */
  readonly deliveredBy?: { readonly loadId: string; readonly externalId: string } | undefined
}

export type OrderState = OrderDetails & {
  readonly orderId: string
  readonly shipperId: string
  readonly status: OrderLifecycleStatus
  readonly code: string
  /** Another order may have taken the code since. */
  readonly codeReleased?: true
  readonly total: Amounts
  /** Living portions: the code and the amounts that each took. */
  readonly portions: Readonly<Record<string, OrderPortion>>
  /** How many were ever withdrawn. */
  readonly portionCount: number
  readonly portionOf?: Created['portionOf'] | undefined
  readonly blocked?: string | undefined
  readonly mountId?: string | undefined
  readonly loadId?: string | undefined
  /** Lines of files whose amounts were added: digest and line. */
  readonly counted: readonly string[]
}

const unknownOrder: OrderState = {
  orderId: '',
  shipperId: '',
  operationGroupId: '',
  status: 'NEW',
  code: '',
  freightType: 'CIF',
  total: noAmounts,
  portions: {},
  portionCount: 0,
  notes: [],
  tags: [],
  priority: false,
  counted: [],
}

/** What was withdrawn and lives on in portions. */
export const withdrawnOf = ({ portions }: Pick<OrderState, 'portions'>): Amounts =>
  sumOf(Object.values(portions).map(({ amounts }) => amounts))
/** What is left to withdraw, mount or launch: always the total without the living portions. */
export const remainingOf = (order: Pick<OrderState, 'total' | 'portions'>): Amounts => minus(order.total, withdrawnOf(order))

/** One line of one file content. */
export const lineOf = ({
  digest,
  line,
}: {
  readonly digest?: string | undefined
  readonly line?: number | undefined
}): string | undefined => (digest === undefined || line === undefined ? undefined : `${digest}:${line}`)
const counting = (order: OrderState, source: Created['source'] | undefined): readonly string[] => {
  const line = source && lineOf(source)
  return line === undefined ? order.counted : [...order.counted, line]
}

const without = <Thing extends object>(thing: Thing, fields: readonly string[]): Thing =>
  Object.fromEntries(Object.entries(thing).filter(([field]) => !fields.includes(field))) as Thing
const merged = (notes: readonly OrderNote[], more: readonly OrderNote[] = []) => [...notes, ...more]

const evolve: Evolve<{ state: OrderState; event: OrderEvent }> = {
  OrderCreated: (order, { authorId: _, amounts, source, ...data }) => ({
    ...order,
    ...data,
    total: amounts,
    status: data.blocked === undefined ? 'UNBIND' : 'BLOCKED',
    counted: counting(order, source),
  }),
  OrderChanged: (order, { orderId: _, mountId: __, amounts, cleared = [], source: ___, ...data }) => ({
    ...without(order, data.code === undefined ? cleared : [...cleared, 'codeReleased']),
    ...data,
    ...(amounts && { total: amounts }),
  }),
  OrderBlocked: (order, { reason }) => ({ ...order, status: 'BLOCKED', blocked: reason }),
  OrderUnblocked: ({ blocked: _, ...order }) => ({ ...order, status: 'UNBIND' }),
  OrderAmountsAdded: (order, { amounts, notes, source }) => ({
    ...order,
    total: plus(order.total, amounts),
    notes: merged(order.notes, notes),
    counted: counting(order, source),
  }),
  OrderPortionWithdrawn: (order, { portionId, number, code, amounts, status, deliveredBy }) => ({
    ...order,
    status,
    portions: { ...order.portions, [portionId]: { code, amounts, ...(deliveredBy && { deliveredBy }) } },
    portionCount: Math.max(order.portionCount, number),
  }),
  OrderPortionReturned: (order, { portionId }) => ({
    ...order,
    status: order.status === 'SPLIT' ? 'UNBIND' : order.status,
    portions: without(order.portions, [portionId]),
  }),
  OrderMounted: ({ blocked: _, ...order }, { mountId }) => ({ ...order, status: 'MOUNTED', mountId }),
  OrderUnmounted: ({ loadId: _, mountId: __, ...order }) => ({ ...order, status: 'UNBIND' }),
  OrderLaunched: ({ blocked: _, ...order }, { loadId, mountId }) => ({ ...order, status: 'LAUNCHED', loadId, mountId }),
  OrderReleased: ({ loadId: _, mountId: __, ...order }) => ({ ...order, status: 'UNBIND' }),
  OrderDelivered: (order, { loadId }) => ({ ...order, status: 'DELIVERED', loadId }),
  OrderDeliveryReset: (order, { loadId }) => ({ ...order, status: 'LAUNCHED', loadId }),
  OrderCodeReleased: (order) => ({ ...order, codeReleased: true }),
  OrderRemoved: (order) => ({ ...order, status: 'REMOVED' }),
}

export const orderFold: Fold<OrderState> = { initial: unknownOrder, evolve }
