import type { ContractManifest } from '../kit/manifest.ts'
import { incidentEvents } from './events.ts'
import { incidentFigureRoutes } from './figure-routes.ts'
import { incidentLabels } from './labels.pt.ts'
import { incidentLifecycle } from './lifecycle.ts'
import { carrierIncidentCommands, carrierIncidentRoutes, incidentCommands, incidentRoutes } from './routes.ts'

export const incidentContract = {
  events: incidentEvents,
  publicEvents: incidentEvents,
  lifecycles: { incident: { machine: incidentLifecycle, statusLabels: incidentLabels.status } },
  eventWords: incidentLabels.event,
  commandWords: incidentLabels.command,
  refusals: incidentLabels.refusal,
  routes: {
    incident: incidentRoutes,
    incidentFigures: incidentFigureRoutes,
    incidentActions: incidentCommands,
    carrierIncident: carrierIncidentRoutes,
    carrierIncidentActions: carrierIncidentCommands,
  },
} as const satisfies ContractManifest
