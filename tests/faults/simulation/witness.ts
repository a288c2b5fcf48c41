import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { fleets, invited } from './cast.ts'
import { admitted } from './road.ts'

type Drop = { id: string; arrived: boolean; images: number; ended: boolean; status: string }
/** A load as somebody sees it who only reads the log. */
export type Seen = {
  id: string
  status: LoadStatus | 'NEW' | 'DELETED'
  externalId?: string
  /** When the open offer ends. */
  deadline?: string
  accepted: Set<string>
  hired?: string | undefined
  driver?: string | undefined
  drops: Drop[]
  invoices: Map<string, { orderCode: string; nfeKey?: string | undefined }>
  orders: string[]
}

const blank = (id: string): Seen => ({ id, status: 'NEW', accepted: new Set(), drops: [], invoices: new Map(), orders: [] })

type Rule = (seen: Seen, data: any, fact: Recorded) => string | false | undefined
type Effect = (seen: Seen, data: any) => void

/** What must be so when a fact is recorded; the answer says what is wrong. */
const rules: Readonly<Record<string, Rule>> = {
  OfferAccepted: ({ accepted, deadline, hired }, { transporterId }, { recordedAt }) =>
    (hired !== undefined && 'accepted although somebody is hired') ||
    (accepted.has(transporterId) && 'accepted twice') ||
    (!invited.includes(transporterId) && 'accepted by a stranger') ||
    (deadline !== undefined && recordedAt >= deadline && 'accepted after the offer ended'),
  TransporterAssigned: ({ hired, accepted }, { transporterId }) =>
    (hired !== undefined && `two winners: ${hired} and ${transporterId}`) || (!accepted.has(transporterId) && 'hired without a word'),
  OfferCompleted: ({ accepted }) => accepted.size === 0 && 'completed although nobody answered',
  LoadExpired: ({ accepted, deadline }, _, { recordedAt }) =>
    (accepted.size > 0 && 'expired although somebody accepted') ||
    (deadline !== undefined && recordedAt < deadline && 'expired before its time'),
  DriverBound: ({ hired }, { driver }) => !fleets[hired ?? '']?.drivers.includes(driver.driverId) && 'bound a driver of somebody else',
  DriverReplaced: ({ hired }, { driver }) => !fleets[hired ?? '']?.drivers.includes(driver.driverId) && 'a driver of somebody else',
  LoadDelivered: ({ drops }, { forcedReason }) => !forcedReason && drops.some(({ ended }) => !ended) && 'delivered with a drop to come',
  LoadFinished: ({ drops, invoices }, { onlyHiring, lot }) =>
    !onlyHiring &&
    !lot &&
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

const effects: Readonly<Record<string, Effect>> = {
  LoadDrafted: (seen, { externalId }) => void (seen.externalId = externalId),
  LoadDraftDeleted: (seen) => void (seen.status = 'DELETED'),
  LoadLaunched: (seen, { terms }) => {
    seen.externalId = terms.externalId
    seen.orders = terms.destinations.map(({ orderCode }: { orderCode: string }) => orderCode)
  },
  LoadRenamed: (seen, { externalId }) => void (seen.externalId = externalId),
  LoadOffered: (seen, { deadline }) => void (seen.deadline = deadline),
  OfferAccepted: (seen, { transporterId }) => void seen.accepted.add(transporterId),
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
  },
  DriverBound: (seen, { driver }) => void (seen.driver = driver.driverId),
  DriverReplaced: (seen, { driver }) => void (seen.driver = driver.driverId),
  DriverRefused: (seen) => void (seen.driver = undefined),
  StatusReset: (seen, { status }) => {
    if (status === 'ASSIGNED_TO_TRANSPORTER') seen.driver = undefined
  },
  RouteChanged: (seen, { destinations }) => void (seen.orders = destinations.map(({ orderCode }: { orderCode: string }) => orderCode)),
  InvoicesAdded: (seen, { invoices }) => {
    for (const one of invoices) seen.invoices.set(one.invoiceId, one)
  },
  InvoiceRemoved: (seen, { invoiceId }) => void seen.invoices.delete(invoiceId),
  // Another driver starts afresh.
  ReceiptsExpected: (seen, { receipts }) => {
    seen.drops = receipts.map(({ receiptId }: { receiptId: string }) => ({
      id: receiptId,
      arrived: false,
      images: 0,
      ended: false,
      status: 'PENDING',
    }))
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
const change = ({ drops }: Seen, id: string, by: Partial<Drop>) => void Object.assign(dropOf(drops, id) ?? {}, by)
const fired = (seen: Seen) => {
  if (seen.hired) seen.accepted.delete(seen.hired)
  seen.hired = undefined
  seen.driver = undefined
}

/** Reads the log as it grows, with a model of its own, and notes what should never have been recorded. */
export const witness = () => {
  const loads = new Map<string, Seen>()
  const wrong: string[] = []
  const revisions = new Map<string, number>()

  const see = (fact: Recorded) => {
    const { type, stream, revision, key, data, by } = fact
    const say = (what: string | false | undefined) => what && wrong.push(`${type} of ${stream}: ${what}`)
    say(revision !== (revisions.get(stream) ?? -1) + 1 && `revision ${revision} after ${revisions.get(stream)}`)
    revisions.set(stream, revision)
    if (!/^(load|negotiation|receipts|lot)-/.test(stream)) return

    const seen = loads.get(key) ?? blank(key)
    loads.set(key, seen)
    say(by.shipperId !== 's1' && `a fact of shipper ${by.shipperId}`)
    say(by.userId !== 'embarca' && !['ana', 'bia', 'tania', 'tito', 'joao', 'davi', 'ivo'].includes(by.userId) && `said by ${by.userId}`)
    const way = admitted[type]
    if (way) {
      say(!way.from.includes(seen.status as LoadStatus) && `while ${seen.status}`)
      say(!way.to.includes(data.status) && `leads to ${data.status}`)
    }
    say(rules[type]?.(seen, data, fact))
    effects[type]?.(seen, data)
    if (stream.startsWith('load-') && data.status) seen.status = data.status
    say(taken(seen, loads))
  }
  return { loads, wrong, see }
}

const gone: readonly string[] = ['DELETED', 'CANCELED', 'EXPIRED']

/** A name that two loads hold at once. */
const taken = (seen: Seen, loads: ReadonlyMap<string, Seen>): string | undefined => {
  for (const other of loads.values()) {
    if (other === seen || gone.includes(other.status) || gone.includes(seen.status)) continue
    for (const { nfeKey } of seen.invoices.values())
      if (nfeKey && [...other.invoices.values()].some((one) => one.nfeKey === nfeKey)) return `two loads hold the NF-e ${nfeKey}`
    if (seen.externalId !== undefined && other.externalId === seen.externalId) return `two loads are called ${seen.externalId}`
  }
  return undefined
}
