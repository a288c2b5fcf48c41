import type { IncidentLifecycleStatus } from '@embarca/contracts/incident/codes.ts'
import type { IncidentEvent } from '@embarca/contracts/incident/events.ts'
import type { OfType } from '@embarca/contracts/kit/event.ts'
import type { Evolve } from '../kit/decision.ts'

type Opened = OfType<IncidentEvent, 'IncidentOpened'>['data']
/** Its type as it was when the incident was opened or closed last. */
export type TypeOfIncident = Pick<Opened, 'occurrenceTypeId' | 'typeName' | 'category' | 'severity'>
export type IncidentState = Pick<Opened, 'transporterId' | 'executorId' | 'driverId'> & {
  readonly incidentId: string
  readonly loadId: string
  readonly status: IncidentLifecycleStatus
  readonly type: TypeOfIncident
  readonly isShown: boolean
  /** The default for the next closing: its type's, or what the last closing said. */
  readonly influenceOtif: boolean
  /** Entries so far. */
  readonly entries: number
}
const unknownIncident: IncidentState = {
  incidentId: '',
  loadId: '',
  status: 'NEW',
  type: { occurrenceTypeId: '', typeName: '', category: 'OTHER', severity: 'LOW' },
  isShown: false,
  influenceOtif: false,
  entries: 0,
}

const shown =
  (isShown: boolean) =>
  (incident: IncidentState): IncidentState => ({ ...incident, isShown })
const moved = (incident: IncidentState, { status }: { readonly status: IncidentState['status'] }): IncidentState => ({
  ...incident,
  status,
})
const typeOf = ({ occurrenceTypeId, typeName, category, severity }: TypeOfIncident): TypeOfIncident => ({
  occurrenceTypeId,
  typeName,
  category,
  severity,
})

const evolve: Evolve<{ state: IncidentState; event: IncidentEvent }> = {
  IncidentOpened: (_, opened) => {
    const { incidentId, loadId, status, isShown, influenceOtif, transporterId, executorId, driverId } = opened
    return {
      ...{ incidentId, loadId, status, isShown, influenceOtif, type: typeOf(opened), entries: 1 },
      ...(transporterId !== undefined && { transporterId }),
      ...(executorId !== undefined && { executorId }),
      ...(driverId !== undefined && { driverId }),
    }
  },
  IncidentCommented: (incident) => ({ ...incident, entries: incident.entries + 1 }),
  IncidentClosed: (incident, closed) => {
    const { status, influenceOtif } = closed
    return { ...incident, status, influenceOtif, type: typeOf(closed), entries: incident.entries + 1 }
  },
  IncidentCanceled: moved,
  IncidentReopened: moved,
  IncidentShownToClient: shown(true),
  IncidentHiddenFromClient: shown(false),
}

export const incidentFold = { initial: unknownIncident, evolve }
