import type { HiringType, LoadStatus } from '@embarca/contracts/load/codes.ts'
import { sections } from '@embarca/contracts/load/codes.ts'
import type { ReceiptStatus } from '@embarca/contracts/receipt/codes.ts'
import { withFields } from '../kit/with-fields.ts'

/** When a load came to each point of its way; what it was sent back from is gone. */
export type Moments = {
  readonly HIRED?: string | undefined
  readonly COLLECTED?: string | undefined
  readonly DELIVERED?: string | undefined
  readonly APPROVED?: string | undefined
}
type Stop = { readonly placeId: string; readonly placeName: string; readonly city: string; readonly state: string }

/** A load on its way, as indicators need it. */
export type Course = {
  readonly loadId: string
  readonly shipperId: string
  readonly operationGroupId: string
  readonly externalId: string
  readonly statusCode: LoadStatus
  readonly hiringType: HiringType
  readonly onlyHiring: boolean
  /** The whole of what is withdrawn in parts: no delivery. */
  readonly isLot: boolean
  readonly launchedAt: string
  /** The day of its launch. */
  readonly day: string
  readonly from: { readonly city: string; readonly state: string }
  readonly to: Stop | undefined
  readonly transporterId?: string | undefined
  readonly transporterName?: string | undefined
  readonly reference?: number | undefined
  /** As hired, in cents. */
  readonly price?: number | undefined
  readonly moments: Moments
  readonly receipts: Readonly<Record<string, ReceiptStatus>>
}

const reached = ['HIRED', 'COLLECTED', 'DELIVERED'] as const
/** How many of the points above lie behind a load of a status; undefined where it ended and stays what it was. */
const behind = (status: LoadStatus): number | undefined => {
  if ((sections.negotiation as readonly string[]).includes(status)) return 0
  if (status === 'DELIVERED' || status === 'FINISHED') return 3
  if (status === 'COLLECT_DONE' || status === 'IN_TRANSIT' || status === 'IN_DELIVERY') return 2
  return (sections.inProgress as readonly string[]).includes(status) ? 1 : undefined
}

const momentsAt = (moments: Moments, points: number, at: string): Moments => {
  const passed: { -readonly [K in keyof Moments]: Moments[K] } = {}
  for (const point of reached.slice(0, points)) passed[point] = moments[point] ?? at
  return passed
}

/** The load in another status at a moment. */
export const standing = (course: Course, statusCode: LoadStatus, at: string): Course => {
  const points = behind(statusCode)
  if (points === undefined) return withFields(course, { statusCode })
  // Of a load that was only to be hired, nothing more is known.
  const known = course.onlyHiring ? Math.min(points, 1) : points
  const { APPROVED } = course.moments
  const moments = { ...momentsAt(course.moments, known, at), ...(known === reached.length && APPROVED && { APPROVED }) }
  if (points > 0 || statusCode === 'WAITING_APPROVE') return withFields(course, { statusCode, moments })
  return withFields(course, { statusCode, moments, transporterId: undefined, transporterName: undefined, price: undefined })
}

/** The load after one of its receipts was judged, or is expected anew. */
export const judgedAt = (course: Course, receipts: Course['receipts'], at: string): Course => {
  const all = Object.values(receipts)
  const approved = all.length > 0 && all.every((status) => status === 'APPROVED')
  const { APPROVED: _, ...moments } = course.moments
  return { ...course, receipts, moments: approved ? { ...moments, APPROVED: at } : moments }
}
