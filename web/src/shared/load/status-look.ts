import type { HiringType, LoadStatus } from '@embarca/contracts/load/codes.ts'
import { hiringTypeLabels, loadChipLabels, loadStatusLabels } from '@embarca/contracts/load/status-labels.pt.ts'

/** One hue for each phase; `danger` is for late or dangerous only. */
export type StatusTone = 'idle' | 'negotiation' | 'progress' | 'confirm' | 'done' | 'danger'
/** A status is always shown with colour, icon and text. */
export type StatusLook = { readonly tone: StatusTone; readonly icon: string; readonly text: string }

const look = (tone: StatusTone, icon: string) => ({ tone, icon })
const byStatus: Readonly<Record<LoadStatus, { tone: StatusTone; icon: string }>> = {
  DRAFT: look('idle', 'pencil'),
  CREATED: look('idle', 'calendar'),
  WAIT_TRANSPORTER_ACCEPT: look('negotiation', 'clock'),
  NEGOTIATION: look('negotiation', 'comments'),
  OFFER_COMPLETED: look('negotiation', 'flag-fill'),
  WAITING_APPROVE: look('confirm', 'verified'),
  ASSIGNED_TO_TRANSPORTER: look('idle', 'user'),
  WAITING_DRIVER_ACCEPT: look('idle', 'user'),
  LINKED_TO_DRIVER_VEHICLE: look('progress', 'link'),
  IN_COLLECT: look('progress', 'box'),
  COLLECT_DONE: look('progress', 'check-square'),
  IN_TRANSIT: look('progress', 'truck'),
  IN_DELIVERY: look('progress', 'map-marker'),
  DELIVERED: look('confirm', 'file-check'),
  FINISHED: look('done', 'check-circle'),
  CANCELED: look('idle', 'ban'),
  EXPIRED: look('idle', 'stopwatch'),
  GROUPED: look('idle', 'objects-column'),
}
const hiringIcon: Readonly<Record<HiringType, string>> = { NORMAL: 'tag', QUOTATION: 'comments', AUCTION: 'hammer', TO_COMBINE: 'phone' }

/** The look of a status with its full label. */
export const statusLook = (status: LoadStatus): StatusLook => ({ ...byStatus[status], text: loadStatusLabels[status] })

/** The look of a status with the short label of chips and cards. */
export const shortLook = (status: LoadStatus): StatusLook => ({
  ...byStatus[status],
  text: (loadChipLabels as Partial<Record<LoadStatus, string>>)[status] ?? loadStatusLabels[status],
})

/** The look of a hiring type. */
export const hiringLook = (hiring: HiringType): StatusLook => ({
  tone: 'negotiation',
  icon: hiringIcon[hiring],
  text: hiringTypeLabels[hiring],
})
