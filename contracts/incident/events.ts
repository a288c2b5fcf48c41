import { Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { personalText } from '../kit/personal.ts'
import { Cents, Id } from '../kit/schema.ts'
import { occurrenceCategories, severities } from '../reference/codes.ts'
import { personOfPlace, placeText } from '../reference/person-of-place.ts'
import { incidentAgents, incidentStatuses } from './codes.ts'

const incident = { incidentId: Id, loadId: Id }
const status = Type.Enum(incidentStatuses)
/** Texts belong to their author and are forgotten with the author. */
const said = {
  agent: Type.Enum(incidentAgents),
  authorId: Id,
  observation: personalText('authorId'),
  attachments: Type.Array(Type.Object({ fileId: Id, name: personalText('authorId'), authorId: Id })),
}
/** The type as it was that day. */
const typed = {
  occurrenceTypeId: Id,
  typeName: Type.String(),
  category: Type.Enum(occurrenceCategories),
  severity: Type.Enum(severities),
}

/** What went wrong with a delivery. An incident's own events say all that its lists and figures show. */
export const incidentEvents = {
  IncidentOpened: event({
    ...incident,
    ...said,
    ...typed,
    deliveryId: Id,
    shipperId: Id,
    operationGroupId: Id,
    /** Who launched the load. */ loadAuthorId: Type.Optional(Id),
    externalId: Type.String(),
    transporterId: Type.Optional(Id),
    transporterName: Type.Optional(Type.String()),
    /** The carrier to which a logistic operator forwarded the load. */ executorId: Type.Optional(Id),
    driverId: Type.Optional(Id),
    origin: Type.Object({ city: Type.String(), state: Type.String() }),
    destination: Type.Object({
      destinationId: Id,
      placeId: Id,
      ...personOfPlace,
      placeName: placeText,
      city: Type.String(),
      state: Type.String(),
      zone: Type.String(),
    }),
    /** The type's default for the closing. */ influenceOtif: Type.Boolean(),
    /** The client sees it from the start. */ isShown: Type.Boolean(),
    status,
  }),
  IncidentCommented: event({ ...incident, ...said, eventId: Id }),
  IncidentClosed: event({
    ...incident,
    ...said,
    ...typed,
    eventId: Id,
    cost: Cents,
    influenceOtif: Type.Boolean(),
    /** Absent: closed without details. */ resolutionId: Type.Optional(Id),
    resolutionName: Type.String(),
    departmentId: Type.Optional(Id),
    departmentName: Type.Optional(Type.String()),
    status,
  }),
  IncidentCanceled: event({ ...incident, authorId: Id, reason: personalText('authorId'), status }),
  /** Its cost no longer counts, nor does it affect OTIF, until it is closed again. */
  IncidentReopened: event({ ...incident, status }),
  IncidentShownToClient: event(incident),
  IncidentHiddenFromClient: event(incident),
}
export type IncidentEvent = EventsOf<typeof incidentEvents>
