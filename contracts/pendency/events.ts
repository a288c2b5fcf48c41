import { Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { personalText } from '../kit/personal.ts'
import { Id, Instant } from '../kit/schema.ts'
import { pendencyStatuses, reporterTypes } from './codes.ts'
import { PendencySettings } from './types.ts'

const one = { loadId: Id, pendencyId: Id }
const status = Type.Enum(pendencyStatuses)
/** Under whose key a text is sealed: its author's, or the pendency's own where the program wrote it. */
const author = { authorId: Id }
const ended = {
  ...one,
  status,
  ...author,
  /** Absent: the system resolved it. */
  observation: Type.Optional(personalText('authorId')),
}

/** Pendencies of a load, all in its stream `pendency-{loadId}`. */
export const pendencyEvents = {
  PendencyOpened: event({
    ...one,
    status,
    shipperId: Id,
    operationGroupId: Id,
    /** The load's code at this moment. */
    externalId: Type.String(),
    typeId: Type.String(),
    name: Type.String(),
    reporterType: Type.Enum(reporterTypes),
    /** Of the type's that concern one delivery of several. */
    destinationId: Type.Optional(Id),
    /** The order that differs, of the type about orders: a load may have one for each. */
    orderId: Type.Optional(Id),
    /** The note that it is about: the pendency ends when its load no longer has it. */
    nfeKey: Type.Optional(Type.String()),
    /** The carrier that runs the load. */
    transporterId: Type.Optional(Id),
    ...author,
    observation: Type.Optional(personalText('authorId')),
    attachments: Type.Array(Type.Object({ fileId: Id, name: personalText('authorId'), authorId: Id })),
    dueAt: Instant,
    /** The transitions of the load that it stops; a later change of its type does not reach it. */
    blocks: Type.Array(Type.String()),
  }),
  PendencyResolved: event(ended),
  PendencyDisposed: event(ended),
  /** Its load was canceled or has expired. */
  PendencyCanceled: event({ ...one, status }),
  PendencyViewed: event(one),
  PendencyUnviewed: event(one),
  /** A shipper's rule looks at the load at another moment than the platform's. */
  PendencyCheckPlanned: event({ loadId: Id, typeId: Type.String(), destinationId: Type.Optional(Id), at: Instant }),
}
export type PendencyEvent = EventsOf<typeof pendencyEvents>

/** Settings of a shipper's types, all in its stream `pendencyTypes-{shipperId}`. */
export const pendencyTypeEvents = {
  PendencyTypeChanged: event({ shipperId: Id, typeId: Type.String(), ...PendencySettings.properties }),
}
export type PendencyTypeEvent = EventsOf<typeof pendencyTypeEvents>
