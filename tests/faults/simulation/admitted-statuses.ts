import type { LoadStatus } from '@embarca/contracts/load/codes.ts'

type From = readonly (LoadStatus | 'NEW')[]
const offer = ['WAIT_TRANSPORTER_ACCEPT', 'NEGOTIATION'] as const
const hiring = [...offer, 'OFFER_COMPLETED', 'WAITING_APPROVE'] as const
const hired = ['ASSIGNED_TO_TRANSPORTER', 'WAITING_DRIVER_ACCEPT', 'LINKED_TO_DRIVER_VEHICLE'] as const
const onTrip = ['IN_COLLECT', 'COLLECT_DONE', 'IN_TRANSIT', 'IN_DELIVERY'] as const

/**
 * The statuses in which an event may be recorded, and those it may lead to: the table of readings b3, written a second time by hand and
 * without the state machine, so that a mistake in either is detected.
 */
export const admitted: Readonly<Record<string, { readonly from: From; readonly to: readonly LoadStatus[] }>> = {
  LoadDrafted: { from: ['NEW', 'DRAFT'], to: ['DRAFT'] },
  LoadLaunched: { from: ['NEW', 'DRAFT'], to: ['CREATED', ...offer, 'ASSIGNED_TO_TRANSPORTER', 'LINKED_TO_DRIVER_VEHICLE'] },
  LoadOffered: { from: ['CREATED', ...offer], to: [...offer] },
  OfferCompleted: { from: [...offer], to: ['OFFER_COMPLETED'] },
  OfferReopened: { from: ['OFFER_COMPLETED'], to: [...offer] },
  LoadExpired: { from: [...offer], to: ['EXPIRED'] },
  TransporterAssigned: {
    // A load launched with a settled carrier is assigned at once.
    from: ['CREATED', ...offer, 'OFFER_COMPLETED', 'ASSIGNED_TO_TRANSPORTER', 'LINKED_TO_DRIVER_VEHICLE'],
    to: ['WAITING_APPROVE', 'ASSIGNED_TO_TRANSPORTER', 'LINKED_TO_DRIVER_VEHICLE'],
  },
  HiringApproved: { from: ['WAITING_APPROVE'], to: ['ASSIGNED_TO_TRANSPORTER'] },
  HiringRefused: { from: ['WAITING_APPROVE'], to: [...offer] },
  AcceptanceUndone: { from: ['WAITING_APPROVE', 'ASSIGNED_TO_TRANSPORTER'], to: [...offer] },
  DriverBound: { from: ['ASSIGNED_TO_TRANSPORTER', 'LINKED_TO_DRIVER_VEHICLE'], to: ['WAITING_DRIVER_ACCEPT', 'LINKED_TO_DRIVER_VEHICLE'] },
  DriverConfirmed: { from: ['WAITING_DRIVER_ACCEPT'], to: ['LINKED_TO_DRIVER_VEHICLE'] },
  DriverRefused: { from: ['WAITING_DRIVER_ACCEPT'], to: ['ASSIGNED_TO_TRANSPORTER'] },
  TransporterReplaced: { from: [...hired], to: ['ASSIGNED_TO_TRANSPORTER'] },
  DriverReplaced: {
    from: ['WAITING_DRIVER_ACCEPT', 'LINKED_TO_DRIVER_VEHICLE'],
    to: ['WAITING_DRIVER_ACCEPT', 'LINKED_TO_DRIVER_VEHICLE'],
  },
  VehiclesReplaced: {
    from: ['WAITING_DRIVER_ACCEPT', 'LINKED_TO_DRIVER_VEHICLE'],
    to: ['WAITING_DRIVER_ACCEPT', 'LINKED_TO_DRIVER_VEHICLE'],
  },
  DedicatedVehicleBound: { from: ['LINKED_TO_DRIVER_VEHICLE'], to: ['LINKED_TO_DRIVER_VEHICLE'] },
  DedicatedVehicleRemoved: { from: [...hired, ...onTrip, 'DELIVERED'], to: ['CREATED', ...hired, ...onTrip, 'DELIVERED'] },
  LoadGrouped: { from: ['CREATED', 'ASSIGNED_TO_TRANSPORTER'], to: ['GROUPED'] },
  LoadUngrouped: { from: ['GROUPED'], to: ['CREATED', 'ASSIGNED_TO_TRANSPORTER'] },
  CollectStarted: { from: ['LINKED_TO_DRIVER_VEHICLE'], to: ['IN_COLLECT'] },
  CollectFinished: { from: ['IN_COLLECT'], to: ['COLLECT_DONE'] },
  TransitStarted: { from: ['COLLECT_DONE'], to: ['IN_TRANSIT'] },
  DeliveryApproached: { from: ['IN_TRANSIT'], to: ['IN_DELIVERY'] },
  LoadDelivered: { from: ['IN_DELIVERY'], to: ['DELIVERED'] },
  StatusReset: { from: ['WAITING_DRIVER_ACCEPT', 'LINKED_TO_DRIVER_VEHICLE', ...onTrip, 'DELIVERED'], to: [...hired, ...onTrip] },
  LoadFinished: { from: ['NEGOTIATION', 'ASSIGNED_TO_TRANSPORTER', 'IN_DELIVERY', 'DELIVERED'], to: ['FINISHED'] },
  LoadCanceled: { from: ['CREATED', ...hiring, ...hired, ...onTrip], to: ['CANCELED'] },
  LoadReopened: {
    from: ['CANCELED', 'EXPIRED', 'FINISHED'],
    to: [...offer, 'ASSIGNED_TO_TRANSPORTER', 'LINKED_TO_DRIVER_VEHICLE', 'DELIVERED'],
  },
}
