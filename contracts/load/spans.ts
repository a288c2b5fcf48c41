import type { LoadStatus } from './codes.ts'

/** Runs of statuses in which terms of the launch may still be changed (`decisions/0009`). */
const offer = ['CREATED', 'WAIT_TRANSPORTER_ACCEPT', 'NEGOTIATION'] as const
const hiring = [...offer, 'OFFER_COMPLETED', 'WAITING_APPROVE'] as const
const hired = ['ASSIGNED_TO_TRANSPORTER', 'WAITING_DRIVER_ACCEPT', 'LINKED_TO_DRIVER_VEHICLE'] as const
const untilTransit = ['IN_COLLECT', 'COLLECT_DONE', 'IN_TRANSIT'] as const
const statusPath = [...untilTransit, 'IN_DELIVERY', 'DELIVERED'] as const
const beforeCollect = [...hiring, ...hired] as const

export const spans = {
  offer,
  openOffer: ['WAIT_TRANSPORTER_ACCEPT', 'NEGOTIATION'],
  offerAndItsEnd: [...offer, 'OFFER_COMPLETED'],
  beforeCollect,
  untilCollect: [...beforeCollect, 'IN_COLLECT'],
  untilTransit: [...beforeCollect, ...untilTransit],
  untilDelivered: [...beforeCollect, ...untilTransit, 'IN_DELIVERY'],
  untilEnded: [...beforeCollect, ...statusPath],
  /** A price cannot change while it waits for approval. */
  priced: [...offer, 'OFFER_COMPLETED', ...hired, ...statusPath],
} as const satisfies Record<string, readonly LoadStatus[]>
