import { type Static, Type } from 'typebox'
import { Counts, LoadCard } from '../board/routes.ts'
import { type CommandsOf, command, query } from '../kit/route.ts'
import { Cents, Id, listOf, paging } from '../kit/schema.ts'
import { loadStatuses } from '../load/codes.ts'
import { chosenOrderColumns } from '../order/columns.ts'
import { orderMessages } from '../order/labels.pt.ts'
import { receiptStatuses } from '../receipt/codes.ts'
import { may } from '../roles.ts'
import { type ColumnName, chosenColumns, tableSections } from './columns.ts'
import { historyFilters, loadFilters, part } from './filters.ts'
import { loadSearchLabels } from './labels.pt.ts'

const Value = Type.Union([Type.String(), Type.Number(), Type.Array(Type.String())])
/** A row of the table. `fields` has the known columns: cents, kilograms, minutes, seconds, instants in UTC, texts. */
export const TableRow = Type.Object({
  shippingId: Id,
  shippingDeliveryId: Type.Optional(Id),
  /** `Leilão` for an auction. */
  shippingType: Type.String(),
  /** Further columns of the predefined lists. */
  transporterName: Type.Optional(Type.String()),
  orders: Type.Optional(Type.Array(Type.String())),
  /** Of its next delivery, and when that is due. */
  estimate: LoadCard.properties.estimate,
  risk: LoadCard.properties.risk,
  due: Type.Optional(Type.String()),
  fields: Type.Record(Type.String(), Value),
})
export type TableRow = Omit<Static<typeof TableRow>, 'fields'> & { fields: { [K in ColumnName]?: Static<typeof Value> } }
const Table = Type.Object({
  rows: Type.Array(TableRow),
  hasMore: Type.Boolean(),
  page: Type.Integer(),
  size: Type.Integer(),
  next: Type.Optional(Type.String()),
  /** Totals over all pages, for the chips. */
  amounts: Counts,
})

export const HistoryRow = Type.Object({
  hashId: Id,
  deliveryId: Type.Optional(Id),
  externalId: Type.String(),
  status: Type.String(),
  statusCode: Type.Enum(loadStatuses),
  deliveryDate: Type.Optional(Type.String()),
  /** When the load ended: finished, canceled or expired. */
  finishedAt: Type.Optional(Type.String()),
  transporter: Type.Optional(Type.Object({ id: Id, name: Type.String() })),
  destination: Type.Optional(Type.Object({ place: Type.String(), city: Type.String(), state: Type.String() })),
  /** The price as offered, and as agreed with the hired transporter. */
  freightPrice: Type.Optional(Cents),
  freightPriceFinal: Type.Optional(Cents),
  receiptStatus: Type.Optional(Type.Enum(receiptStatuses)),
})
export type HistoryRow = Static<typeof HistoryRow>

export const TableColumn = Type.Object({
  name: Type.String(),
  displayName: Type.String(),
  displayHint: Type.Optional(Type.String()),
  /** Its rank among the others, from 1. */
  priority: Type.Integer(),
  flFixed: Type.Boolean(),
})
export type TableColumn = Static<typeof TableColumn>

const filters = { ...loadFilters, ...part }
const columns = { may: may.seeBoard, query: { type: Type.Enum(tableSections) } }

/** Searches loads by the complete filter object: 10 cards a page, or the table's 20 rows. */
export const loadSearchRoutes = {
  search: query('POST /shipping/search', listOf(LoadCard), { may: may.seeBoard, body: filters }),
  searchNew: query('POST /shipping/search/new', listOf(LoadCard), { may: may.seeBoard, body: filters }),
  countNew: query('POST /shipping/count/new', Counts, { may: may.seeBoard, body: filters }),
  table: query('POST /shipping/custom/search', Table, { may: may.seeBoard, body: filters }),
  history: query('POST /shipping/history', listOf(HistoryRow), { may: may.seeLoads, body: { ...historyFilters, ...paging } }),
  /** The columns a table shows to this user, and all it can show. */
  columnsSet: query('GET /shippingProperty/set', Type.Array(TableColumn), columns),
  columnsUnset: query('GET /shippingProperty/unset', Type.Array(TableColumn), columns),
}
export const columnsCommands = {
  choose: command('POST /shippingProperty/update', 'ChooseColumns', {
    may: may.seeBoard,
    body: {
      type: Type.Enum(tableSections),
      /** In their order, without the fixed ones. */
      fields: Type.Array(Type.Enum(chosenColumns), { maxItems: chosenColumns.length, uniqueItems: true }),
    },
    messages: { done: loadSearchLabels.saved },
  }),
  chooseOrders: command('POST /order/updateOrderFields', 'ChooseOrderColumns', {
    may: may.seeOrders,
    body: {
      /** In their order, without the fixed ones. */
      fields: Type.Array(Type.Enum(chosenOrderColumns), { maxItems: chosenOrderColumns.length, uniqueItems: true }),
    },
    messages: { done: orderMessages.columnsSaved },
  }),
}
export type ColumnsCommand = CommandsOf<typeof columnsCommands>
