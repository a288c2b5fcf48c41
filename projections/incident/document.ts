import type { IncidentAgent, IncidentEventType, IncidentStatus } from '@embarca/contracts/incident/codes.ts'
import type { IncidentEvent } from '@embarca/contracts/incident/events.ts'
import type { OfType, Recorded } from '@embarca/contracts/kit/event.ts'
import type { OccurrenceCategory, Severity } from '@embarca/contracts/reference/codes.ts'

/** An entry of an incident; names of people are looked up when it is read. */
export type IncidentEntry = {
  readonly id: string
  readonly eventType: IncidentEventType
  readonly agent: IncidentAgent
  readonly authorId: string
  readonly observation: string
  readonly attachments: readonly { readonly fileId: string; readonly name: string }[]
  readonly date: string
}
/** What the incident's carrier may know of it. */
export type IncidentThread = {
  readonly id: string
  readonly status: IncidentStatus
  readonly occurrenceTypeId: string
  readonly typeName: string
  readonly category: OccurrenceCategory
  readonly severity: Severity
  readonly agent: IncidentAgent
  readonly openedAt: string
  /** When it was closed or canceled. */
  readonly closedAt?: string | undefined
  readonly placeName: string
  readonly events: readonly IncidentEntry[]
}

type Said = Pick<OfType<IncidentEvent, 'IncidentCommented'>['data'], 'agent' | 'authorId' | 'observation' | 'attachments'>
const entry = (id: string, eventType: IncidentEventType, { data, occurredAt: date }: Recorded & { readonly data: Said }): IncidentEntry => {
  const { agent, authorId, observation, attachments } = data
  return {
    id,
    eventType,
    agent,
    authorId,
    observation,
    attachments: (attachments as IncidentEntry['attachments']).map(({ fileId, name }) => ({ fileId, name })),
    date,
  }
}
type EventOf<K extends IncidentEvent['type']> = Recorded<OfType<IncidentEvent, K>>
const typeOf = ({ occurrenceTypeId, typeName, category, severity }: EventOf<'IncidentClosed' | 'IncidentOpened'>['data']) => ({
  occurrenceTypeId,
  typeName,
  category,
  severity,
})

export const opened = (event: EventOf<'IncidentOpened'>): IncidentThread => {
  const { incidentId: id, status, agent, destination } = event.data
  return {
    ...{ id, status, agent, openedAt: event.occurredAt, placeName: destination.placeName },
    ...typeOf(event.data),
    events: [entry(id, 'OPENING', event)],
  }
}
/** What each later event makes of it, in every view that shows incidents. */
export const threadSteps = {
  IncidentCommented: <T extends IncidentThread>(incident: T, event: EventOf<'IncidentCommented'>): T => ({
    ...incident,
    events: [...incident.events, entry(event.data.eventId, 'TREATMENT', event)],
  }),
  IncidentClosed: <T extends IncidentThread>(incident: T, event: EventOf<'IncidentClosed'>): T => ({
    ...incident,
    ...typeOf(event.data),
    status: event.data.status,
    closedAt: event.occurredAt,
    events: [...incident.events, entry(event.data.eventId, 'CLOSING', event)],
  }),
  IncidentCanceled: <T extends IncidentThread>(incident: T, { data: { status }, occurredAt }: EventOf<'IncidentCanceled'>): T => ({
    ...incident,
    status,
    closedAt: occurredAt,
  }),
  IncidentReopened: <T extends IncidentThread>(incident: T, { data: { status } }: EventOf<'IncidentReopened'>): T => ({
    ...incident,
    status,
    closedAt: undefined,
  }),
}
