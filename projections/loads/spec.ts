import type { ViewSpec } from '../kit/read-store.ts'
import type { mergeContributions } from '../shared/load-contribution.ts'
import { isSent } from '../shared/sent-card.ts'
import { emptyLoad } from './document.ts'

const group = ['shipperId', 'operationGroupId'] as const
const column = [...group, 'column'] as const
/** What the chips count. */
const tallied = ['column', 'statusCode', 'hiringType', 'receiptStatus'] as const
/** Filters with few values, or that few loads have. */
const marks = [
  ...['freightType', 'deliveryType', 'flPriority', 'waitingApproveHiring', 'flNewEvent', 'flPendingRequestWithoutTracking', 'lotStatus'],
  ...['flLotCanClose', 'flLotAvailable', 'flReceiptToReview', 'flWaitingOnLogisticOperator'],
] as const
/** Specified filters without a source: they find nothing until a view contributes the field. */
const unanswered: ViewSpec['fields'] = {
  trackingStatus: 'text',
  trackingType: 'text',
  flPending: 'boolean',
  flOccurrence: 'boolean',
}

/** How the store indexes loads: filters, their combinations, and counts. */
export const specWith = (added: ReturnType<typeof mergeContributions>): ViewSpec => ({
  view: 'loads',
  version: 5 + added.version,
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
    risk: 'text',
    dueAt: 'text',
    worklist: 'text',
    lotStatus: 'text',
    flLotCanClose: 'boolean',
    flLotAvailable: 'boolean',
    flPriority: 'boolean',
    waitingApproveHiring: 'boolean',
    flNewEvent: 'boolean',
    flReceiptToReview: 'boolean',
    flPendingRequestWithoutTracking: 'boolean',
    flWaitingOnLogisticOperator: 'boolean',
    isForwarded: 'boolean',
    keys: 'many',
    tags: 'many',
    originUFs: 'many',
    originCities: 'many',
    originPlaceIds: 'many',
    destinationUFs: 'many',
    destinationCities: 'many',
    destinationPlaceIds: 'many',
    ...unanswered,
    ...added.fields,
  },
  indexes: [
    // Fields after the date are only filtered by: a page of a column reads the index, not the documents.
    [...column, 'createdDate', 'id', 'statusCode', 'hiringType', 'receiptStatus', 'flPriority', 'flNewEvent', 'dueAt', 'risk'],
    // By urgency, and counts of what needs attention.
    [...column, 'dueAt', 'id', 'statusCode', 'hiringType', 'receiptStatus', 'flPriority', 'risk'],
    [...column, 'transporterId', 'createdDate', 'id', 'statusCode', 'flPriority'],
    ['shipperId', 'column', 'createdDate'],
    [...group, 'statusCode', 'createdDate'],
    [...group, 'worklist', 'createdDate'],
    ['shipperId', 'createdDate', 'id', 'operationGroupId', 'statusCode', 'kind'],
    ['shipperId', 'lotId', 'createdDate'],
    ['shipperId', 'batchId', 'createdDate'],
    ...added.indexes,
  ],
  // Chips of whole columns, and of columns narrowed by marks, are counted without reading a load.
  counters: [[...group, ...tallied], [...group, ...tallied, ...marks, ...Object.keys(unanswered)], ...added.counters],
  sieve: {
    within: group,
    sort: 'createdDate',
    tallied,
    fields: [
      ...['kind', 'transporterId', 'launchedBy', 'collectDate', 'deliveryDate', 'heardAt', 'risk'],
      ...['tags', 'originUFs', 'originCities', 'originPlaceIds', 'destinationUFs', 'destinationCities', 'destinationPlaceIds'],
      ...marks,
      ...Object.keys(unanswered),
      ...added.filters.filter((name) => !Object.hasOwn(unanswered, name)),
    ],
  },
  search: { words: ['names', 'transporterName', 'driverName', 'tags'], parts: ['codes'] },
  unsent: [...Object.keys(emptyLoad).filter((field) => !isSent(field)), ...Object.keys(added.empty)],
})
