import type { ViewManifest } from '../shared/manifest.ts'
import { incidentFigureReaders } from './figures.ts'
import { incidentContribution } from './load-contribution.ts'
import { notifyIncident } from './notify.ts'
import { loadIncidentsProjector } from './of-load.ts'
import { incidentProjector } from './projector.ts'
import { carrierIncidentReaders, incidentReaders } from './readers.ts'
import { incidentsReport } from './report.ts'
import { incidentTypeProjector } from './types.ts'

export { incidentChart } from './figures.ts'
export { incidentsForClient } from './for-client.ts'

export const incidentView = {
  projectors: [incidentProjector, loadIncidentsProjector, incidentTypeProjector],
  loads: incidentContribution,
  notifies: { incident: notifyIncident },
  readers: { incident: incidentReaders, incidentFigures: incidentFigureReaders, carrierIncident: carrierIncidentReaders },
  reports: { incidents: incidentsReport },
} as const satisfies ViewManifest
