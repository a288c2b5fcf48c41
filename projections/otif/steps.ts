import type { IncidentEvent } from '@embarca/contracts/incident/events.ts'
import type { OfType } from '@embarca/contracts/kit/event.ts'
import { deliveryOf, sections } from '@embarca/contracts/load/codes.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import { inOrder } from '@embarca/contracts/load/revised.ts'
import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import type { Loss } from '@embarca/contracts/otif/codes.ts'
import type { ReceiptEvent } from '@embarca/contracts/receipt/events.ts'
import type { LoadRelatedEvent } from '../kit/load-events.ts'
import type { SharedStep, Steps } from '../kit/projector.ts'
import { withFields } from '../kit/with-fields.ts'
import { dropTo, type OtifDelivery, type OtifDrop } from './delivery.ts'

type Step<Data> = SharedStep<OtifDelivery, Data>
type OfReceipt = { readonly receiptId: string }

const drop =
  <Data extends OfReceipt>(change: (drop: OtifDrop, data: Data) => OtifDrop): Step<Data> =>
  (delivery, { data }) =>
    delivery && changed(delivery, data.receiptId, (one) => change(one, data))
const changed = (delivery: OtifDelivery, id: string, change: (drop: OtifDrop) => OtifDrop): OtifDelivery => ({
  ...delivery,
  drops: delivery.drops.map((one) => (one.id === id ? change(one) : one)),
})

/** The delivery with another route; what already happened at a stop that remains is kept. */
const routed = (delivery: OtifDelivery, { origins, destinations }: Pick<LoadTerms, 'origins' | 'destinations'>): OtifDelivery => {
  const known = new Map(delivery.drops.map((one) => [one.id, one]))
  return {
    ...delivery,
    from: placeOf(origins[0]?.place),
    drops: destinations.map((destination) => {
      const { arrivedAt, expectedAt, ...place } = dropTo(destination)
      const before = known.get(destination.destinationId)
      const expected = before?.arrivedAt === undefined ? expectedAt : before.expectedAt
      const { placeId, placeName, city, state, zone } = place
      return { ...(before ?? place), placeId, placeName, city, state, zone, expectedAt: expected }
    }),
  }
}
const placeOf = (place: { readonly city: string; readonly state: string } | undefined) => ({
  city: place?.city ?? '',
  state: place?.state ?? '',
})
const routes: Step<Pick<LoadTerms, 'origins' | 'destinations'>> = (delivery, { data }) => delivery && routed(delivery, data)
const hires: Step<{ readonly transporterId: string; readonly transporterName: string }> = (
  delivery,
  { data: { transporterId, transporterName } },
) => delivery && { ...delivery, transporterId, transporterName }
// A drop that has arrived keeps the moment that was expected then.
const expects = (one: OtifDrop, expectedAt: string): OtifDrop => (one.arrivedAt === undefined ? { ...one, expectedAt } : one)
const undecided = ({ answeredOnTime: _, reasonId: __, ...one }: OtifDrop): OtifDrop => one

const launches: Step<OfType<LoadEvent, 'LoadLaunched'>['data']> = (_, { data: { loadId, shipperId, operationGroupId, terms, status } }) => {
  const { deliveryType, partOf, externalId, onlyHiring } = terms
  // Each withdrawal of a lot is a delivery; the lot itself is not.
  if (deliveryType === 'LOT' && !partOf) return undefined
  const first: OtifDelivery = {
    deliveryId: deliveryOf(loadId),
    loadId,
    shipperId,
    operationGroupId,
    externalId,
    statusCode: status,
    onlyHiring,
    from: placeOf(undefined),
    drops: [],
    settled: false,
    out: false,
    expectedAt: '',
    day: '',
    restatements: [],
  }
  return routed(first, terms)
}

const awaits: Step<OfType<ReceiptEvent, 'ReceiptsExpected'>['data']> = (delivery, { data: { receipts } }) => {
  if (!delivery) return delivery
  const known = new Map(delivery.drops.map((one) => [one.id, one]))
  const drops = receipts.map((one): OtifDrop => {
    const { placeId = '', city = '', state = '' } = known.get(one.receiptId) ?? {}
    const { receiptId: id, expectedAt, placeName, zone } = one
    return { id, placeId, placeName, city, state, zone, expectedAt, resettable: true, receipt: 'PENDING' }
  })
  return { ...delivery, drops }
}

const offering = sections.negotiation as readonly string[]
/** The load in another status: the hired transporter is removed when it is offered again. */
export const atStatus = (delivery: OtifDelivery, statusCode: OtifDelivery['statusCode']): OtifDelivery =>
  withFields(delivery, {
    statusCode,
    ...(offering.includes(statusCode) && statusCode !== 'WAITING_APPROVE' && { transporterId: undefined, transporterName: undefined }),
  })

/** Who answers for an incident: a department of the shipper, the client by its category, or else the transporter (readings o55). */
const lossOf = ({ departmentId, category }: OfType<IncidentEvent, 'IncidentClosed'>['data']): Loss =>
  departmentId !== undefined ? 'INCIDENT_OF_SHIPPER' : category === 'CLIENT' ? 'INCIDENT_OF_CLIENT' : 'INCIDENT'
const withIncidents = (delivery: OtifDelivery, incidents: Readonly<Record<string, Loss>>): OtifDelivery => ({ ...delivery, incidents })

/** What each event changes in a delivery; the outcome is derived from the result. */
export const otifSteps = {
  LoadLaunched: launches,
  LoadRestated: (delivery, { data: { terms } }) => delivery && routed({ ...delivery, onlyHiring: terms.onlyHiring }, terms),
  LoadRenamed: (delivery, { data: { externalId } }) => delivery && { ...delivery, externalId },
  LoadFinished: (delivery, { data: { onlyHiring } }) => delivery && { ...delivery, onlyHiring: delivery.onlyHiring || onlyHiring === true },
  RouteChanged: routes,
  DeliveriesReordered: (delivery, { data: { destinationIds } }) =>
    delivery && { ...delivery, drops: inOrder(delivery.drops, destinationIds, ({ id }) => id) },
  DeliveryDateChanged: (delivery, { data: { destinationId, deliveryDate } }) =>
    delivery && changed(delivery, destinationId, (one) => expects(one, deliveryDate)),
  TransporterAssigned: hires,
  TransporterReplaced: hires,
  // Earlier expectations are void: a new driver begins again, and so does a load that was sent back.
  ReceiptsExpected: awaits,
  ReceiptExpectationChanged: drop((one, { expectedAt }) => expects(one, expectedAt)),
  ReceiptArrived: drop((one, { arrivedAt }) => ({ ...one, arrivedAt })),
  ReceiptArrivalCorrected: drop((one, { arrivedAt, resettable }) =>
    one.resettable && !resettable ? { ...one, reset: true, resettable } : { ...one, arrivedAt, reset: false, resettable },
  ),
  ReceiptApproved: drop((one, { status, answeredOnTime, onTimeReasonId }) => ({
    ...undecided(one),
    receipt: status,
    ...(answeredOnTime !== undefined && { answeredOnTime }),
    ...(onTimeReasonId !== undefined && { reasonId: onTimeReasonId }),
  })),
  ReceiptRefused: drop((one, { status }) => ({ ...undecided(one), receipt: status })),
  ReceiptDecisionUndone: drop((one, { status }) => ({ ...undecided(one), receipt: status })),
  IncidentClosed: (delivery, { data }) =>
    delivery && data.influenceOtif ? withIncidents(delivery, { ...delivery.incidents, [data.incidentId]: lossOf(data) }) : delivery,
  IncidentReopened: (delivery, { data: { incidentId } }) => {
    if (delivery?.incidents?.[incidentId] === undefined) return delivery
    const { [incidentId]: _, ...others } = delivery.incidents
    return withIncidents(delivery, others)
  },
} satisfies Steps<OtifDelivery, LoadRelatedEvent | IncidentEvent>
