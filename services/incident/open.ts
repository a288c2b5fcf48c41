import { DAYS_AFTER_END, incidentIdOf } from '@embarca/contracts/incident/codes.ts'
import { incidentLabels } from '@embarca/contracts/incident/labels.pt.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { deliveryOf, sections } from '@embarca/contracts/load/codes.ts'
import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import type { LoadState } from '../load/index.ts'
import { saidBy } from './said.ts'
import type { IncidentDecisions } from './types.ts'

const DAY = 86_400_000
/** From the hiring to the end (readings o51). */
const statuses: readonly string[] = [...sections.inProgress, ...sections.closed]
const endedLongAgo = ({ status }: LoadState, endedAt: string | undefined, now: string) =>
  (sections.closed as readonly string[]).includes(status) &&
  endedAt !== undefined &&
  Date.parse(now) - Date.parse(endedAt) > DAYS_AFTER_END * DAY

/** Whether an incident may be opened on a load now; otherwise why not. */
const faultOf = (load: LoadState, endedAt: string | undefined, now: string) =>
  statuses.includes(load.status)
    ? endedLongAgo(load, endedAt, now)
      ? ('LOAD_ENDED_LONG_AGO' as const)
      : undefined
    : ('LOAD_TAKES_NO_INCIDENT' as const)

const destinationOf = ({ destinations }: LoadTerms, destinationId: string | undefined) =>
  destinationId === undefined ? destinations.at(-1) : destinations.find((one) => one.destinationId === destinationId)

/** What the load tells about an incident that day: lists and figures read no other stream. */
const aboutLoad = (load: LoadState, terms: LoadTerms, { destinationId, place }: LoadTerms['destinations'][number]) => {
  const { loadId, shipperId, operationGroupId, authorId, externalId, transporter, executor, driver } = load
  const from = terms.origins[0]?.place
  return {
    deliveryId: deliveryOf(loadId),
    shipperId,
    operationGroupId,
    ...(authorId !== undefined && { loadAuthorId: authorId }),
    externalId,
    ...(transporter && { transporterId: transporter.transporterId, transporterName: transporter.transporterName }),
    ...(executor && { executorId: executor.transporterId }),
    ...(driver && { driverId: driver.driverId }),
    origin: { city: from?.city ?? '', state: from?.state ?? '' },
    destination: {
      destinationId,
      placeId: place.placeId,
      ...(place.personId && { personId: place.personId }),
      placeName: place.name,
      city: place.city,
      state: place.state,
      zone: place.zone,
    },
  }
}

export const opening: IncidentDecisions<'OpenIncident'> = {
  OpenIncident: (call, _, { by, now, newId, next, lookups: { load, type, endedAt } }) => {
    const fault = faultOf(load, endedAt, now)
    if (fault || !load.terms) return refuse(fault ?? 'LOAD_TAKES_NO_INCIDENT')
    if (!type)
      return refuse('OCCURRENCE_TYPE_UNKNOWN', {
        fields: [{ field: 'occurrenceTypeId', message: incidentLabels.refusal.OCCURRENCE_TYPE_UNKNOWN }],
      })
    const destination = destinationOf(load.terms, call.destinationId)
    if (!destination)
      return refuse('DESTINATION_UNKNOWN', {
        fields: [{ field: 'destinationId', message: incidentLabels.refusal.DESTINATION_UNKNOWN }],
      })
    const { id: occurrenceTypeId, name: typeName, category, severity, influenceOtif, showToClient = false } = type
    return {
      type: 'IncidentOpened',
      data: {
        incidentId: incidentIdOf(load.loadId, newId),
        loadId: load.loadId,
        ...saidBy(by, call),
        ...{ occurrenceTypeId, typeName, category, severity },
        ...aboutLoad(load, load.terms, destination),
        influenceOtif,
        isShown: showToClient,
        status: next as 'CREATED',
      },
    }
  },
}
