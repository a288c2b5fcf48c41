import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { type Loss, losses, TOLERANCE_MINUTES } from '@embarca/contracts/otif/codes.ts'
import { withFields } from '../kit/with-fields.ts'
import { dayIn, monthOf } from '../shared/days.ts'
import type { OtifDelivery, OtifDrop } from './delivery.ts'

const MINUTE = 60_000

/** Minutes after the expected moment plus the tolerance; undefined when it arrived in time or not at all. */
export const lateness = ({ arrivedAt, expectedAt }: Pick<OtifDrop, 'arrivedAt' | 'expectedAt'>): number | undefined => {
  if (arrivedAt === undefined) return undefined
  const late = Date.parse(arrivedAt) - Date.parse(expectedAt) - TOLERANCE_MINUTES * MINUTE
  return late > 0 ? Math.ceil(late / MINUTE) : undefined
}

/** The moment from which an expected delivery that has not arrived is a miss. */
export const dueAt = (expectedAt: string): string => new Date(Date.parse(expectedAt) + TOLERANCE_MINUTES * MINUTE).toISOString()

const isOver = (status: LoadStatus) => status === 'DELIVERED' || status === 'FINISHED'

/** The loss at one drop; each decision about a late arrival has its own code. */
export const lossAt = (
  drop: OtifDrop,
  { statusCode, transporterId }: Pick<OtifDelivery, 'statusCode' | 'transporterId'>,
): Loss | undefined => {
  const { arrivedAt, receipt, reasonId, answeredOnTime, reset } = drop
  if (arrivedAt === undefined) return isOver(statusCode) ? 'ARRIVAL_UNKNOWN' : transporterId ? 'OVERDUE' : 'OVERDUE_NOT_HIRED'
  if (receipt === 'REFUSED') return 'RECEIPT_REFUSED'
  const late = lateness(drop) !== undefined
  if (receipt === 'PENDING') return late && !reset ? 'LATE_UNDECIDED' : 'RECEIPT_PENDING'
  if (reasonId !== undefined) return losses.find((loss) => loss === reasonId) ?? 'LATE_UNDECIDED'
  if (!late) return undefined
  return reset ? 'ARRIVAL_RESET' : answeredOnTime ? 'LATE_ANSWERED_ON_TIME' : 'LATE_UNDECIDED'
}

/** On time and in full as it happened, regardless of decisions. */
export const halvesOf = ({ drops, incidents = {} }: Pick<OtifDelivery, 'drops' | 'incidents'>) => ({
  onTime: drops.every((drop) => drop.arrivedAt !== undefined && lateness(drop) === undefined),
  inFull: drops.every(({ receipt }) => receipt === 'APPROVED') && Object.keys(incidents).length === 0,
})

const worst = (found: readonly (Loss | undefined)[]): Loss | undefined => losses.find((loss) => found.includes(loss))

const leftOut: readonly LoadStatus[] = ['DRAFT', 'CANCELED', 'EXPIRED', 'GROUPED']
const expectedOf = ({ drops }: OtifDelivery) =>
  drops
    .map(({ expectedAt }) => expectedAt)
    .sort()
    .at(-1) ?? ''

/** A delivery with its outcome. Once published, it stays in its period. */
export const withOutcome = (delivery: OtifDelivery, isPublished: boolean): OtifDelivery => {
  const { drops, statusCode, onlyHiring, incidents = {} } = delivery
  const loss = worst([...drops.map((drop) => lossAt(drop, delivery)), ...Object.values(incidents)])
  const expectedAt = isPublished ? delivery.expectedAt : expectedOf(delivery)
  const settled = drops.every(({ receipt }) => receipt === 'APPROVED')
  const out = onlyHiring || drops.length === 0 || leftOut.includes(statusCode)
  const day = isPublished ? delivery.day : dayIn(expectedAt, drops.at(-1)?.zone)
  const isSame =
    delivery.loss === loss &&
    delivery.settled === settled &&
    delivery.out === out &&
    delivery.expectedAt === expectedAt &&
    delivery.day === day
  return isSame ? delivery : withFields(delivery, { loss, settled, out, expectedAt, day })
}

/** Whether the delivery was published before that moment: it was settled, or its month was over. */
export const wasPublished = ({ published, settled, day, drops }: OtifDelivery, at: string): boolean =>
  published !== undefined || settled || (at >= day && monthOf(dayIn(at, drops.at(-1)?.zone)) > monthOf(day))
