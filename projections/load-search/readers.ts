import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { HistoryRow, loadSearchRoutes } from '@embarca/contracts/load-search/routes.ts'
import { chipCounts } from '../kit/counts.ts'
import { foundLoads, LOAD_SEARCH, noLoads, searchFor } from '../kit/found-loads.ts'
import type { Views } from '../kit/read-store.ts'
import { given, listed, pageOf, type Readers } from '../kit/readers.ts'
import { sentCard } from '../kit/sent-card.ts'
import { cellsOf } from './cells.ts'
import { columnsSet, columnsUnset } from './columns.ts'
import { historyText, historyWhere } from './history.ts'
import type { Found } from './projector.ts'

const CARDS = 10
const ROWS = 20

const cardOf = (views: Views, { loadId }: Found) => views.get<LoadCard & { readonly shipperId: string }>('board', loadId)
/** The lot itself is no delivery. */
const deliveryIdOf = ({ kind, loadId }: Found) => (kind === 'LOT' ? {} : { deliveryId: deliveryOf(loadId) })

const ordersOf = ({ route }: Found) => {
  const orders = route.destinations.flatMap(({ orderCode }) => orderCode ?? [])
  return orders.length > 0 ? { orders } : {}
}

const historyRow = (one: Found, card: LoadCard | undefined): HistoryRow => {
  const [destination] = one.route.destinations
  const { transporterId, transporterName } = one
  const hired = transporterId !== undefined && transporterName !== undefined
  return given({
    hashId: one.loadId,
    ...deliveryIdOf(one),
    externalId: one.externalId,
    status: loadLabels.status[one.statusCode],
    statusCode: one.statusCode,
    deliveryDate: one.deliveryDate,
    finishedAt: one.endedAt,
    transporter: hired ? { id: transporterId, name: transporterName } : undefined,
    destination: destination && { place: destination.name, city: destination.city, state: destination.state },
    freightPrice: one.offered?.price ?? card?.freightPrice,
    freightPriceFinal: hired ? card?.freightPrice : undefined,
    receiptStatus: one.receiptStatus,
  }) as HistoryRow
}

const search: Readers<typeof loadSearchRoutes>['search'] = async (filters, asked) => {
  const { page, result, loads } = await foundLoads<Found>(filters, asked, CARDS)
  return listed(
    loads.map(({ card }) => sentCard(card)),
    result,
    page,
  )
}

export const loadSearchReaders: Readers<typeof loadSearchRoutes> = {
  search,
  searchNew: search,
  countNew: async (filters, asked) => chipCounts(asked.views, LOAD_SEARCH, searchFor(filters, asked)),

  table: async (filters, asked) => {
    const amounts = await chipCounts(asked.views, LOAD_SEARCH, searchFor(filters, asked))
    const { page, result, loads } = amounts.total > 0 ? await foundLoads<Found>(filters, asked, ROWS) : noLoads(filters, ROWS)
    const shipper = await asked.views.get<{ name: string }>('shipper', asked.by.shipperId)
    const { list: rows, ...more } = listed(
      loads.map(({ found: one, card }) => {
        const { deliveryId: shippingDeliveryId } = deliveryIdOf(one) as { deliveryId?: string }
        return {
          shippingId: one.loadId,
          ...(shippingDeliveryId !== undefined && { shippingDeliveryId }),
          shippingType: loadLabels.hiringType[card.hiringType],
          ...(card.transporterName !== undefined && { transporterName: card.transporterName }),
          ...ordersOf(one),
          fields: cellsOf(card, one, shipper?.name, asked.now) as Record<string, string | number | string[]>,
        }
      }),
      result,
      page,
    )
    return { rows, ...more, amounts }
  },

  history: async (filters, asked) => {
    const page = pageOf(filters, ROWS)
    const where = historyWhere(filters, asked)
    const result = await asked.views.page<Found>(LOAD_SEARCH, { where, sort: ['createdDate', 'desc'], ...page, text: historyText(filters) })
    const cards = await Promise.all(result.items.map((one) => cardOf(asked.views, one)))
    return listed(
      result.items.map((one, at) => historyRow(one, cards[at])),
      result,
      page,
    )
  },

  columnsSet: async ({ type }, { views, by }) => columnsSet(views, by.userId, type),
  columnsUnset: async ({ type }, { views, by }) => columnsUnset(views, by.userId, type),
}
