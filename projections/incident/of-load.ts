import { loadOfIncident } from '@embarca/contracts/incident/codes.ts'
import type { IncidentEvent } from '@embarca/contracts/incident/events.ts'
import type { OfType, Recorded } from '@embarca/contracts/kit/event.ts'
import type { Projector } from '../kit/projector.ts'
import type { Views } from '../kit/read-store.ts'
import { type IncidentThread, opened, threadSteps } from './document.ts'

export const LOAD_INCIDENTS = 'load-incidents'

export type IncidentOfLoad = IncidentThread & {
  /** Carriers and driver that had the load when it was opened. */
  readonly transporterIds: readonly string[]
  readonly driverId?: string
  /** The client sees it. */
  readonly isShown: boolean
}
/** What carriers, and clients by a link, may know of a load's incidents: readers filter, because the document names no operation group. */
export type LoadIncidents = { readonly loadId: string; readonly shipperId: string; readonly incidents: readonly IncidentOfLoad[] }

const incidentOf = ({ stream }: Recorded) => stream.slice('incident-'.length)
type IncidentRecord = Recorded<IncidentEvent>
const changed =
  <E extends IncidentRecord>(change: (incident: IncidentOfLoad, event: E) => IncidentOfLoad) =>
  (load: LoadIncidents | undefined, event: E): LoadIncidents | undefined =>
    load && { ...load, incidents: load.incidents.map((one) => (one.id === incidentOf(event) ? change(one, event) : one)) }
const shown = (isShown: boolean) => changed((incident) => ({ ...incident, isShown }))

const opens = (load: LoadIncidents | undefined, event: Recorded<OfType<IncidentEvent, 'IncidentOpened'>>): LoadIncidents => {
  const { loadId, shipperId, transporterId, executorId, driverId, isShown } = event.data
  const incident: IncidentOfLoad = {
    ...opened(event),
    transporterIds: [transporterId, executorId].flatMap((id) => id ?? []),
    ...(driverId !== undefined && { driverId }),
    isShown,
  }
  return { loadId, shipperId, incidents: [...(load?.incidents ?? []), incident] }
}

/** One document per load. */
export const loadIncidentsProjector: Projector<LoadIncidents, IncidentEvent> = {
  spec: { view: LOAD_INCIDENTS, version: 1, fields: { shipperId: 'text' } },
  scope: 'open',
  id: ({ stream }) => (stream.startsWith('incident-') ? loadOfIncident(stream.slice('incident-'.length)) : undefined),
  on: {
    IncidentOpened: opens,
    IncidentCommented: changed(threadSteps.IncidentCommented),
    IncidentClosed: changed(threadSteps.IncidentClosed),
    IncidentCanceled: changed(threadSteps.IncidentCanceled),
    IncidentReopened: changed(threadSteps.IncidentReopened),
    IncidentShownToClient: shown(true),
    IncidentHiddenFromClient: shown(false),
  },
}

/** Every incident of a load, oldest first. The caller decides who may see which. */
export const incidentsOfLoad = async (views: Views, loadId: string): Promise<readonly IncidentOfLoad[]> =>
  (await views.get<LoadIncidents>(LOAD_INCIDENTS, loadId))?.incidents ?? []
