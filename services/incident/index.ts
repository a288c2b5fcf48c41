import { loadOfIncident } from '@embarca/contracts/incident/codes.ts'
import { incidentLifecycle } from '@embarca/contracts/incident/lifecycle.ts'
import type { LookupContext } from '../kit/command-row.ts'
import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import type { Ownership } from '../kit/scope.ts'
import { loadOf, ownershipOf } from '../load/index.ts'
import { incidentCommands } from './commands.ts'
import { loadNamed } from './lookups.ts'
import { type IncidentState, incidentFold } from './state.ts'
import type { IncidentTypes } from './types.ts'

/** Of the carriers, those that had the load when the incident was opened and still have it. */
const ownershipOfIncident = async (incident: IncidentState, context: LookupContext): Promise<Ownership | undefined> => {
  const ownership = incident.loadId ? await ownershipOf(await loadOf(context, incident.loadId), context) : undefined
  const then = [incident.transporterId, incident.executorId]
  return (
    ownership && {
      ...ownership,
      transporterIds: (ownership.transporterIds ?? []).filter((id) => then.includes(id)),
      driverId: ownership.driverId === incident.driverId ? ownership.driverId : undefined,
    }
  )
}

type Call = { readonly id?: string; readonly shippingDeliveryId?: string; readonly deliveryId?: string }

/** What went wrong with deliveries: opened, commented on, closed with a cost, and perhaps opened again. */
export const incidents: Module<IncidentTypes> = {
  name: 'incident',
  fold: incidentFold,
  lifecycle: { machine: incidentLifecycle, status: ({ status }) => status, notAllowed: 'INCIDENT_NOT_OPEN' },
  commands: incidentCommands,
  stream: (id) => `incident-${id}`,
  key: loadOfIncident,
  owner: (incident, _, context) => ownershipOfIncident(incident, context),
  filesOf: (call: Call) => ({ kind: 'load', id: call.id === undefined ? loadNamed(call) : loadOfIncident(call.id) }),
  answers: ({ incidentId }) => ({ id: incidentId }),
}

export const incidentService = {
  modules: { incident: incidents },
  routes: { incidentActions: 'incident', carrierIncidentActions: 'incident' },
} as const satisfies ServiceManifest
