import type { IncidentRefusal, IncidentStatus } from '@embarca/contracts/incident/codes.ts'
import { incidentLabels, otherResolution } from '@embarca/contracts/incident/labels.pt.ts'
import type { IncidentCommand } from '@embarca/contracts/incident/routes.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { ClosingLookups } from './lookups.ts'
import { saidBy } from './said.ts'
import type { IncidentState } from './state.ts'
import type { IncidentDecisions } from './types.ts'

const MOST_ENTRIES = 500
const at = (field: string, code: IncidentRefusal) => refuse(code, { fields: [{ field, message: incidentLabels.refusal[code] }] })

type Closing = Extract<IncidentCommand, { type: 'CloseIncident' }>['data']
/** Only a text was given: the type's defaults hold, and the resolution 'Outros' (readings o53). */
const saysOnlyWhy = ({ id: _, observation: __, ...details }: Closing) => Object.values(details).every((value) => value === undefined)

const closingFault = (call: Closing, { type, resolution, department }: ClosingLookups) => {
  if (!call.observation?.trim()) return at('observation', 'OBSERVATION_MISSING')
  if (call.occurrenceTypeId !== undefined && !type) return at('occurrenceTypeId', 'OCCURRENCE_TYPE_UNKNOWN')
  if (call.shipperDepartmentId !== undefined && !department) return at('shipperDepartmentId', 'DEPARTMENT_UNKNOWN')
  if (call.resolutionId !== undefined && !resolution) return at('resolutionId', 'RESOLUTION_UNKNOWN')
  return resolution || saysOnlyWhy(call) ? undefined : at('resolutionId', 'RESOLUTION_MISSING')
}
/** The type that the closing names, or the incident's own as it was. */
const typeOf = ({ type: own, influenceOtif: before }: IncidentState, { type }: ClosingLookups) => {
  if (!type) return { ...own, influenceOtif: before }
  const { id: occurrenceTypeId, name: typeName, category, severity, influenceOtif } = type
  return { occurrenceTypeId, typeName, category, severity, influenceOtif }
}

export const treating: IncidentDecisions<'CommentOnIncident' | 'CloseIncident' | 'CancelIncident' | 'ReopenIncident'> = {
  CommentOnIncident: (call, { incidentId, loadId, entries }, { by, newId }) => {
    // Openings and closings are made by opening and closing (readings o52).
    if ('eventType' in call && call.eventType !== undefined && call.eventType !== 'TREATMENT')
      return at('eventType', 'EVENT_TYPE_NOT_ALLOWED')
    if (entries >= MOST_ENTRIES) return refuse('INCIDENT_FULL')
    return { type: 'IncidentCommented', data: { incidentId, loadId, eventId: newId, ...saidBy(by, call) } }
  },
  CloseIncident: (call, incident, { by, newId, next, lookups }) => {
    const fault = closingFault(call, lookups)
    if (fault) return fault
    const { incidentId, loadId } = incident
    const { resolution, department } = lookups
    const type = typeOf(incident, lookups)
    return {
      type: 'IncidentClosed',
      data: {
        ...{ incidentId, loadId, eventId: newId },
        ...saidBy(by, call),
        ...type,
        influenceOtif: call.influenceOtif ?? type.influenceOtif,
        cost: call.cost ?? 0,
        ...(resolution && { resolutionId: resolution.id }),
        resolutionName: resolution?.name ?? otherResolution,
        ...(department && { departmentId: department.id, departmentName: department.name }),
        status: next as IncidentStatus,
      },
    }
  },
  CancelIncident: ({ reason }, { incidentId, loadId }, { by: { userId: authorId }, next }) => ({
    type: 'IncidentCanceled',
    data: { incidentId, loadId, authorId, reason: reason.trim(), status: next as IncidentStatus },
  }),
  ReopenIncident: (_, { incidentId, loadId }, { next }) => ({
    type: 'IncidentReopened',
    data: { incidentId, loadId, status: next as IncidentStatus },
  }),
}

export const showing: IncidentDecisions<'ShowIncidentToClient' | 'HideIncidentFromClient'> = {
  ShowIncidentToClient: (_, { incidentId, loadId, isShown }) =>
    isShown ? [] : { type: 'IncidentShownToClient', data: { incidentId, loadId } },
  HideIncidentFromClient: (_, { incidentId, loadId, isShown }) =>
    isShown ? { type: 'IncidentHiddenFromClient', data: { incidentId, loadId } } : [],
}
