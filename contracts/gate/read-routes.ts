import { type Static, Type } from 'typebox'
import { checklistMoments, checklistStatuses } from '../checklist/codes.ts'
import { AskedItem } from '../checklist/visit-checklist.ts'
import { query } from '../kit/route.ts'
import { Id, Instant, listOf, paging } from '../kit/schema.ts'
import { may } from '../roles.ts'
import { gateSteps } from './codes.ts'
import { Detention, missingForDetention } from './detention.ts'
import { alertCodes, queueRules } from './settings-codes.ts'
import { LoadSlot } from './slot-booking.ts'

const maybe = { text: Type.Optional(Type.String()), number: Type.Optional(Type.Number()), at: Type.Optional(Instant) }
const see = { may: may.seeYard }

/** A gate of the user. The call panel gets its id and name only (Y3). */
export const GateOfUser = Type.Object({
  id: Id,
  name: Type.String(),
  enableExpedition: Type.Optional(Type.Boolean()),
  zone: maybe.text,
  queueRule: Type.Optional(Type.Enum(queueRules)),
  docks: Type.Optional(Type.Array(Type.Object({ code: Type.String(), name: Type.String() }))),
})
export type GateOfUser = Static<typeof GateOfUser>

export const VisitActionRow = Type.Object({ action: Type.String(), allowed: Type.Boolean(), because: maybe.text })
export type VisitActionRow = Static<typeof VisitActionRow>

const GateAlert = Type.Object({ code: Type.Enum(alertCodes), since: Instant, label: Type.String() })

/** A load at a gate, as its list shows it: no price and no negotiation (Y2). */
export const GateRow = Type.Object({
  hashId: Id,
  deliveryId: Id,
  externalId: Type.String(),
  statusCode: Type.String(),
  step: Type.Enum(gateSteps),
  stepLabel: Type.String(),
  /** Since when it is at this step. */
  stepAt: maybe.at,
  checkInDate: maybe.at,
  /** As it was recorded, where staff corrected it (Y10). */
  checkInRecorded: maybe.at,
  /** Where the truck stands in the queue, and why (Y15). */
  position: maybe.number,
  sentence: maybe.text,
  driver: Type.Optional(Type.Object({ id: Id, name: Type.String(), cpf: Type.String() })),
  isAbsent: Type.Boolean(),
  /** Since when its driver stands in the waiting list. */
  waitingSince: maybe.at,
  /** Whole minutes that the driver has been absent in all. */
  absentMinutes: Type.Integer(),
  /** Its load was canceled or sent back: the truck only leaves (Y6). */
  isReleased: Type.Boolean(),
  dock: maybe.text,
  vehiclePlate: maybe.text,
  otherPlates: Type.Array(Type.String()),
  vehicleType: maybe.text,
  transporterName: maybe.text,
  productType: maybe.text,
  weight: maybe.number,
  collectDate: maybe.at,
  /** Booked for it here; missed: the truck is late, and its seat is free. */
  slot: Type.Optional(LoadSlot),
  origin: Type.String(),
  destinations: Type.Array(Type.String()),
  tags: Type.Array(Type.String()),
  flPriority: Type.Boolean(),
  shippingType: Type.String(),
  actions: Type.Array(VisitActionRow),
  /** Deadlines that have passed; absent: none (Y12). */
  alerts: Type.Optional(Type.Array(GateAlert)),
  /** Of the questions that come next; absent: none is asked. */
  checkListStatus: Type.Optional(Type.Enum(checklistStatuses)),
  /** Minutes since the check-in: those that count for waiting time, and the stay; frozen at the exit (Y21). Absent: it has not arrived. */
  dwell: Type.Optional(Type.Object({ clock: Type.Integer(), stay: Type.Integer(), isRunning: Type.Boolean() })),
  /** What the wait costs by now; absent: nothing is due. */
  detention: Type.Optional(Detention),
  detentionMissing: Type.Optional(Type.Enum(missingForDetention)),
  /** The commands of `advanceStep` and `backStep`. */
  next: maybe.text,
  back: maybe.text,
})
export type GateRow = Static<typeof GateRow>

/** The questions of a moment, with their answers (Y19). */
export const GateChecklist = Type.Object({
  moment: Type.Enum(checklistMoments),
  status: Type.Enum(checklistStatuses),
  /** Staff let the truck pass in spite of them. */
  override: Type.Optional(Type.Object({ at: Instant, by: Type.String(), reason: Type.String() })),
  items: Type.Array(
    Type.Object({
      ...AskedItem.properties,
      answer: Type.Optional(
        Type.Object({
          passed: Type.Boolean(),
          yes: Type.Optional(Type.Boolean()),
          number: maybe.number,
          text: maybe.text,
          files: Type.Array(Type.String()),
          at: Instant,
          by: Type.String(),
        }),
      ),
    }),
  ),
})
export type GateChecklist = Static<typeof GateChecklist>

export const GateVisitDetails = Type.Object({
  ...GateRow.properties,
  /** The steps of this visit in order (C368); without a moment: still to come. */
  steps: Type.Array(
    Type.Object({
      step: Type.Enum(gateSteps),
      label: Type.String(),
      at: maybe.at,
      by: maybe.text,
      isEstimated: Type.Optional(Type.Boolean()),
    }),
  ),
  comments: Type.Array(
    Type.Object({
      at: Instant,
      author: Type.String(),
      comment: Type.String(),
      attachments: Type.Array(Type.Object({ fileId: Id, name: Type.String() })),
    }),
  ),
  /** What staff acknowledged at check-in instead of resolving it (Y11). */
  acknowledged: Type.Array(Type.String()),
  /** Of the entry, then of the exit, where something is asked. */
  checklists: Type.Array(GateChecklist),
})
export type GateVisitDetails = Static<typeof GateVisitDetails>

/** A call, exactly as the panel may show it (Y16). */
export const GateCall = Type.Object({ driverName: Type.String(), vehiclePlate: Type.String(), dock: Type.String(), requestHour: Instant })
export type GateCall = Static<typeof GateCall>

export const GateIndicators = Type.Object({
  expected: Type.Integer(),
  queue: Type.Integer(),
  inside: Type.Integer(),
  finished: Type.Integer(),
  /** Drivers in the waiting list. */
  waitingList: Type.Integer(),
  absent: Type.Integer(),
  late: Type.Integer(),
  above5h: Type.Integer(),
  /** Cents, of those that are here and those that left today. */
  waitingCost: Type.Integer(),
  /** Of the visits that ended today; absent: none did. */
  queueMinutes: Type.Optional(Type.Object({ mean: Type.Integer(), p90: Type.Integer() })),
  dockMinutes: Type.Optional(Type.Object({ mean: Type.Integer(), p90: Type.Integer() })),
  stayMinutes: Type.Optional(Type.Object({ mean: Type.Integer(), p90: Type.Integer() })),
  /** Percent of today's check-ins; absent: none today. */
  onTimeShare: maybe.number,
})
export type GateIndicators = Static<typeof GateIndicators>

export const gateRoutes = {
  gates: query('GET /v2/concierges', Type.Array(GateOfUser), { may: may.watchCalls }),
  fetch: query('GET /v2/concierges/:id/shippings/fetch', listOf(GateRow), {
    ...see,
    query: {
      ...paging,
      text: Type.Optional(Type.String({ maxLength: 200 })),
      /** Several with commas; none: all but FINISHED, which is listed for two days. */
      status: Type.Optional(Type.String({ maxLength: 200 })),
      driverAvailable: Type.Optional(Type.Boolean()),
      checkListStatus: Type.Optional(Type.Enum(checklistStatuses)),
      conciergeShippingType: Type.Optional(Type.Enum(['SINGLE', 'LOT'] as const)),
      collectId: Type.Optional(Id),
      /** The loads of one driver; none: NOT_FOUND (R244). */
      cpf: Type.Optional(Type.String({ maxLength: 20 })),
    },
  }),
  expeditionRank: query('GET /v2/concierges/:conciergeId/shippings/expeditionRank', Type.Array(GateCall), { may: may.watchCalls }),
  /** `repeats`: how often a call is announced, by the gate's settings. */
  calls: query(
    'GET /v2/concierges/:conciergeId/shippings/calls',
    Type.Object({ ...listOf(GateCall).properties, repeats: Type.Integer() }),
    { may: may.watchCalls, query: paging },
  ),
  indicators: query('GET /v2/concierges/:conciergeId/shippings/indicators', GateIndicators, see),
  one: query('GET /v2/concierges/:id/shippings/:hash', GateVisitDetails, { ...see, query: { deliveryId: Type.Optional(Id) } }),
  simple: query('GET /v2/concierges/:id/shippings/:hash/simple', GateRow, { ...see, query: { deliveryId: Type.Optional(Id) } }),
}
