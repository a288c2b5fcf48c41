import { loadOfIncident } from '@embarca/contracts/incident/codes.ts'
import type { IncidentEvent } from '@embarca/contracts/incident/events.ts'
import type { LoadContribution, LoadDocument } from '../loads/index.ts'

/** The open incidents of a load. */
type Troubled = { readonly openIncidents: readonly string[] }
type Load = LoadDocument & Partial<Troubled>

const withOpen = (load: Load, openIncidents: readonly string[]): Load => ({
  ...load,
  openIncidents,
  flOccurrence: openIncidents.length > 0,
})
const opens = (load: Load | undefined, { data: { incidentId } }: { readonly data: { readonly incidentId: string } }) =>
  load && withOpen(load, [...(load.openIncidents ?? []), incidentId])
const ends = (load: Load | undefined, { data: { incidentId } }: { readonly data: { readonly incidentId: string } }) =>
  load &&
  withOpen(
    load,
    (load.openIncidents ?? []).filter((one) => one !== incidentId),
  )

/** A load is marked while one of its incidents is open. */
export const incidentContribution: LoadContribution<Troubled, IncidentEvent> = {
  version: 1,
  empty: { openIncidents: undefined },
  id: ({ stream }) => (stream.startsWith('incident-') ? loadOfIncident(stream.slice('incident-'.length)) : undefined),
  on: { IncidentOpened: opens, IncidentReopened: opens, IncidentClosed: ends, IncidentCanceled: ends } as LoadContribution<
    Troubled,
    IncidentEvent
  >['on'],
}
