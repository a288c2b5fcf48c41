import { Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { Id, Instant } from '../kit/schema.ts'
import { alertCodes } from './settings-codes.ts'

const one = { loadId: Id, conciergeId: Id, code: Type.Enum(alertCodes), since: Instant }

/** Deadlines of a load that passed, in its stream `alerts-{loadId}` (Y12); `conciergeId`: the gate of its first origin, which sets them. */
export const alertEvents = {
  /** `since`: what the deadline was counted from; the same is said once. */
  AlertRaised: event({ ...one, dueAt: Instant, shipperId: Id, operationGroupId: Id, externalId: Type.String() }),
  /** What was awaited has happened, or is awaited no longer. */
  AlertCleared: event(one),
  /** The next deadline passes then. `offeredAt`: since when carriers may accept. */
  AlertCheckPlanned: event({ loadId: Id, at: Instant, offeredAt: Type.Optional(Instant) }),
}
export type AlertEvent = EventsOf<typeof alertEvents>
/** Whether an event changes which deadlines of its load have passed. */
export const isAlert = (type: string): boolean => type === 'AlertRaised' || type === 'AlertCleared'
/** Asked by reactions only. */
export type AlertCommand = { readonly type: 'CheckAlerts'; readonly data: { readonly id: string; readonly offeredAt?: string } }
