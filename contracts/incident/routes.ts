import { type Static, Type } from 'typebox'
import { answering, type CommandsOf, command, query } from '../kit/route.ts'
import { Cents, Id, Line, LocalDateTime, listOf, paging, Reason } from '../kit/schema.ts'
import { actionFailed as failed } from '../labels.pt.ts'
import { occurrenceCategories, severities } from '../reference/codes.ts'
import { may } from '../roles.ts'
import { loadInTrip } from '../trip-link/in-trip.ts'
import { incidentAgents, incidentEventTypes, incidentStatuses } from './codes.ts'
import { incidentDeliveryInTrip, incidentInTrip } from './in-trip.ts'
import { incidentMessages } from './labels.pt.ts'

const Attached = Type.Object({ fileId: Id, name: Type.String() })
const Attachment = Type.Object({ fileId: Id, name: Line }, { additionalProperties: false })
const category = Type.Enum(occurrenceCategories)
const severity = Type.Enum(severities)
const agent = Type.Enum(incidentAgents)
const status = Type.Enum(incidentStatuses)

const Entry = Type.Object({
  id: Id,
  eventType: Type.Enum(incidentEventTypes),
  agent,
  /** The author's name. */
  author: Type.String(),
  observation: Type.String(),
  attachments: Type.Array(Attached),
  date: Type.String(),
})
/** What the carrier of the load sees too: never cost, resolution or department (readings o56). */
const CarrierIncident = Type.Object({
  id: Id,
  status,
  occurrenceTypeId: Id,
  typeName: Type.String(),
  category,
  severity,
  agent,
  openedAt: Type.String(),
  closedAt: Type.Optional(Type.String()),
  placeName: Type.String(),
  /** Oldest first. */
  events: Type.Array(Entry),
})
/** A row of the list. */
export const IncidentRow = Type.Object({
  id: Id,
  status,
  hashId: Id,
  externalId: Type.String(),
  shippingDeliveryId: Id,
  occurrenceTypeId: Id,
  typeName: Type.String(),
  category,
  severity,
  agent,
  openedAt: Type.String(),
  closedAt: Type.Optional(Type.String()),
  transporterName: Type.Optional(Type.String()),
  lane: Type.String(),
  placeName: Type.String(),
  influenceOtif: Type.Boolean(),
  /** Of a closed one, cents. */
  cost: Type.Optional(Cents),
  resolutionName: Type.Optional(Type.String()),
  departmentName: Type.Optional(Type.String()),
  /** The client sees it. */
  isShown: Type.Boolean(),
})
export type IncidentRow = Static<typeof IncidentRow>
export const Incident = Type.Object({
  ...IncidentRow.properties,
  /** Of the incident's stream, for `If-Match`. */
  revision: Type.Integer(),
  resolutionId: Type.Optional(Id),
  departmentId: Type.Optional(Id),
  cancelReason: Type.Optional(Type.String()),
  events: Type.Array(Entry),
  /** Of every event. */
  attachments: Type.Array(Attached),
})
export type Incident = Static<typeof Incident>

const LoadForIncident = Type.Object({
  hashId: Id,
  shippingDeliveryId: Id,
  externalId: Type.String(),
  status: Type.String(),
  transporterName: Type.Optional(Type.String()),
  lane: Type.String(),
  destinations: Type.Array(Type.Object({ id: Id, name: Type.String() })),
})

export const incidentFilters = {
  text: Type.Optional(Type.String({ maxLength: 100 })),
  status: Type.Optional(Type.Array(status, { maxItems: incidentStatuses.length })),
  category: Type.Optional(Type.Array(category, { maxItems: occurrenceCategories.length })),
  severity: Type.Optional(Type.Array(severity, { maxItems: severities.length })),
  occurrenceTypeId: Type.Optional(Id),
  transporterId: Type.Optional(Id),
  agent: Type.Optional(agent),
  /** `DD/MM/YYYY`; a day begins at 00:00:00 and ends at 23:59:59. */
  openedInit: Type.Optional(LocalDateTime),
  openedEnd: Type.Optional(LocalDateTime),
  closedInit: Type.Optional(LocalDateTime),
  closedEnd: Type.Optional(LocalDateTime),
  influenceOtif: Type.Optional(Type.Boolean()),
  /** Only a closed incident has a cost. */
  minCost: Type.Optional(Cents),
  maxCost: Type.Optional(Cents),
}
const Filters = Type.Object(incidentFilters)
export type IncidentFilters = Static<typeof Filters>

const sees = { may: may.seeIncidents }
export const incidentRoutes = {
  /** Those of one load, or of one of its deliveries, the latest first. */
  ofShipping: query('GET /occurrence/findByShipping', Type.Array(IncidentRow), {
    ...sees,
    query: { shippingId: Type.Optional(Id), deliveryId: Type.Optional(Id) },
  }),
  search: query('POST /occurrence/search', listOf(IncidentRow), { ...sees, body: { ...incidentFilters, ...paging } }),
  /** Loads on which an incident may be opened, the latest first. */
  loads: query('GET /shipping/forOccurrences', listOf(LoadForIncident), {
    ...sees,
    query: { ...paging, text: Type.Optional(Type.String({ maxLength: 100 })) },
  }),
  one: query('GET /occurrence/:id', Incident, sees),
}

const observation = Type.String({ minLength: 1, maxLength: 4000, pattern: '\\S' })
const attachments = Type.Optional(Type.Array(Attachment, { maxItems: 10 }))
const attaches = ({ attachments: files = [] }: { attachments?: readonly { fileId: string }[] }) => files.map(({ fileId }) => fileId)
const opening = { occurrenceTypeId: Id, observation, attachments, destinationId: Type.Optional(Id) }
const comment = { observation, attachments }
/** The id of what was opened; it begins with the load's. */
const Opened = Type.Object({ id: Id })
const runs = { may: may.runLoads }

export const incidentCommands = {
  open: answering(
    Opened,
    command('POST /occurrence/open', 'OpenIncident', {
      ...runs,
      body: { shippingDeliveryId: Id, ...opening },
      attaches,
      messages: { done: incidentMessages.opened, failed },
    }),
  ),
  addEvent: command('POST /occurrence/:id/addEvent', 'CommentOnIncident', {
    ...runs,
    body: { ...comment, eventType: Type.Optional(Type.Enum(incidentEventTypes)) },
    attaches,
    messages: { done: incidentMessages.commented, failed },
  }),
  /** `?observation=` alone takes the type's defaults and the resolution 'Outros'; a field of the body wins (readings 31, o53). */
  close: command('POST /occurrence/:id/close', 'CloseIncident', {
    ...runs,
    query: { observation: Type.Optional(observation) },
    body: {
      observation: Type.Optional(observation),
      cost: Type.Optional(Cents),
      resolutionId: Type.Optional(Id),
      attachments,
      influenceOtif: Type.Optional(Type.Boolean()),
      occurrenceTypeId: Type.Optional(Id),
      shipperDepartmentId: Type.Optional(Id),
    },
    attaches,
    messages: { done: incidentMessages.closed, failed },
  }),
  cancel: command('POST /occurrence/:id/cancel', 'CancelIncident', {
    ...runs,
    query: { reason: Reason },
    messages: { done: incidentMessages.canceled, failed },
  }),
  hide: command('POST /occurrence/:id/hideToClient', 'HideIncidentFromClient', {
    ...runs,
    messages: { done: incidentMessages.hidden, failed },
  }),
  show: command('POST /occurrence/:id/showToClient', 'ShowIncidentToClient', {
    ...runs,
    messages: { done: incidentMessages.shown, failed },
  }),
  reopen: command('POST /occurrence/:id/reopen', 'ReopenIncident', { ...runs, messages: { done: incidentMessages.reopened, failed } }),
}

/** A load's incidents as its carrier sees them, and the types it may report while `open`. */
export const CarrierIncidents = Type.Object({
  open: Type.Boolean(),
  types: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  list: Type.Array(CarrierIncident),
})
export type CarrierIncidents = Static<typeof CarrierIncidents>

/** `:id` is the load. */
export const carrierIncidentRoutes = {
  ofTransporter: query('GET /webtransporter/loads/:id/occurrences', CarrierIncidents, { may: may.actForTransporter }),
  ofDriver: query('GET /webdriver/trips/:id/occurrences', CarrierIncidents, { may: may.drive, inTrip: loadInTrip }),
}
const carrierOpening = { query: { deliveryId: Id }, body: opening, attaches, messages: { done: incidentMessages.opened, failed } }
const carrierComment = { body: comment, attaches, messages: { done: incidentMessages.commented, failed } }
/** Reported on the road, often without a network. */
const driving = { may: may.drive, takesMoment: true } as const
export const carrierIncidentCommands = {
  transporterOpen: answering(
    Opened,
    command('POST /webtransporter/occurrence/open', 'OpenIncident', { may: may.operateForTransporter, ...carrierOpening }),
  ),
  transporterAddEvent: command('POST /webtransporter/occurrence/:id/addEvent', 'CommentOnIncident', {
    may: may.operateForTransporter,
    ...carrierComment,
  }),
  driverOpen: answering(
    Opened,
    command('POST /webdriver/occurrence/open', 'OpenIncident', { ...driving, ...carrierOpening, inTrip: incidentDeliveryInTrip }),
  ),
  driverAddEvent: command('POST /webdriver/occurrence/:id/addEvent', 'CommentOnIncident', {
    ...driving,
    ...carrierComment,
    inTrip: incidentInTrip,
  }),
}
export type IncidentCommand = CommandsOf<typeof incidentCommands> | CommandsOf<typeof carrierIncidentCommands>
