import { dealOf, type ModelDrop, type ModelEffects, type ModelRules, type ObservedLoad } from './observed-load.ts'
import { crews, known } from './personas.ts'

export const loadRules: ModelRules = {
  OfferAccepted: ({ accepted, deadline, hired }, { transporterId }, { recordedAt }) =>
    (hired !== undefined && 'accepted although a transporter is hired') ||
    (accepted.has(transporterId) && 'accepted twice') ||
    (!known.includes(transporterId) && 'accepted by a stranger') ||
    (deadline !== undefined && recordedAt >= deadline && 'accepted after the offer ended'),
  TransporterAssigned: (observed, { transporterId, negotiationId, price }) => {
    if (observed.hired !== undefined) return `two winners: ${observed.hired} and ${transporterId}`
    if (observed.settled || (negotiationId === undefined && observed.accepted.has(transporterId))) return false
    const { held, theirs, bid } = dealOf(observed, transporterId)
    if (negotiationId === undefined || held !== negotiationId) return 'hired without a held proposal'
    return ![theirs, bid].some((offer) => offer?.negotiationId === held && offer?.price === price) && 'hired at another price'
  },
  OfferCompleted: ({ answered }) => !answered && 'completed without an answer',
  LoadExpired: ({ accepted, deadline, isLot }, _, { recordedAt }) =>
    (accepted.size > 0 && 'expired although accepted') ||
    (!isLot && deadline !== undefined && recordedAt < deadline && 'expired before its time'),
  DriverBound: ({ hired }, { driver }) => !crews[hired ?? '']?.drivers.includes(driver.driverId) && 'bound a driver of another transporter',
  DriverReplaced: ({ hired }, { driver }) => !crews[hired ?? '']?.drivers.includes(driver.driverId) && 'a driver of another transporter',
  LoadDelivered: ({ drops }, { forcedReason }) => !forcedReason && drops.some(({ ended }) => !ended) && 'delivered before the last drop',
  LoadFinished: ({ drops, invoices, isLot }, { onlyHiring }) =>
    !onlyHiring &&
    !isLot &&
    ((drops.some(({ status }) => status !== 'APPROVED') && 'finished with a receipt that is not approved') ||
      (invoices.size === 0 && 'finished without an invoice')),
  ReceiptArrived: ({ drops }, { receiptId }) => dropOf(drops, receiptId)?.ended && 'arrived after it ended',
  DeliveryEnded: ({ drops }, { receiptId }) => {
    const drop = dropOf(drops, receiptId)
    return (!drop?.arrived && 'ended before it arrived') || (drop?.images === 0 && 'ended without a receipt')
  },
  ReceiptApproved: ({ drops }, { receiptId }) => dropOf(drops, receiptId)?.status !== 'PENDING' && 'approved a decided receipt',
  ReceiptRefused: ({ drops }, { receiptId }) => dropOf(drops, receiptId)?.status !== 'PENDING' && 'refused a decided receipt',
  // A refused receipt waits again with its new images, whatever the load's status.
  ReceiptDecisionUndone: ({ status, drops }, { receiptId }) =>
    status !== 'IN_DELIVERY' && dropOf(drops, receiptId)?.status !== 'REFUSED' && `undone while ${status}`,
}

/** Contracts hire without an offer's answer: their theme tells whether the vehicle was bound (Y26). */
export const rulesWithContracts: ModelRules = {
  TransporterAssigned: ({ hired }, { transporterId }) => hired !== undefined && `two winners: ${hired} and ${transporterId}`,
}

export const loadEffects: ModelEffects = {
  DedicatedVehicleRemoved: (observed, { status }) => {
    if (status !== 'CREATED') return
    fired(observed)
    observed.accepted.clear()
  },
  LoadDrafted: (observed, { externalId, form }) => {
    observed.externalId = externalId
    observed.hiringType = form.type ?? 'NORMAL'
  },
  LoadDraftDeleted: (observed) => void (observed.status = 'DELETED'),
  LoadLaunched: (observed, { terms }) => {
    observed.externalId = terms.externalId
    observed.hiringType = terms.hiringType
    observed.isLot = terms.deliveryType === 'LOT' && !terms.partOf
    observed.settled = terms.settled !== undefined || terms.partOf !== undefined
    observed.orders = terms.destinations.map(({ orderCode }: { orderCode: string }) => orderCode)
  },
  LoadRenamed: (observed, { externalId }) => void (observed.externalId = externalId),
  LoadOffered: (observed, { deadline }) => void (observed.deadline = deadline),
  OfferAccepted: (observed, { transporterId }) => {
    observed.accepted.add(transporterId)
    observed.answered = true
  },
  TransporterAssigned: (observed, { transporterId }) => void (observed.hired = transporterId),
  OfferReopened: (observed, { deadline }) => void (observed.deadline = deadline),
  HiringRefused: (observed, { deadline }) => {
    observed.deadline = deadline
    fired(observed)
  },
  AcceptanceUndone: (observed, { deadline }) => {
    observed.deadline = deadline
    fired(observed)
  },
  LoadReopened: (observed, { status, deadline }) => {
    if (status === 'DELIVERED') return
    fired(observed)
    observed.accepted.clear()
    if (deadline) observed.deadline = deadline
  },
  TransporterReplaced: (observed, { transporterId }) => {
    observed.hired = transporterId
    observed.driver = undefined
    voided(observed)
  },
  DriverBound: (observed, { driver }) => void (observed.driver = driver.driverId),
  DriverReplaced: (observed, { driver }) => void (observed.driver = driver.driverId),
  DriverRefused: (observed) => void (observed.driver = undefined),
  StatusReset: (observed, { status }) => {
    if (status === 'ASSIGNED_TO_TRANSPORTER') observed.driver = undefined
    if (status !== 'IN_DELIVERY') voided(observed)
  },
  RouteChanged: (observed, { destinations }) =>
    void (observed.orders = destinations.map(({ orderCode }: { orderCode: string }) => orderCode)),
  InvoicesAdded: (observed, { invoices }) => {
    for (const one of invoices) observed.invoices.set(one.invoiceId, one)
  },
  InvoiceRemoved: (observed, { invoiceId }) => void observed.invoices.delete(invoiceId),
  // Another driver starts from the beginning.
  ReceiptsExpected: (observed, { receipts }) => {
    const expected = () => receipts.map(({ receiptId }: { receiptId: string }) => untouched(receiptId))
    observed.drops = expected()
    observed.shown = expected()
  },
  ReceiptArrived: (observed, { receiptId }) => change(observed, receiptId, { arrived: true }),
  ReceiptArrivalCorrected: (observed, { receiptId }) => change(observed, receiptId, { arrived: true }),
  ReceiptImageReplaced: (observed, { receiptId, images }) => change(observed, receiptId, { images: images.length }),
  ReceiptImagesAdded: (observed, { receiptId, images }) => change(observed, receiptId, { images: images.length }),
  DeliveryEnded: (observed, { receiptId }) => change(observed, receiptId, { ended: true }),
  ReceiptApproved: (observed, { receiptId }) => change(observed, receiptId, { status: 'APPROVED' }),
  ReceiptRefused: (observed, { receiptId }) => change(observed, receiptId, { status: 'REFUSED' }),
  ReceiptDecisionUndone: (observed, { receiptId }) => change(observed, receiptId, { status: 'PENDING' }),
}

const dropOf = (drops: readonly ModelDrop[], id: string) => drops.find((one) => one.id === id)
const untouched = (id: string): ModelDrop => ({ id, arrived: false, images: 0, ended: false, status: 'PENDING' })
const voided = (observed: ObservedLoad) => {
  observed.shown = observed.shown.map(({ id }) => untouched(id))
}
const change = ({ drops, shown }: ObservedLoad, id: string, by: Partial<ModelDrop>) => {
  for (const list of [drops, shown]) Object.assign(dropOf(list, id) ?? {}, by)
}
const fired = (observed: ObservedLoad) => {
  if (observed.hired) observed.accepted.delete(observed.hired)
  observed.hired = undefined
  observed.driver = undefined
  voided(observed)
}
