import { fleets, invited } from './cast.ts'
import { type Drop, dealOf, type Effects, type Rules, type Seen } from './seen.ts'

export const loadRules: Rules = {
  OfferAccepted: ({ accepted, deadline, hired }, { transporterId }, { recordedAt }) =>
    (hired !== undefined && 'accepted although somebody is hired') ||
    (accepted.has(transporterId) && 'accepted twice') ||
    (!invited.includes(transporterId) && 'accepted by a stranger') ||
    (deadline !== undefined && recordedAt >= deadline && 'accepted after the offer ended'),
  TransporterAssigned: (seen, { transporterId, negotiationId, price }) => {
    if (seen.hired !== undefined) return `two winners: ${seen.hired} and ${transporterId}`
    if (seen.settled || (negotiationId === undefined && seen.accepted.has(transporterId))) return false
    const { held, theirs, bid } = dealOf(seen, transporterId)
    if (negotiationId === undefined || held !== negotiationId) return 'hired without a word that was held'
    return ![theirs, bid].some((word) => word?.negotiationId === held && word?.price === price) && 'hired at another price'
  },
  OfferCompleted: ({ answered }) => !answered && 'completed although nobody answered',
  LoadExpired: ({ accepted, deadline, isLot }, _, { recordedAt }) =>
    (accepted.size > 0 && 'expired although somebody accepted') ||
    (!isLot && deadline !== undefined && recordedAt < deadline && 'expired before its time'),
  DriverBound: ({ hired }, { driver }) => !fleets[hired ?? '']?.drivers.includes(driver.driverId) && 'bound a driver of somebody else',
  DriverReplaced: ({ hired }, { driver }) => !fleets[hired ?? '']?.drivers.includes(driver.driverId) && 'a driver of somebody else',
  LoadDelivered: ({ drops }, { forcedReason }) => !forcedReason && drops.some(({ ended }) => !ended) && 'delivered with a drop to come',
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
  ReceiptApproved: ({ drops }, { receiptId }) => dropOf(drops, receiptId)?.status !== 'PENDING' && 'approved what was decided',
  ReceiptRefused: ({ drops }, { receiptId }) => dropOf(drops, receiptId)?.status !== 'PENDING' && 'refused what was decided',
  // A refused one waits again with its new images, wherever the load is by then.
  ReceiptDecisionUndone: ({ status, drops }, { receiptId }) =>
    status !== 'IN_DELIVERY' && dropOf(drops, receiptId)?.status !== 'REFUSED' && `undone while ${status}`,
}

export const loadEffects: Effects = {
  LoadDrafted: (seen, { externalId, form }) => {
    seen.externalId = externalId
    seen.hiringType = form.type ?? 'NORMAL'
  },
  LoadDraftDeleted: (seen) => void (seen.status = 'DELETED'),
  LoadLaunched: (seen, { terms }) => {
    seen.externalId = terms.externalId
    seen.hiringType = terms.hiringType
    seen.isLot = terms.deliveryType === 'LOT' && !terms.partOf
    seen.settled = terms.settled !== undefined || terms.partOf !== undefined
    seen.orders = terms.destinations.map(({ orderCode }: { orderCode: string }) => orderCode)
  },
  LoadRenamed: (seen, { externalId }) => void (seen.externalId = externalId),
  LoadOffered: (seen, { deadline }) => void (seen.deadline = deadline),
  OfferAccepted: (seen, { transporterId }) => {
    seen.accepted.add(transporterId)
    seen.answered = true
  },
  TransporterAssigned: (seen, { transporterId }) => void (seen.hired = transporterId),
  OfferReopened: (seen, { deadline }) => void (seen.deadline = deadline),
  HiringRefused: (seen, { deadline }) => {
    seen.deadline = deadline
    fired(seen)
  },
  AcceptanceUndone: (seen, { deadline }) => {
    seen.deadline = deadline
    fired(seen)
  },
  LoadReopened: (seen, { status, deadline }) => {
    if (status === 'DELIVERED') return
    fired(seen)
    seen.accepted.clear()
    if (deadline) seen.deadline = deadline
  },
  TransporterReplaced: (seen, { transporterId }) => {
    seen.hired = transporterId
    seen.driver = undefined
    voided(seen)
  },
  DriverBound: (seen, { driver }) => void (seen.driver = driver.driverId),
  DriverReplaced: (seen, { driver }) => void (seen.driver = driver.driverId),
  DriverRefused: (seen) => void (seen.driver = undefined),
  StatusReset: (seen, { status }) => {
    if (status === 'ASSIGNED_TO_TRANSPORTER') seen.driver = undefined
    if (status !== 'IN_DELIVERY') voided(seen)
  },
  RouteChanged: (seen, { destinations }) => void (seen.orders = destinations.map(({ orderCode }: { orderCode: string }) => orderCode)),
  InvoicesAdded: (seen, { invoices }) => {
    for (const one of invoices) seen.invoices.set(one.invoiceId, one)
  },
  InvoiceRemoved: (seen, { invoiceId }) => void seen.invoices.delete(invoiceId),
  // Another driver starts afresh.
  ReceiptsExpected: (seen, { receipts }) => {
    const expected = () => receipts.map(({ receiptId }: { receiptId: string }) => untouched(receiptId))
    seen.drops = expected()
    seen.shown = expected()
  },
  ReceiptArrived: (seen, { receiptId }) => change(seen, receiptId, { arrived: true }),
  ReceiptArrivalCorrected: (seen, { receiptId }) => change(seen, receiptId, { arrived: true }),
  ReceiptImageReplaced: (seen, { receiptId, images }) => change(seen, receiptId, { images: images.length }),
  ReceiptImagesAdded: (seen, { receiptId, images }) => change(seen, receiptId, { images: images.length }),
  DeliveryEnded: (seen, { receiptId }) => change(seen, receiptId, { ended: true }),
  ReceiptApproved: (seen, { receiptId }) => change(seen, receiptId, { status: 'APPROVED' }),
  ReceiptRefused: (seen, { receiptId }) => change(seen, receiptId, { status: 'REFUSED' }),
  ReceiptDecisionUndone: (seen, { receiptId }) => change(seen, receiptId, { status: 'PENDING' }),
}

const dropOf = (drops: readonly Drop[], id: string) => drops.find((one) => one.id === id)
const untouched = (id: string): Drop => ({ id, arrived: false, images: 0, ended: false, status: 'PENDING' })
const voided = (seen: Seen) => {
  seen.shown = seen.shown.map(({ id }) => untouched(id))
}
const change = ({ drops, shown }: Seen, id: string, by: Partial<Drop>) => {
  for (const list of [drops, shown]) Object.assign(dropOf(list, id) ?? {}, by)
}
const fired = (seen: Seen) => {
  if (seen.hired) seen.accepted.delete(seen.hired)
  seen.hired = undefined
  seen.driver = undefined
  voided(seen)
}
