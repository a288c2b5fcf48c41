import { columnOf, type LoadStatus, sections } from '@embarca/contracts/load/codes.ts'
import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import { type KeptReceipts, receiptsAt } from '../kit/receipt-statuses.ts'
import type { Unread } from '../kit/unread.ts'
import { withFields } from '../kit/with-fields.ts'
import type { Lot } from './lot.ts'
import { type Route, routeOf } from './stops.ts'

/** What a load is looked for by. What no fact says is missing, and a question after it finds nothing. */
export type Row = {
  readonly loadId: string
  readonly shipperId: string
  readonly operationGroupId: string
  readonly authorId?: string
  /** A withdrawal of a lot is a delivery of its own; the lot itself is none. */
  readonly kind: 'LOAD' | 'LOT' | 'WITHDRAWAL'
  readonly lotId?: string | undefined
  readonly lot?: Lot
  readonly batchId?: string | undefined
  readonly externalId: string
  readonly statusCode: LoadStatus
  readonly column: string
  readonly hiringType?: string
  readonly deliveryType?: string
  readonly freightType?: string
  readonly createdDate: string
  readonly launchedAt?: string
  readonly launchedBy: string
  readonly endedAt?: string | undefined
  readonly offered?: {
    readonly price?: number | undefined
    readonly minutes?: number | undefined
    readonly pricing?: string | undefined
  }
  readonly transporterId?: string | undefined
  readonly transporterName?: string | undefined
  readonly driverId?: string | undefined
  readonly driverName?: string | undefined
  readonly driverDocument?: string | undefined
  readonly plates: readonly string[]
  readonly receipts: KeptReceipts['receipts']
  readonly isManned: boolean
  /** Codes by the id of each invoice. */
  readonly invoices: Readonly<Record<string, readonly string[]>>
  readonly route: Route
  readonly tags: readonly string[]
  readonly flPriority: boolean
  readonly waitingApproveHiring: boolean
  /** What transporters said that nobody has read. */
  readonly unread?: Unread
  readonly flNewEvent: boolean
  /** On the road, when something was last heard of it. */
  readonly heardAt?: string | undefined
  readonly flPendingRequestWithoutTracking?: boolean
}

type Owner = { readonly loadId: string; readonly shipperId: string; readonly operationGroupId: string; readonly authorId?: string }
type First = { readonly externalId: string; readonly by: { readonly userId: string }; readonly at: string }

export const blankRow = ({ loadId, shipperId, operationGroupId, authorId }: Owner, { externalId, by, at }: First): Row => ({
  loadId,
  shipperId,
  operationGroupId,
  ...(authorId !== undefined && { authorId }),
  kind: 'LOAD',
  externalId,
  statusCode: 'DRAFT',
  column: '',
  createdDate: at,
  launchedBy: by.userId,
  plates: [],
  receipts: {},
  isManned: false,
  invoices: {},
  route: { origins: [], destinations: [] },
  tags: [],
  flPriority: false,
  waitingApproveHiring: false,
  flNewEvent: false,
})

/** What a load's terms say of its row, besides where it goes. */
export const termsOf = ({ hiringType, deliveryType, freightType, tags, flPriority, freightPrice, duration, pricing }: LoadTerms) => ({
  hiringType,
  deliveryType,
  freightType,
  tags,
  flPriority,
  offered: { price: freightPrice, minutes: duration, pricing },
})
export const launchedRow = (row: Row, terms: LoadTerms, launchedAt: string): Row => {
  const { deliveryType, partOf, batchId } = terms
  return withFields(row, {
    ...termsOf(terms),
    kind: partOf ? 'WITHDRAWAL' : deliveryType === 'LOT' ? 'LOT' : 'LOAD',
    launchedAt,
    lotId: partOf?.lotId,
    batchId,
    route: routeOf(terms),
  })
}

const isAmong = (statuses: readonly string[], status: LoadStatus) => statuses.includes(status)
const ends = ['FINISHED', 'CANCELED', 'EXPIRED']

/** The row in another status; who is hired, who drives, and what the road brought leave with the statuses that brought them. */
export const standing = (row: Row, statusCode: LoadStatus, at: string): Row => {
  const offering = isAmong(sections.negotiation, statusCode)
  const onTheRoad = statusCode === 'IN_TRANSIT' || statusCode === 'IN_DELIVERY'
  return withFields(row, {
    ...receiptsAt(row, statusCode),
    statusCode,
    column: columnOf(statusCode) ?? '',
    endedAt: isAmong(ends, statusCode) ? at : undefined,
    waitingApproveHiring: statusCode === 'WAITING_APPROVE',
    heardAt: onTheRoad ? (row.heardAt ?? at) : undefined,
    ...(offering && statusCode !== 'WAITING_APPROVE' && { transporterId: undefined, transporterName: undefined }),
    ...((offering || statusCode === 'ASSIGNED_TO_TRANSPORTER') && {
      driverId: undefined,
      driverName: undefined,
      driverDocument: undefined,
      plates: [],
    }),
  })
}
