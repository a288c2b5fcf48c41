import type { LoadStatus } from './codes.ts'

const offer = ['CREATED', 'WAIT_TRANSPORTER_ACCEPT', 'NEGOTIATION'] as const
const hiring = [...offer, 'OFFER_COMPLETED', 'WAITING_APPROVE'] as const
const hired = ['ASSIGNED_TO_TRANSPORTER', 'WAITING_DRIVER_ACCEPT', 'LINKED_TO_DRIVER_VEHICLE'] as const
const road = ['IN_COLLECT', 'COLLECT_DONE', 'IN_TRANSIT', 'IN_DELIVERY', 'DELIVERED'] as const
const beforeCollect = [...hiring, ...hired] as const
const untilEnded = [...beforeCollect, ...road] as const

/** Changes of what was agreed at launch, and while which statuses they are admitted (`decisions/0009`). The load stays where it stands. */
export const changesWhile = {
  RenameLoad: untilEnded,
  ChangePrice: [...offer, 'OFFER_COMPLETED', ...hired, ...road],
  ChangeWeight: untilEnded,
  ChangeDistance: untilEnded,
  ChangeProfile: beforeCollect,
  ChangeTargets: offer,
  ChangeAmountMinimum: [...offer, 'OFFER_COMPLETED'],
  ChangeAmountMaximum: [...offer, 'OFFER_COMPLETED'],
  BoostLoad: ['WAIT_TRANSPORTER_ACCEPT', 'NEGOTIATION'],
  ReorderDeliveries: [...beforeCollect, 'IN_COLLECT', 'COLLECT_DONE', 'IN_TRANSIT', 'IN_DELIVERY'],
  ChangeRoute: beforeCollect,
  ChangeCollectDate: beforeCollect,
  ChangeCollectWindow: beforeCollect,
  ObserveOrigin: [...beforeCollect, 'IN_COLLECT'],
  ChangeDeliveryDate: [...beforeCollect, 'IN_COLLECT', 'COLLECT_DONE', 'IN_TRANSIT'],
  ObserveDestination: untilEnded,
  ChangeNfCode: untilEnded,
  AttachFile: untilEnded,
  ChangeAttachment: untilEnded,
  DetachFile: untilEnded,
} as const satisfies Record<string, readonly LoadStatus[]>
type Change = keyof typeof changesWhile

/** Rows of the lifecycle: the changes a status admits, leading back to it. */
export const changesIn = <Status extends LoadStatus>(status: Status) =>
  Object.fromEntries(
    Object.entries(changesWhile).flatMap(([change, statuses]) =>
      (statuses as readonly LoadStatus[]).includes(status) ? [[change, status]] : [],
    ),
  ) as Partial<Record<Change, Status>>
