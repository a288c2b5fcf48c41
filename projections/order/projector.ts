import { type Amounts, minus, plus, sumOf } from '@embarca/contracts/order/amounts.ts'
import type { OrderStatus } from '@embarca/contracts/order/codes.ts'
import type { OrderEvent } from '@embarca/contracts/order/events.ts'
import { openPlace } from '@embarca/contracts/order/places.ts'
import type { OrderView } from '@embarca/contracts/order/views.ts'
import type { Projector, SharedStep } from '../kit/projector.ts'

export const ORDERS = 'order'

type Stored = Omit<OrderView, 'id' | 'revision' | 'withdrawn' | 'remaining'>
/** An order with the fields that lists ask for. */
export type OrderDocument = Stored & {
  readonly orderId: string
  readonly shipperId: string
  readonly revision: number
  /** It was not removed. */
  readonly isLive: boolean
  readonly isBlocked: boolean
  readonly collectPlaceId: string
  readonly deliveryPlaceId: string
  readonly consignee: string
  readonly commercialName: string
  readonly collectName: string
  readonly UF: string
  readonly city: string
  readonly precision: string
  readonly importId: string
  /** Kilograms that remain. */
  readonly weight: number
  readonly noteNumbers: readonly string[]
  readonly nfeKeys: readonly string[]
  /** Empty while there is no date: it sorts first. */
  readonly collectOn: string
  readonly deliverOn: string
}

type Step<Data = unknown> = SharedStep<OrderDocument, Data>
const withStatus =
  (status: OrderStatus): Step =>
  (order) =>
    order && { ...order, status }
const unbound = ({ mountId: _, loadId: __, externalId: ___, ...order }: OrderDocument) => order as OrderDocument
const without = (order: OrderDocument, fields: readonly string[]): OrderDocument =>
  Object.fromEntries(Object.entries(order).filter(([field]) => !fields.includes(field))) as OrderDocument

export const withdrawnOf = ({ portions }: Pick<OrderDocument, 'portions'>): Amounts => sumOf(portions.map(({ amounts }) => amounts))

/** What the recorded fields say, places and contact as they are read. */
const opened = ({ delivery, contact, ...fields }: Partial<Extract<OrderEvent, { type: 'OrderCreated' }>['data']>) => {
  const { contactId: _, ...reached } = contact ?? { contactId: '' }
  return { ...fields, ...(delivery && { delivery: openPlace(delivery) }), ...(contact && { contact: reached }) }
}

/** Filters that are combined; a page by delivery date tests them without reading the orders. */
const filtered = ['freightType', 'collectPlaceId', 'deliveryPlaceId', 'commercialName', 'UF', 'city', 'product', 'isBlocked', 'collectOn']

export const orderProjector: Projector<OrderDocument, OrderEvent> = {
  spec: {
    view: ORDERS,
    version: 3,
    fields: {
      ...{ shipperId: 'text', operationGroupId: 'text', isLive: 'boolean', isBlocked: 'boolean', status: 'text', code: 'text' },
      ...{ freightType: 'text', collectPlaceId: 'text', deliveryPlaceId: 'text', commercialName: 'text', UF: 'text', city: 'text' },
      ...{ product: 'text', precision: 'text', importId: 'text', weight: 'number', collectOn: 'text', deliverOn: 'text' },
      ...{ tags: 'many', noteNumbers: 'many', nfeKeys: 'many' },
    },
    indexes: [
      ['shipperId', 'operationGroupId', 'isLive', 'deliverOn', 'id', ...filtered],
      ['shipperId', 'operationGroupId', 'isLive', 'code'],
      ['shipperId', 'operationGroupId', 'isLive', 'weight'],
      ['shipperId', 'operationGroupId', 'status', 'deliverOn', 'id', ...filtered],
      ['shipperId', 'code'],
    ],
    counters: [
      ['shipperId', 'operationGroupId', 'isLive', 'collectPlaceId'],
      ['shipperId', 'operationGroupId', 'isLive', 'deliveryPlaceId'],
      ['shipperId', 'operationGroupId', 'isLive', 'commercialName'],
    ],
    search: { words: ['code', 'product', 'consignee', 'commercialName', 'collectName', 'city'], parts: ['code', 'nfeKeys', 'noteNumbers'] },
  },
  scope: 'group',
  notifies: 'change',
  id: ({ stream }) => /^order-(.+)$/.exec(stream)?.[1],
  on: {
    OrderCreated: (_, { data, occurredAt }) => {
      const { orderId, shipperId, authorId: __, amounts, blocked, source, portionOf, code, freightType, operationGroupId, ...fields } = data
      const { notes, tags, priority, ...more } = fields
      return {
        ...{ orderId, shipperId, code, freightType, operationGroupId, notes, tags, priority, source },
        ...opened(more),
        status: blocked === undefined ? 'UNBIND' : 'BLOCKED',
        ...(blocked !== undefined && { blocked }),
        ...(portionOf && { originId: portionOf.orderId }),
        ...{ total: amounts, portions: [], createdAt: occurredAt },
      } as unknown as OrderDocument
    },
    OrderChanged: (order, { data: { orderId: _, mountId: __, amounts, cleared = [], source: ___, ...fields } }) =>
      order && { ...without(order, cleared), ...(opened(fields) as Partial<OrderDocument>), ...(amounts && { total: amounts }) },
    OrderBlocked: (order, { data: { reason } }) => order && { ...order, status: 'BLOCKED', blocked: reason },
    OrderUnblocked: (order) => order && { ...without(order, ['blocked']), status: 'UNBIND' },
    OrderAmountsAdded: (order, { data: { amounts, notes = [] } }) =>
      order && { ...order, total: plus(order.total, amounts), notes: [...order.notes, ...notes] },
    OrderPortionWithdrawn: (order, { data: { portionId, code, amounts, status } }) =>
      order && { ...order, status, portions: [...order.portions, { id: portionId, code, amounts }] },
    OrderPortionReturned: (order, { data: { portionId } }) =>
      order && {
        ...order,
        status: order.status === 'SPLIT' ? 'UNBIND' : order.status,
        portions: order.portions.filter(({ id }) => id !== portionId),
      },
    OrderMounted: (order, { data: { mountId } }) => order && { ...without(order, ['blocked']), status: 'MOUNTED', mountId },
    OrderUnmounted: (order) => order && { ...unbound(order), status: 'UNBIND' },
    OrderLaunched: (order, { data: { loadId, externalId, mountId } }) =>
      order && { ...without(order, ['blocked']), status: 'LAUNCHED', loadId, externalId, ...(mountId && { mountId }) },
    OrderReleased: (order) => order && { ...unbound(order), status: 'UNBIND' },
    OrderDelivered: withStatus('DELIVERED'),
    OrderDeliveryReset: withStatus('LAUNCHED'),
    OrderRemoved: withStatus('REMOVED'),
  },
  always: (order, { revision }) => order && { ...order, revision },
  finish: (order) => {
    const { status, collect, delivery, notes, source, collectDate, deliveryDate, total } = order
    return {
      ...order,
      ...{ isLive: status !== 'REMOVED', isBlocked: status === 'BLOCKED' },
      ...{ collectPlaceId: collect?.placeId ?? '', collectName: collect?.name ?? '' },
      ...{ deliveryPlaceId: delivery?.placeId ?? '', consignee: delivery?.name ?? '', commercialName: delivery?.commercialName ?? '' },
      ...{ UF: delivery?.state ?? '', city: delivery?.city ?? '', precision: delivery?.precision ?? '' },
      ...{ importId: source.importId ?? '', weight: minus(total, withdrawnOf(order)).weight },
      noteNumbers: notes.map(({ number }) => number),
      nfeKeys: notes.flatMap(({ nfeKey }) => nfeKey ?? []),
      ...{ collectOn: collectDate ?? '', deliverOn: deliveryDate ?? '' },
    }
  },
}
