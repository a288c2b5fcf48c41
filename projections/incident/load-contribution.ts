import { loadOfIncident } from '@embarca/contracts/incident/codes.ts'
import type { IncidentEvent } from '@embarca/contracts/incident/events.ts'
import type { LoadContribution, LoadDocument } from '../loads/index.ts'

/** Ids of a load's incidents: those that are open, and those that count, as all but canceled ones do. */
type Troubled = { readonly openIncidents: readonly string[]; readonly countedIncidents: readonly string[] }
type Load = LoadDocument & Partial<Troubled>
type OfIncident = { readonly data: { readonly incidentId: string } }

const withOpen = (load: Load, openIncidents: readonly string[]): Load => ({
  ...load,
  openIncidents,
  flOccurrence: openIncidents.length > 0,
})
const withOne = (ids: readonly string[] = [], id: string) => (ids.includes(id) ? ids : [...ids, id])
const without = (ids: readonly string[] = [], id: string) => ids.filter((one) => one !== id)

const opens = (load: Load | undefined, { data: { incidentId } }: OfIncident) =>
  load && withOpen({ ...load, countedIncidents: withOne(load.countedIncidents, incidentId) }, withOne(load.openIncidents, incidentId))
const ends = (load: Load | undefined, { data: { incidentId } }: OfIncident) =>
  load && withOpen(load, without(load.openIncidents, incidentId))
const cancels = (load: Load | undefined, { data: { incidentId } }: OfIncident) =>
  load && withOpen({ ...load, countedIncidents: without(load.countedIncidents, incidentId) }, without(load.openIncidents, incidentId))

/** A load is marked while one of its incidents is open. */
export const incidentContribution: LoadContribution<Troubled, IncidentEvent> = {
  version: 2,
  empty: { openIncidents: undefined, countedIncidents: undefined },
  id: ({ stream }) => (stream.startsWith('incident-') ? loadOfIncident(stream.slice('incident-'.length)) : undefined),
  on: { IncidentOpened: opens, IncidentReopened: opens, IncidentClosed: ends, IncidentCanceled: cancels } as LoadContribution<
    Troubled,
    IncidentEvent
  >['on'],
}
