import type { May } from '../kit/route.ts'
import type { BoardColumn } from '../load/codes.ts'
import { may } from '../roles.ts'
import { OLD_POSITION } from '../tracking/estimate.ts'

type Row = {
  readonly icon: string
  /** Users who can act on it: the others get no count of it. */
  readonly may: May
  /** The columns that its loads may be in, the most usual first. */
  readonly columns: readonly BoardColumn[]
  /** Danger, which alone is red, is what is late; a warning is what will be. */
  readonly tone?: 'danger' | 'warning'
}

/**
 * What may need someone on the board, in the order in which it is shown. A module adds a row here, its texts in `labels.pt.ts`, and which
 * loads it is about in `projections/shared/attention.ts`.
 */
export const attentions = {
  LATE: { icon: 'warning', may: may.seeBoard, columns: ['IN_PROGRESS'], tone: 'danger' },
  AT_RISK: { icon: 'route', may: may.seeBoard, columns: ['IN_PROGRESS'], tone: 'warning' },
  NO_DRIVER: { icon: 'user', may: may.seeBoard, columns: ['IN_PROGRESS'] },
  OFFER_ENDING: { icon: 'clock', may: may.seeBoard, columns: ['NEGOTIATION'] },
  HIRING: { icon: 'verified', may: may.approveHiring, columns: ['NEGOTIATION'] },
  RECEIPT: { icon: 'file-check', may: may.decideReceipts, columns: ['DELIVERED', 'IN_PROGRESS'] },
  SILENT: { icon: 'map-marker', may: may.seeBoard, columns: ['IN_PROGRESS'] },
} as const satisfies Record<string, Row>
export type Attention = keyof typeof attentions
export const attentionCodes = Object.keys(attentions) as [Attention, ...Attention[]]
export const attentionOf = (code: Attention): Row => attentions[code]

/** Minutes: before the collection a driver is needed, before its end an offer is looked after, without a position a truck is sought. */
export const attentionMinutes = { NO_DRIVER: 12 * 60, OFFER_ENDING: 2 * 60, SILENT: OLD_POSITION } as const
