import type { IncidentThread } from './document.ts'

/** What figures use of an incident. */
type Counted = Pick<IncidentThread, 'occurrenceTypeId' | 'typeName' | 'category' | 'placeName'> & {
  readonly day: string
  readonly departmentId?: string | undefined
  readonly departmentName?: string | undefined
  readonly carrierId: string
  readonly transporterName?: string | undefined
  readonly lane: string
  readonly placeId: string
  readonly cost: number
}

/** What incidents with the same values have in common, as one text: stores count them, readers read none of them. */
export const cellText = (incident: Counted): string =>
  JSON.stringify([
    incident.day,
    incident.occurrenceTypeId,
    incident.typeName,
    incident.category,
    incident.departmentId ?? '',
    incident.departmentName ?? '',
    incident.carrierId,
    incident.transporterName ?? '',
    incident.lane,
    incident.placeId,
    incident.placeName,
    incident.cost,
  ])
