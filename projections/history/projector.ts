import type { By, Recorded } from '@embarca/contracts/kit/event.ts'
import { type LoadRelatedEvent, loadIdIn } from '../kit/load-events.ts'
import type { Projector } from '../kit/projector.ts'
import { detailOf } from './detail.ts'

/** An event of a load as its history shows it; names of people are looked up when it is read. */
export type HistoryLineDocument = {
  readonly id: string
  readonly loadId: string
  readonly shipperId: string
  readonly type: string
  readonly detail?: string
  readonly recordedAt: string
  readonly occurredAt: string
  readonly isEstimated?: true
  readonly by: Pick<By, 'userId' | 'roles'>
  readonly status?: string
  readonly stream: string
  readonly revision: number
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }

const DIGITS = 20
const loadOf = loadIdIn('load', 'negotiation', 'lot', 'receipts', 'tracking', 'incident', 'pendency')
/** Who looked at what, and when a rule looks again, is no history of the load. */
const unlisted = ['PendencyViewed', 'PendencyUnviewed', 'PendencyCheckPlanned']
const isSingleEvent = ({ type }: Recorded) => type !== 'PositionReported'

/** The history line of an event. */
export const lineOf = (event: Recorded, loadId: string): HistoryLineDocument => {
  const { id, type, stream, revision, recordedAt, occurredAt, by, data } = event
  const detail = detailOf(event)
  const line: Writable<HistoryLineDocument> = {
    id,
    loadId,
    shipperId: by.shipperId,
    type,
    recordedAt,
    occurredAt,
    by: { userId: by.userId, roles: by.roles },
    stream,
    revision,
  }
  if (detail !== undefined) line.detail = detail
  if (event.isEstimated) line.isEstimated = true
  if ('status' in data && stream === `load-${loadId}`) line.status = data.status
  return line
}

/**
 * One document per event of a load; lines of one instant keep the log's order. All positions share one line that is updated, or a day on
 * the road would bury the actions of people. Lines name no operation group: readers read the load first.
 */
export const historyProjector: Projector<HistoryLineDocument, LoadRelatedEvent> = {
  spec: {
    view: 'history',
    version: 6,
    fields: { shipperId: 'text', loadId: 'text', recordedAt: 'text' },
    indexes: [['shipperId', 'loadId', 'recordedAt']],
  },
  scope: 'tenant',
  isSparse: true,
  id: (event) => {
    const loadId = unlisted.includes(event.type) ? undefined : loadOf(event)
    return loadId && (isSingleEvent(event) ? event.position.padStart(DIGITS, '0') : `${loadId}/position`)
  },
  isSingleEvent: isSingleEvent,
  on: {},
  always: (_, event) => lineOf(event, loadOf(event)!),
}
