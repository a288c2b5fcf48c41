import { withBlock, withoutBlock } from '@embarca/contracts/load/blocked-transitions.ts'
import { deliveryOf, type LoadStatus } from '@embarca/contracts/load/codes.ts'
import { eachOfferMark } from '@embarca/contracts/load/offer-marks.ts'
import { inOrder } from '@embarca/contracts/load/revised.ts'
import type { TripLinkEvent } from '@embarca/contracts/trip-link/events.ts'
import { type LoadRelatedEvent, loadIdIn } from '../kit/load-events.ts'
import type { Projector, SharedStep } from '../kit/projector.ts'
import {
  answered,
  atStatus,
  audienceOf,
  type CarrierDelivery,
  type CarrierLoad,
  hired,
  launched,
  stopsOf,
  unassigned,
  undelivered,
  unforwarded,
  withoutLock,
} from './document.ts'

type Step<Data> = SharedStep<CarrierLoad, Data>
type At = { readonly status: LoadStatus; readonly deadline?: string | undefined }
type OfReceipt = { readonly receiptId: string }

const platesOf = (vehicles: readonly { readonly vehicleId: string; readonly plate: string }[]): CarrierLoad['vehicles'] =>
  vehicles.map(({ vehicleId: id, plate }) => ({ id, plate }))

const moves: Step<Pick<At, 'status'>> = (load, { data }) => load && atStatus(load, data.status)
const opens: Step<At> = (load, event) => {
  const moved = moves(load, event)
  return moved && event.data.deadline ? { ...moved, deadline: event.data.deadline } : moved
}
/** The offer opens again: an acceptance that was undone no longer counts as an answer. */
const undoes: Step<At> = (load, event) => {
  const moved = opens(load, event)
  if (!moved || moved.status === 'DELIVERED') return moved
  return unassigned(moved)
}
const delivery =
  <Data extends OfReceipt>(change: (delivery: CarrierDelivery, data: Data) => CarrierDelivery): Step<Data> =>
  (load, { data }) =>
    load && { ...load, deliveries: load.deliveries.map((one) => (one.receiptId === data.receiptId ? change(one, data) : one)) }
const decided = delivery((one, { status }: OfReceipt & { readonly status: CarrierDelivery['status'] }) => ({ ...one, status }))

const ofLoad = loadIdIn('load', 'negotiation', 'receipts')

/** One document per launched load, for the companies it reached and the driver who runs it. */
export const carrierProjector: Projector<CarrierLoad, LoadRelatedEvent | TripLinkEvent> = {
  spec: {
    view: 'carrier',
    version: 11,
    fields: {
      audience: 'many',
      transporterId: 'text',
      driverId: 'text',
      holders: 'many',
      vehicleIds: 'many',
      status: 'text',
      offered: 'boolean',
      underway: 'boolean',
      offeredAt: 'text',
    },
    indexes: [['status', 'offeredAt'], ['offeredAt'], ['driverId', 'underway', 'offeredAt'], ['offered', 'offeredAt']],
    // Thousands of names, which lists neither read nor show.
    unsent: ['audience'],
  },
  scope: 'open',
  finish: (load) => ({
    ...load,
    vehicleIds: load.vehicles.map(({ id }) => id),
    holders: [load.transporterId, load.executorId].flatMap((id) => id ?? []),
  }),
  id: (event) => ofLoad(event) ?? (event.stream.startsWith('trip-link-') ? event.data.loadId : undefined),
  on: {
    LoadLaunched: (_, { data: { loadId, shipperId, status, terms }, occurredAt }) =>
      atStatus(
        {
          loadId,
          deliveryId: deliveryOf(loadId),
          shipperId,
          ...launched(terms),
          audience: [],
          status,
          offered: false,
          offeredAt: occurredAt,
          answers: {},
          underway: false,
          vehicles: [],
        },
        status,
      ),
    LoadOffered: (load, event) => {
      const moved = opens(load, event)
      return moved && { ...moved, offeredAt: event.data.offeredAt, audience: audienceOf(moved.shipperId, event.data.target) }
    },
    OfferAccepted: (load, { data }) => load && answered(load, data.transporterId, 'ACCEPTED'),
    OfferCompleted: moves,
    OfferReopened: opens,
    LoadExpired: moves,
    TransporterAssigned: (load, { data }) => load && hired(load, data),
    HiringApproved: moves,
    HiringRefused: undoes,
    AcceptanceUndone: undoes,
    DriverBound: (load, { data: { status, driver, vehicles } }) =>
      load && { ...withoutLock(atStatus(load, status)), driverId: driver.driverId, vehicles: platesOf(vehicles) },
    DriverConfirmed: moves,
    DriverRefused: moves,
    TransporterReplaced: (load, { data }) => load && hired(load, data),
    DedicatedVehicleBound: moves,
    DedicatedVehicleRemoved: (load, event) => (event.data.status === 'CREATED' ? undoes(load, event) : moves(load, event)),
    DriverReplaced: (load, { data: { driver } }) => load && { ...withoutLock(load), driverId: driver.driverId },
    TripLinkMade: (load) => load && withoutLock(load),
    TripLinkEnded: (load, { data: { reason } }) => (load && reason === 'LOCKED' ? { ...load, tripLinkLocked: true } : load),
    LoadForwarded: (load, { data: { status, transporterId, transporterName } }) =>
      load && { ...atStatus(load, status), executorId: transporterId, executorName: transporterName },
    LoadTakenBack: (load, { data: { status } }) => load && unforwarded(atStatus(load, status)),
    VehiclesReplaced: (load, event) => {
      const moved = moves(load, event)
      return moved && { ...moved, vehicles: platesOf(event.data.vehicles) }
    },
    TransitionsBlocked: (load, { data }) => load && { ...load, blocks: withBlock(load.blocks ?? [], data) },
    TransitionsUnblocked: (load, { data: { pendencyId } }) => load && { ...load, blocks: withoutBlock(load.blocks ?? [], pendencyId) },
    LoadGrouped: moves,
    LoadUngrouped: moves,
    CollectStarted: moves,
    CollectFinished: moves,
    TransitStarted: moves,
    CollectStartUndone: moves,
    CollectFinishUndone: moves,
    TransitUndone: moves,
    DeliveryApproached: moves,
    LoadDelivered: moves,
    StatusReset: moves,
    LoadFinished: moves,
    LoadCanceled: moves,
    LoadReopened: (load, event) => {
      const moved = opens(load, event)
      return moved && (event.data.status === 'DELIVERED' ? moved : { ...moved, answers: {} })
    },
    LoadRenamed: (load, { data: { externalId } }) => load && { ...load, externalId },
    PriceChanged: (load, { data: { freightPrice } }) =>
      load && { ...load, ...(load.hiredAt === undefined ? { freightPrice } : { hiredAt: freightPrice, priceOnceOpen: freightPrice }) },
    FileAttached: (load, { data: { fileId, name } }) => load && { ...load, attachments: [...load.attachments, { fileId, name }] },
    AttachmentChanged: (load, { data: { before, fileId, name } }) =>
      load && { ...load, attachments: load.attachments.map((one) => (one.fileId === before ? { fileId, name } : one)) },
    FileDetached: (load, { data: { fileId } }) => load && { ...load, attachments: load.attachments.filter((one) => one.fileId !== fileId) },
    DistanceChanged: (load, { data: { freightDistance } }) => load && { ...load, freightDistance },
    RouteChanged: (load, { data }) => load && { ...load, ...stopsOf(data) },
    LoadRestated: (load, { data: { terms } }) => load && { ...load, ...launched(terms) },
    CollectDateChanged: (load, { data: { originId, collectDate: at } }) =>
      load && { ...load, origins: load.origins.map((one, i) => (load.originIds[i] === originId ? { ...one, at } : one)) },
    DeliveryDateChanged: (load, { data: { destinationId, deliveryDate: at } }) =>
      load && { ...load, deliveries: load.deliveries.map((one) => (one.receiptId === destinationId ? { ...one, at } : one)) },
    ...eachOfferMark(
      ({ toFront }): Step<unknown> =>
        (load, { occurredAt }) =>
          load && (toFront ? { ...load, offeredAt: occurredAt } : load),
    ),
    DeliveriesReordered: (load, { data: { destinationIds } }) =>
      load && { ...load, deliveries: inOrder(load.deliveries, destinationIds, ({ receiptId }) => receiptId) },
    TargetsChanged: (load, { data: { target } }) => (load?.offered ? { ...load, audience: audienceOf(load.shipperId, target) } : load),
    OfferSeen: (load, { data }) => load && (load.answers[data.transporterId] ? load : answered(load, data.transporterId, 'SEEN')),
    OfferDeclined: (load, { data }) => load && answered(load, data.transporterId, 'DECLINED'),
    ProposalMade: (load, { data: { by, transporterId } }) =>
      load && by === 'TRANSPORTER' ? answered(load, transporterId, 'PROPOSED') : load,
    BidPlaced: (load, { data: { transporterId } }) => load && answered(load, transporterId, 'BID'),
    ReceiptsExpected: (load) => load && undelivered(load),
    ReceiptArrived: delivery((one, { arrivedAt }) => ({ ...one, arrivedAt })),
    ReceiptArrivalCorrected: delivery((one, { arrivedAt }) => ({ ...one, arrivedAt })),
    ReceiptImagesAdded: delivery((one, { images }) => ({ ...one, images: one.images + images.length })),
    ReceiptImageReplaced: delivery((one, { images }) => ({ ...one, images: images.length })),
    DeliveryEnded: delivery((one) => ({ ...one, ended: true })),
    ReceiptApproved: decided,
    ReceiptRefused: decided,
    ReceiptDecisionUndone: decided,
  },
}
