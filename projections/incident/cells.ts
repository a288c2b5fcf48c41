import type { OccurrenceCategory } from '@embarca/contracts/reference/codes.ts'
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

export type IncidentCell = {
  readonly day: string
  readonly typeId: string
  readonly typeName: string
  readonly category: OccurrenceCategory
  readonly departmentId: string
  readonly departmentName: string
  readonly transporterId: string
  readonly transporterName: string
  readonly lane: string
  readonly placeId: string
  readonly placeName: string
  /** Of each, in cents. */
  readonly cost: number
}
/** The values of a text that `cellText` made. */
export const cellOf = (text: string): IncidentCell => {
  const [day, typeId, typeName, category, departmentId, departmentName, transporterId, transporterName, lane, placeId, placeName, cost] =
    JSON.parse(text)
  return { day, typeId, typeName, category, departmentId, departmentName, transporterId, transporterName, lane, placeId, placeName, cost }
}
