import type { LoadStatus } from '@embarca/contracts/load/codes.ts'

type Standings = Readonly<Partial<Record<LoadStatus, number>>>

/** How many loads of each shipper have which status when the demo begins; those on the road first, so that they get the free drivers. */
const standings: readonly Standings[] = [
  {
    IN_TRANSIT: 34,
    IN_DELIVERY: 10,
    IN_COLLECT: 10,
    COLLECT_DONE: 6,
    LINKED_TO_DRIVER_VEHICLE: 28,
    WAITING_DRIVER_ACCEPT: 12,
    ASSIGNED_TO_TRANSPORTER: 20,
    DRAFT: 5,
    CREATED: 4,
    WAIT_TRANSPORTER_ACCEPT: 12,
    NEGOTIATION: 24,
    OFFER_COMPLETED: 5,
    WAITING_APPROVE: 6,
    DELIVERED: 20,
    CANCELED: 52,
    EXPIRED: 44,
    FINISHED: 856,
  },
  {
    IN_TRANSIT: 10,
    IN_DELIVERY: 3,
    IN_COLLECT: 3,
    COLLECT_DONE: 2,
    LINKED_TO_DRIVER_VEHICLE: 6,
    WAITING_DRIVER_ACCEPT: 3,
    ASSIGNED_TO_TRANSPORTER: 5,
    DRAFT: 2,
    CREATED: 1,
    WAIT_TRANSPORTER_ACCEPT: 4,
    NEGOTIATION: 7,
    OFFER_COMPLETED: 1,
    WAITING_APPROVE: 2,
    DELIVERED: 7,
    CANCELED: 15,
    EXPIRED: 12,
    FINISHED: 267,
  },
]
export const ALL_LOADS = 1_500

/** The target status of each load of a shipper, for a demo of about that many loads; every status has at least one. */
export const statusesOf = (shipper: number, loads = ALL_LOADS): readonly LoadStatus[] =>
  (Object.entries(standings[shipper] ?? {}) as [LoadStatus, number][]).flatMap(([status, count]) =>
    Array.from({ length: Math.max(1, Math.round((count * loads) / ALL_LOADS)) }, () => status),
  )
