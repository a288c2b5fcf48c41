import type { IncidentEvent } from '@embarca/contracts/incident/events.ts'
import { laneOf, NOT_HIRED } from '@embarca/contracts/otif/filters.ts'
import type { Projector } from '../kit/projector.ts'
import { withFields } from '../kit/with-fields.ts'
import { dayIn } from '../shared/days.ts'
import { cellText } from './cells.ts'
import { type IncidentThread, opened, threadSteps } from './document.ts'

export const INCIDENTS = 'incident'

/** An incident as the staff sees it. */
export type IncidentDocument = IncidentThread & {
  readonly loadId: string
  readonly deliveryId: string
  readonly shipperId: string
  readonly operationGroupId: string
  readonly externalId: string
  readonly carrierId: string
  readonly transporterName?: string | undefined
  readonly lane: string
  readonly placeId: string
  readonly influenceOtif: boolean
  /** In cents; 0 unless closed. */
  readonly cost: number
  readonly resolutionId?: string | undefined
  readonly resolutionName?: string | undefined
  readonly departmentId?: string | undefined
  readonly departmentName?: string | undefined
  readonly cancelReason?: string | undefined
  readonly isShown: boolean
  readonly revision: number
  /** The day of its opening at its destination. */
  readonly day: string
  /** It counts in amounts and costs: all but canceled ones do. */
  readonly isCounted: boolean
  readonly cell: string
  readonly names: readonly string[]
}

/** Whether it counts, and as what; readers count cells instead of reading incidents. */
const finished = (incident: IncidentDocument): IncidentDocument =>
  withFields(incident, { isCounted: incident.status !== 'CANCELED', cell: cellText(incident) })

const unsettled = { cost: 0, resolutionId: undefined, resolutionName: undefined, departmentId: undefined, departmentName: undefined }
const group = ['shipperId', 'operationGroupId'] as const

/** One document per incident. */
export const incidentProjector: Projector<IncidentDocument, IncidentEvent> = {
  spec: {
    view: INCIDENTS,
    version: 1,
    fields: {
      shipperId: 'text',
      operationGroupId: 'text',
      loadId: 'text',
      status: 'text',
      category: 'text',
      severity: 'text',
      occurrenceTypeId: 'text',
      carrierId: 'text',
      agent: 'text',
      openedAt: 'text',
      closedAt: 'text',
      influenceOtif: 'boolean',
      cost: 'number',
      isCounted: 'boolean',
      day: 'text',
      cell: 'text',
    },
    indexes: [
      [...group, 'status', 'openedAt', 'id', 'category', 'severity', 'occurrenceTypeId', 'carrierId', 'agent'],
      [...group, 'openedAt'],
      ['shipperId', 'openedAt'],
      ['shipperId', 'loadId', 'openedAt'],
      [...group, 'isCounted', 'day', 'cell'],
    ],
    sieve: {
      within: group,
      sort: 'openedAt',
      tallied: ['status'],
      fields: ['category', 'severity', 'occurrenceTypeId', 'carrierId', 'agent', 'closedAt', 'influenceOtif', 'cost', 'loadId'],
    },
    search: { words: ['names'], parts: ['externalId'] },
    unsent: ['isCounted', 'cell', 'names', 'day'],
  },
  scope: 'group',
  notifies: 'document',
  announces: ({ type, by }) =>
    (type === 'IncidentOpened' || type === 'IncidentCommented') && (by.transporterId !== undefined || by.driverId !== undefined),
  id: ({ stream }) => /^incident-(.+)$/.exec(stream)?.[1],
  always: (incident, { revision }) => incident && withFields(incident, { revision }),
  finish: finished,
  on: {
    IncidentOpened: (_, event) => {
      const { loadId, deliveryId, shipperId, operationGroupId, externalId, destination, origin } = event.data
      const { transporterId = NOT_HIRED, transporterName, influenceOtif, isShown, typeName } = event.data
      return {
        ...opened(event),
        ...{ loadId, deliveryId, shipperId, operationGroupId, externalId, influenceOtif, isShown },
        carrierId: transporterId,
        ...(transporterName !== undefined && { transporterName }),
        lane: laneOf(origin, destination),
        placeId: destination.placeId,
        cost: 0,
        revision: event.revision,
        day: dayIn(event.occurredAt, destination.zone),
        isCounted: true,
        cell: '',
        names: [typeName, destination.placeName, transporterName ?? ''],
      }
    },
    IncidentCommented: (incident, event) => incident && threadSteps.IncidentCommented(incident, event),
    IncidentClosed: (incident, event) => {
      if (!incident) return incident
      const { influenceOtif, cost, resolutionId, resolutionName, departmentId, departmentName, typeName } = event.data
      return {
        ...threadSteps.IncidentClosed(incident, event),
        ...{ influenceOtif, cost, resolutionId, resolutionName, departmentId, departmentName },
        names: [typeName, ...incident.names.slice(1)],
      }
    },
    IncidentCanceled: (incident, event) =>
      incident && { ...threadSteps.IncidentCanceled(incident, event), ...unsettled, cancelReason: event.data.reason },
    IncidentReopened: (incident, event) =>
      incident && { ...threadSteps.IncidentReopened(incident, event), ...unsettled, cancelReason: undefined },
    IncidentShownToClient: (incident) => incident && { ...incident, isShown: true },
    IncidentHiddenFromClient: (incident) => incident && { ...incident, isShown: false },
  },
}
