import { Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { Id, Instant } from '../kit/schema.ts'
import { inboxKinds } from './codes.ts'

/** Each user's own; they concern the screen only. */
export const inboxEvents = {
  /** The user read all entries up to an instant, or with `loadId` those of one load. */
  InboxRead: event({ userId: Id, until: Instant, loadId: Type.Optional(Id) }),
  /** Replaces the kinds muted before. */
  InboxKindsMuted: event({ userId: Id, kinds: Type.Array(Type.Enum(inboxKinds)) }),
}
export type InboxEvent = EventsOf<typeof inboxEvents>
