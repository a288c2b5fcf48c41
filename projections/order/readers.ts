import { minus } from '@embarca/contracts/order/amounts.ts'
import { orderCodeOf } from '@embarca/contracts/order/codes.ts'
import type { orderRoutes } from '@embarca/contracts/order/read-routes.ts'
import type { OrderView } from '@embarca/contracts/order/views.ts'
import { groupIdsIn, includesEveryGroup } from '../kit/group-filter.ts'
import type { Test, ViewFilter, Views } from '../kit/read-store.ts'
import { listOf, pageOf, type Readers } from '../kit/readers.ts'
import { orderChoices } from './choices.ts'
import { orderColumns } from './columns.ts'
import { ORDERS, type OrderDocument, withdrawnOf } from './projector.ts'

type Search = Parameters<Readers<typeof orderRoutes>['search']>[0]
const PAGE = 15
const NOTE_DIGITS = 9
const sortField = { deliveryDate: 'deliverOn', code: 'code', weight: 'weight' } as const

const shown = (order: OrderDocument): OrderView => {
  const { orderId, shipperId: _, isLive, isBlocked, collectPlaceId, deliveryPlaceId, consignee, commercialName, ...rest } = order
  const { collectName, UF, city, precision, importId, weight, noteNumbers, nfeKeys, collectOn, deliverOn, ...fields } = rest
  const withdrawn = withdrawnOf(order)
  return { ...fields, id: orderId, withdrawn, remaining: minus(order.total, withdrawn) }
}

/** Without fields that ask for nothing. */
const asked = (tests: Readonly<Record<string, Test | undefined>>): ViewFilter =>
  Object.fromEntries(Object.entries(tests).filter((entry): entry is [string, Test] => entry[1] !== undefined))
const range = (from: string | undefined, to: string | undefined): Test | undefined =>
  from === undefined && to === undefined ? undefined : { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
const some = (values: readonly string[] | undefined): Test | undefined => (values?.length ? values : undefined)

const whereOf = (filter: Search): ViewFilter => {
  const { status, operationGroupIds, tags } = filter
  const groups = includesEveryGroup(operationGroupIds) ? undefined : groupIdsIn(operationGroupIds)
  return asked({
    ...(status?.length ? { status } : { isLive: true }),
    code: filter.code && orderCodeOf(filter.code),
    noteNumbers: filter.nfCode ? { holds: filter.nfCode.replace(/\D/g, '').padStart(NOTE_DIGITS, '0') } : undefined,
    nfeKeys: filter.nfeKey ? { holds: filter.nfeKey.toUpperCase() } : undefined,
    freightType: filter.freightType,
    collectPlaceId: some(filter.collectPlaceIds),
    deliveryPlaceId: some(filter.deliveryPlaceIds),
    commercialName: filter.commercialName,
    UF: filter.UF,
    city: filter.city,
    collectOn: range(filter.collectDateInit, filter.collectDateEnd),
    deliverOn: range(filter.deliveryDateInit, filter.deliveryDateEnd),
    product: filter.product,
    tags: tags?.length ? { holds: tags } : undefined,
    isBlocked: filter.blocked,
    operationGroupId: groups,
    importId: filter.importId,
    precision: filter.precision,
  })
}

const STEP = 100
/** Orders under these conditions, up to a number; by delivery date. */
export const ordersWhere = async (filter: Omit<Search, 'sort' | 'descending'>, views: Views, most: number) => {
  const orders: OrderView[] = []
  const { text } = filter
  for (let after: string | undefined; ; ) {
    const ask = { where: whereOf(filter), sort: ['deliverOn', 'asc'] as const, size: STEP, ...(after !== undefined && { after }) }
    const found = await views.page<OrderDocument>(ORDERS, text?.trim() ? { ...ask, text } : ask)
    orders.push(...found.items.map(shown))
    if (!found.hasMore || orders.length >= most) return { orders: orders.slice(0, most), hasMore: found.hasMore || orders.length > most }
    after = found.next
  }
}

/** Orders, narrowed to the user's operation groups by the scoped views. */
export const orderReaders: Readers<typeof orderRoutes> = {
  ...orderChoices,
  columns: (_, { views, by: { userId } }) => orderColumns(views, userId),
  search: async (input, { views }) => {
    const { sort = 'deliveryDate', descending = false, text } = input
    const page = pageOf({ ...input, size: input.size ?? PAGE })
    const ask = { where: whereOf(input), sort: [sortField[sort], descending ? 'desc' : 'asc'] as const, ...page }
    const found = await views.page<OrderDocument>(ORDERS, text?.trim() ? { ...ask, text } : ask)
    return listOf(found.items.map(shown), found, page)
  },
  order: async ({ id }, { views }) => {
    const order = await views.get<OrderDocument>(ORDERS, id)
    return order && shown(order)
  },
  byCode: async ({ code }, { views }) => {
    const where = { code: orderCodeOf(code), isLive: true }
    const { items } = await views.page<OrderDocument>(ORDERS, { where, sort: ['deliverOn', 'desc'], size: 1 })
    return items[0] && shown(items[0])
  },
}
