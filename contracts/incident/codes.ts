/** Of an incident, the API's "occurrence" (specification 2 §3): open, canceled, closed. */
export const incidentStatuses = ['CREATED', 'CANCELED', 'RESOLVED'] as const
export type IncidentStatus = (typeof incidentStatuses)[number]
/** Before it is opened; never shown. */
export type IncidentLifecycleStatus = IncidentStatus | 'NEW'

/** The first entry of an incident, what is added to it while it is open, and its last one. */
export const incidentEventTypes = ['OPENING', 'TREATMENT', 'CLOSING'] as const
export type IncidentEventType = (typeof incidentEventTypes)[number]

export const incidentAgents = ['DRIVER', 'SHIPPER', 'TRANSPORTER'] as const
export type IncidentAgent = (typeof incidentAgents)[number]

export const incidentRefusals = [
  'INCIDENT_NOT_OPEN',
  'INCIDENT_STILL_OPEN',
  'INCIDENT_FULL',
  'LOAD_TAKES_NO_INCIDENT',
  'LOAD_ENDED_LONG_AGO',
  'OCCURRENCE_TYPE_UNKNOWN',
  'DESTINATION_UNKNOWN',
  'RESOLUTION_MISSING',
  'RESOLUTION_UNKNOWN',
  'DEPARTMENT_UNKNOWN',
  'OBSERVATION_MISSING',
  'EVENT_TYPE_NOT_ALLOWED',
] as const
export type IncidentRefusal = (typeof incidentRefusals)[number]

/** An incident may be opened on a load for so long after its end (readings o51). */
export const DAYS_AFTER_END = 90

const UNIQUE_LENGTH = 17
const SEPARATOR = '.'
/** An incident's id begins with its load's, so that the id tells which load it is about. */
export const incidentIdOf = (loadId: string, unique: string): string => `${loadId}${SEPARATOR}${unique.slice(-UNIQUE_LENGTH)}`
/** The load of an incident; empty for an id of another form. */
export const loadOfIncident = (incidentId: string): string => incidentId.slice(0, Math.max(0, incidentId.lastIndexOf(SEPARATOR)))

/** How amounts and costs are summed over time (readings o58). */
export const incidentIntervals = ['DAY', 'MONTH', 'YEAR'] as const
export type IncidentInterval = (typeof incidentIntervals)[number]
/** What a Pareto ranks, and by what. */
export const paretoDimensions = ['type', 'category', 'department', 'transporter', 'lane', 'place'] as const
export type ParetoDimension = (typeof paretoDimensions)[number]
export const paretoMeasures = ['cost', 'amount'] as const
export type ParetoMeasure = (typeof paretoMeasures)[number]
