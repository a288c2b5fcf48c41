import type { AlertCommand, AlertEvent } from '@embarca/contracts/gate/alerts.ts'
import type { GateEvent } from '@embarca/contracts/gate/events.ts'
import type { SlotEvent } from '@embarca/contracts/gate/slot-booking.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import type { ReceiptEvent } from '@embarca/contracts/receipt/events.ts'
import type { TrackingEvent } from '@embarca/contracts/tracking/events.ts'
import type { Call, Reactions } from '../../kit/reaction.ts'

// Deadlines read several streams: no other reaction of the load waits for that.
const check = (data: AlertCommand['data'], at?: string): readonly Call[] => [
  { module: 'gateAlert', command: { type: 'CheckAlerts', data } satisfies AlertCommand, at, last: true },
]
/** Looks at the deadlines of an event's load. */
const checkAlerts = ({ data: { loadId: id } }: { readonly data: { readonly loadId: string } }) => check({ id })

/** Deadlines are looked at when what they wait for may have changed, and when the next one passes. */
export const alertReactions: Reactions<LoadEvent | GateEvent | ReceiptEvent | TrackingEvent | SlotEvent | AlertEvent> = {
  on: {
    LoadOffered: ({ data: { loadId: id }, recordedAt: offeredAt }) => check({ id, offeredAt }),
    OfferAccepted: checkAlerts,
    TransporterAssigned: checkAlerts,
    DriverBound: checkAlerts,
    DriverConfirmed: checkAlerts,
    DriverRefused: checkAlerts,
    CollectDateChanged: checkAlerts,
    DeliveryDateChanged: checkAlerts,
    RouteChanged: checkAlerts,
    StatusReset: checkAlerts,
    LoadReopened: checkAlerts,
    LoadCanceled: checkAlerts,
    LoadExpired: checkAlerts,
    TransitStarted: checkAlerts,
    LoadDelivered: checkAlerts,
    LoadFinished: checkAlerts,

    GateCheckedIn: checkAlerts,
    GateCheckInUndone: checkAlerts,
    GateCheckInCorrected: checkAlerts,
    GateEntered: checkAlerts,
    GateEntryUndone: checkAlerts,
    LoadingStarted: checkAlerts,
    LoadingStartUndone: checkAlerts,
    LoadingFinished: checkAlerts,
    LoadingFinishUndone: checkAlerts,
    GateLeft: checkAlerts,
    GateExitUndone: checkAlerts,

    SlotBooked: checkAlerts,
    SlotMoved: checkAlerts,
    SlotGivenBack: checkAlerts,

    ReceiptArrived: checkAlerts,
    ReceiptApproved: checkAlerts,
    ReceiptRefused: checkAlerts,
    ReceiptDecisionUndone: checkAlerts,
    WithoutTrackingAccepted: checkAlerts,

    AlertCheckPlanned: ({ data: { loadId: id, at } }) => check({ id }, at),
  },
}
