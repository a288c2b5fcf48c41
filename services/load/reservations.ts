import { deliveryOf, loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import { isLot } from '@embarca/contracts/load/rules.ts'
import type { ModuleCommand } from '../kit/command-row.ts'
import type { LoadState } from './state.ts'

type Id = { readonly id: string }
const inNegotiation = (type: string, data: object): ModuleCommand => ({ module: 'negotiation', command: { type, data } })

/** The offer takes no more answers before the load counts them (`decisions/0015`). */
export const closeNegotiation = {
  atDeadline: ({ id, deadline }: Id & { readonly deadline: string }) =>
    inNegotiation('CloseNegotiation', { id, deadline, because: 'OfferCompleted' }),
  ifAnswered: ({ id }: Id) => inNegotiation('CloseNegotiation', { id, ifAnswered: true, because: 'OfferCompleted' }),
  release: ({ id }: Id) => inNegotiation('OpenNegotiation', { id, takenBack: true }),
}

type HeldProposalData = Id & { readonly negotiationId: string; readonly justification?: string | undefined }
/** A proposal cannot change while the load, or its lot, hires by it (`decisions/0015`). */
export const holdProposal = {
  reserve: ({ id, negotiationId, justification }: HeldProposalData) =>
    inNegotiation('HoldProposal', { id, negotiationId, ...(justification !== undefined && { justification }) }),
  release: ({ id, negotiationId }: HeldProposalData) => inNegotiation('ReleaseProposal', { id, negotiationId }),
}

type Deal = Id & { readonly transporterId: string }
export const reopenDeal = {
  reserve: ({ id, transporterId }: Deal) => inNegotiation('ReopenDeal', { id, dealId: transporterId }),
  release: ({ id, transporterId }: Deal) => inNegotiation('CloseDeal', { id, dealId: transporterId }),
}

/** A lot ends in its own stream first, so that no withdrawal comes in between. */
export const endLot = {
  close: ({ id }: Id): ModuleCommand => ({ module: 'lot', command: { type: 'CloseLot', data: { id } } }),
  cancel: ({ id }: Id): ModuleCommand => ({ module: 'lot', command: { type: 'CancelLot', data: { id } } }),
  release: ({ id }: Id): ModuleCommand => ({ module: 'lot', command: { type: 'OpenAgain', data: { id } } }),
  mustReserve: (load: LoadState) => !load.terms || isLot(load),
}

/** Receipts cannot be judged once their load ends. */
export const closeReceipts = {
  reserve: ({ id }: Id): ModuleCommand => ({ module: 'receipt', command: { type: 'CloseReceipts', data: { id: deliveryOf(id) } } }),
  release: ({ id }: Id): ModuleCommand => ({ module: 'receipt', command: { type: 'ReopenReceipts', data: { id: deliveryOf(id) } } }),
}

const inMount = (type: string, data: object): ModuleCommand => ({ module: 'mount', command: { type, data } })
type FormedLaunch = { readonly shippingOrderId: string; readonly externalId?: string | undefined }
/** A formed load changes no more while it is launched. */
export const launchFormed = {
  reserve: ({ shippingOrderId: id, externalId }: FormedLaunch) =>
    inMount('ReserveLaunch', { id, ...(externalId !== undefined && { externalId }) }),
  release: ({ shippingOrderId: id }: FormedLaunch) => inMount('ReleaseLaunch', { id }),
}
type TakenOrders = Id & { readonly orderIds: readonly string[] }
/** Orders that a launched load takes belong to its formed load first: so no other load takes them in the same moment. */
export const takeOrders = {
  reserve: ({ id, orderIds }: TakenOrders) => inMount('TakeOrders', { id, orderIds }),
  release: ({ id, orderIds }: TakenOrders) => inMount('GiveBackOrders', { id, orderIds }),
}
/** A load from orders is reopened only with all of them: its formed load takes them again first (readings o2). */
export const retakeOrders = {
  reserve: ({ id }: Id) => inMount('RetakeMount', { id }),
  release: ({ id }: Id) => inMount('ReleaseMount', { id, cause: 'CANCELED' }),
}

const inContract = (type: string, data: object): ModuleCommand => ({ module: 'dedicated', command: { type, data } })
type OfContract = Id & { readonly hash: string }
/** A vehicle takes one load: its contract says so first (Y26). */
export const holdVehicle = {
  reserve: ({ id, hash: loadId }: OfContract) => inContract('HoldLoad', { id, loadId }),
  release: ({ id, hash: loadId }: OfContract) => inContract('FreeLoad', { id, loadId, because: 'NOT_BOUND' }),
}
type ToOther = Id & { readonly dedicatedVehicleId: string }
/** The other contract's vehicle takes it; its own gives it back once the load has moved (Y30). `id` is the delivery. */
export const holdOtherVehicle = {
  reserve: ({ id, dedicatedVehicleId }: ToOther) => holdVehicle.reserve({ id: dedicatedVehicleId, hash: loadOfDelivery(id) }),
  release: ({ id, dedicatedVehicleId }: ToOther) => holdVehicle.release({ id: dedicatedVehicleId, hash: loadOfDelivery(id) }),
}
