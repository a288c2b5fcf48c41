import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { nextDelivery } from '@embarca/contracts/load/stops.ts'
import type { HistoryRow, loadSearchRoutes, TableRow } from '@embarca/contracts/load-search/routes.ts'
import { given, listOf, pageOf, type Readers } from '../kit/readers.ts'
import type { LoadDocument } from '../loads/index.ts'
import { chipCounts } from '../shared/counts.ts'
import { foundLoads, LOADS, noLoads, searchFor } from '../shared/found-loads.ts'
import { sentCard } from '../shared/sent-card.ts'
import { cellsOf } from './cells.ts'
import { columnsSet, columnsUnset } from './columns.ts'
import { historyText, historyWhere } from './history.ts'

const CARDS = 10
const ROWS = 20

/** A lot itself has no delivery; its withdrawals have. */
const deliveryIdOf = ({ kind, hashId }: LoadDocument) => (kind === 'LOT' ? undefined : deliveryOf(hashId))

const ordersOf = ({ stops }: LoadDocument) => {
  const orders = stops.destinations.flatMap(({ orderCode, orderCodes }) => orderCodes ?? orderCode ?? [])
  return orders.length > 0 ? { orders } : {}
}

const arrivalOf = ({ estimate, risk, destinations }: LoadDocument) =>
  estimate ? (given({ estimate, risk, due: nextDelivery(destinations)?.date }) as Pick<TableRow, 'estimate' | 'risk' | 'due'>) : {}

const historyRow = (one: LoadDocument): HistoryRow => {
  const [destination] = one.destinations
  const { transporterId, transporterName } = one
  const hired = transporterId !== undefined && transporterName !== undefined
  return given({
    hashId: one.hashId,
    deliveryId: deliveryIdOf(one),
    externalId: one.externalId,
    status: loadLabels.status[one.statusCode],
    statusCode: one.statusCode,
    deliveryDate: one.deliveryDate,
    finishedAt: one.endedAt,
    transporter: hired ? { id: transporterId, name: transporterName } : undefined,
    destination: destination && { place: destination.name, city: destination.city, state: destination.state },
    freightPrice: one.offeredPrice ?? one.freightPrice,
    freightPriceFinal: hired ? one.freightPrice : undefined,
    receiptStatus: one.receiptStatus,
  }) as HistoryRow
}

const search: Readers<typeof loadSearchRoutes>['search'] = async (filters, context) => {
  const { page, result, loads } = await foundLoads<LoadDocument>(filters, context, CARDS)
  return listOf(
    loads.map((load) => sentCard(load)),
    result,
    page,
  )
}

export const loadSearchReaders: Readers<typeof loadSearchRoutes> = {
  search,
  searchNew: search,
  countNew: async (filters, context) => chipCounts(context.views, searchFor(filters, context)),

  table: async (filters, context) => {
    const amounts = await chipCounts(context.views, searchFor(filters, context))
    const { page, result, loads } = amounts.total > 0 ? await foundLoads<LoadDocument>(filters, context, ROWS) : noLoads(filters, ROWS)
    const shipper = await context.views.get<{ name: string }>('shipper', context.by.shipperId)
    const { list: rows, ...more } = listOf(
      loads.map((one) => {
        const shippingDeliveryId = deliveryIdOf(one)
        return {
          shippingId: one.hashId,
          ...(shippingDeliveryId !== undefined && { shippingDeliveryId }),
          shippingType: loadLabels.hiringType[one.hiringType],
          ...(one.transporterName !== undefined && { transporterName: one.transporterName }),
          ...ordersOf(one),
          ...arrivalOf(one),
          fields: cellsOf(one, shipper?.name, context.now) as Record<string, string | number | string[]>,
        }
      }),
      result,
      page,
    )
    return { rows, ...more, amounts }
  },

  history: async (filters, context) => {
    const page = pageOf(filters, ROWS)
    const where = historyWhere(filters, context)
    const result = await context.views.page<LoadDocument>(LOADS, {
      where,
      sort: ['createdDate', 'desc'],
      ...page,
      text: historyText(filters),
    })
    return listOf(result.items.map(historyRow), result, page)
  },

  columnsSet: async ({ type }, { views, by }) => columnsSet(views, by.userId, type),
  columnsUnset: async ({ type }, { views, by }) => columnsUnset(views, by.userId, type),
}
