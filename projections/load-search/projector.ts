import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { inOrder } from '@embarca/contracts/load/revised.ts'
import { type LoadFact, loadIdIn, loadTypes, stands } from '../kit/load-facts.ts'
import { hearing, type Projector } from '../kit/projector.ts'
import { receiptsAfter } from '../kit/receipt-statuses.ts'
import { unreadAfter, unreadFacts, unreadIn } from '../kit/unread.ts'
import { withFields } from '../kit/with-fields.ts'
import { lotSought, lotSteps } from './lot.ts'
import { blankRow, launchedRow, type Row, standing, termsOf } from './row.ts'
import { type Sought, soughtBy } from './sought.ts'
import { changed, type Route, routeOf, routeOfForm } from './stops.ts'

export type Found = Row & Sought & ReturnType<typeof lotSought>
type Step = (row: Row | undefined, fact: Recorded<any>) => Row | undefined

const rerouted =
  (change: (route: Route, data: any) => Partial<Route>): Step =>
  (row, { data }) =>
    row && { ...row, route: { ...row.route, ...change(row.route, data) } }
const judges: Step = (row, fact) => row && withFields(row, { receipts: receiptsAfter(row.receipts, fact) })
const hires: Step = (row, { data: { transporterId, transporterName } }) => row && { ...row, transporterId, transporterName }
const crews = ({ driver, vehicles }: { driver?: any; vehicles?: readonly { plate: string }[] }) => ({
  ...(driver && { driverId: driver.driverId, driverName: driver.name, driverDocument: driver.document }),
  ...(vehicles && { plates: vehicles.map(({ plate }) => plate) }),
})
const boards: Step = (row, { data }) => row && { ...row, ...crews(data) }

const talked = (row: Row, fact: Recorded): Row => {
  const unread = unreadAfter(row.unread ?? {}, fact)
  return { ...row, unread, flNewEvent: unreadIn(unread) > 0 }
}

/** Most facts change nothing that is made of the rest of a row. */
const withSought = (row: Row, sought: Readonly<Record<string, unknown>>): Row => {
  for (const field in sought) if ((row as Record<string, unknown>)[field] !== sought[field]) return withFields(row, sought)
  return row
}

const steps: Projector<Row, LoadFact>['on'] = {
  LoadDrafted: (row, { data, by, recordedAt }) => {
    const { externalId, form, places } = data
    const first = blankRow(data, { externalId, by, at: row?.createdDate ?? recordedAt })
    const { type: hiringType, deliveryType, freightType, tags = [], flPriority = false } = form
    return {
      ...first,
      tags,
      flPriority,
      route: routeOfForm(form, places),
      ...(hiringType && { hiringType }),
      ...(deliveryType && { deliveryType }),
      ...(freightType && { freightType }),
    }
  },
  LoadDraftDeleted: () => undefined,
  LoadLaunched: (row, { data, by, recordedAt }) => {
    const first = blankRow(data, { externalId: data.terms.externalId, by, at: row?.createdDate ?? recordedAt })
    return launchedRow(first, data.terms, recordedAt)
  },
  TransporterAssigned: hires,
  TransporterReplaced: hires,
  DriverBound: boards,
  DriverReplaced: boards,
  VehiclesReplaced: boards,
  LoadRenamed: (row, { data: { externalId } }) => row && { ...row, externalId },
  LoadTagged: (row, { data: { tags } }) => row && withFields(row, { tags }),
  LoadPriorityChanged: (row, { data: { flPriority } }) => row && withFields(row, { flPriority }),
  PriceChanged: (row, { data: { freightPrice } }) => row && { ...row, offered: { ...row.offered, price: freightPrice } },
  LoadRestated: (row, { data: { terms } }) => row && { ...row, ...termsOf(terms), route: routeOf(terms) },
  RouteChanged: rerouted((_, data) => routeOf(data)),
  CollectDateChanged: rerouted(({ origins }, { originId, collectDate }) => ({
    origins: changed(origins, originId, { date: collectDate }),
  })),
  DeliveryDateChanged: rerouted(({ destinations }, { destinationId, deliveryDate }) => ({
    destinations: changed(destinations, destinationId, { date: deliveryDate }),
  })),
  DeliveriesReordered: rerouted(({ destinations }, { destinationIds }) => ({
    destinations: inOrder(destinations, destinationIds, ({ id }) => id),
  })),
  NfCodeChanged: rerouted(({ destinations }, { destinationId, nfCode }) => ({
    destinations: changed(destinations, destinationId, { nfCode }),
  })),
  InvoicesAdded: (row, { data: { invoices } }) =>
    row && {
      ...row,
      invoices: {
        ...row.invoices,
        ...Object.fromEntries(invoices.map(({ invoiceId, nfeKey, number }) => [invoiceId, nfeKey ? [number, nfeKey] : [number]])),
      },
    },
  InvoiceRemoved: (row, { data: { invoiceId } }) => {
    if (!row) return row
    const { [invoiceId]: _, ...invoices } = row.invoices
    return { ...row, invoices }
  },
  ...lotSteps,
  ReceiptsExpected: judges,
  ReceiptApproved: judges,
  ReceiptRefused: judges,
  ReceiptDecisionUndone: judges,
  WithoutTrackingAsked: (row) => row && { ...row, flPendingRequestWithoutTracking: true },
  WithoutTrackingAccepted: (row) => row && { ...row, flPendingRequestWithoutTracking: false },
  PositionReported: (row, { data: { at } }) => (row?.heardAt !== undefined && row.heardAt < at ? { ...row, heardAt: at } : row),
}

const ask = ['shipperId', 'operationGroupId'] as const
const tallied = ['column', 'statusCode', 'hiringType', 'receiptStatus'] as const
/** Fields of few values, or of which a load rarely has any. */
const marks = [
  ...['freightType', 'deliveryType', 'flPriority', 'waitingApproveHiring', 'flNewEvent', 'flPendingRequestWithoutTracking', 'lotStatus'],
  ...['flLotCanClose', 'flLotAvailable', 'trackingStatus', 'trackingType', 'flWaitingOnLogisticOperator', 'flPending', 'flOccurrence'],
] as const

/** One document per load: what it is looked for by. Every filter of the load filter object asks a field of it. */
export const loadSearchProjector: Projector<Row, LoadFact> = {
  spec: {
    view: 'load-search',
    version: 9,
    fields: {
      shipperId: 'text',
      operationGroupId: 'text',
      authorId: 'text',
      kind: 'text',
      lotId: 'text',
      batchId: 'text',
      column: 'text',
      statusCode: 'text',
      hiringType: 'text',
      deliveryType: 'text',
      freightType: 'text',
      receiptStatus: 'text',
      transporterId: 'text',
      launchedBy: 'text',
      createdDate: 'text',
      collectDate: 'text',
      deliveryDate: 'text',
      heardAt: 'text',
      lotStatus: 'text',
      flLotCanClose: 'boolean',
      flLotAvailable: 'boolean',
      flPriority: 'boolean',
      waitingApproveHiring: 'boolean',
      flNewEvent: 'boolean',
      flPendingRequestWithoutTracking: 'boolean',
      tags: 'many',
      originUFs: 'many',
      originCities: 'many',
      originPlaceIds: 'many',
      destinationUFs: 'many',
      destinationCities: 'many',
      destinationPlaceIds: 'many',
      // Said by no fact yet: whoever asks for one of them finds nothing.
      trackingStatus: 'text',
      trackingType: 'text',
      flWaitingOnLogisticOperator: 'boolean',
      flPending: 'boolean',
      flOccurrence: 'boolean',
    },
    indexes: [
      // What comes after the date is only looked at: a filter reads the index, not the documents.
      ['shipperId', 'createdDate', 'id', 'operationGroupId', 'statusCode', 'kind'],
      ['shipperId', 'lotId', 'createdDate'],
      ['shipperId', 'batchId', 'createdDate'],
    ],
    // Whoever asks for nothing else is told without looking at a load.
    counters: [
      [...ask, ...tallied],
      [...ask, ...tallied, ...marks],
    ],
    sieve: {
      within: ask,
      sort: 'createdDate',
      tallied,
      fields: [
        ...['kind', 'transporterId', 'launchedBy', 'collectDate', 'deliveryDate', 'heardAt'],
        ...['tags', 'originUFs', 'originCities', 'originPlaceIds', 'destinationUFs', 'destinationCities', 'destinationPlaceIds'],
        ...marks,
      ],
    },
    search: { words: ['names', 'transporterName', 'driverName', 'tags'], parts: ['codes'] },
  },
  scope: 'load',
  // Of every stream but the load's own, most facts change nothing that a load is looked for by.
  ...hearing([...loadTypes, ...Object.keys(steps), ...unreadFacts], loadIdIn()),
  finish: (row, before) => withSought(withSought(row, soughtBy(row, before)), lotSought(row)),
  on: steps,
  always: (row, fact) => {
    if (!row) return row
    if (unreadFacts.includes(fact.type)) return talked(row, fact)
    return stands(fact) ? standing(row, fact.data.status as LoadStatus, fact.occurredAt) : row
  },
}
