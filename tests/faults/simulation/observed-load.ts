import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { HiringType, LoadStatus } from '@embarca/contracts/load/codes.ts'

export type ModelDrop = { id: string; arrived: boolean; images: number; ended: boolean; status: string }
export type ModelOffer = { negotiationId: string; price: number }
/** The negotiation between the shipper and one transporter. */
export type ModelDeal = {
  theirs?: ModelOffer | undefined
  ours?: ModelOffer | undefined
  bid?: ModelOffer | undefined
  held?: string | undefined
  closed: boolean
}
type Auction = {
  initialBid: number
  reductionPercentage: number
  endsAt: string
  ended: boolean
  best?: (ModelOffer & { transporterId: string }) | undefined
}
type Agreement = { transporterId: string; quota: number; status: 'PENDING' | 'APPROVED' | 'REFUSED' }
type Withdrawal = { lotAgreementId: string; transporterId: string; amount: number; status: 'UNDER_WAY' | 'DELIVERED' | 'CANCELED' }
type Lot = {
  total: number
  amountMinimum: number
  amountMaximum: number
  ended: boolean
  agreements: Map<string, Agreement>
  withdrawals: Map<string, Withdrawal>
  stopped: Set<string>
}
/** A load as an independent reader of the log models it. */
export type ObservedLoad = {
  id: string
  status: LoadStatus | 'NEW' | 'DELETED'
  hiringType: HiringType
  externalId?: string
  /** The carrier was settled at the launch. */
  settled: boolean
  /** Whether a transporter has shown interest since the offer first opened. */
  answered: boolean
  /** When the open offer ends. */
  deadline?: string
  accepted: Set<string>
  hired?: string | undefined
  driver?: string | undefined
  drops: ModelDrop[]
  /** The drops that screens show: results of an earlier delivery are void before receipts are expected again. */
  shown: ModelDrop[]
  invoices: Map<string, { orderCode: string; nfeKey?: string | undefined }>
  orders: string[]
  deals: Map<string, ModelDeal>
  closedBecause?: string | undefined
  /** The load has left its offer at least once: the closing events may be recorded after the reopening ones. */
  left: boolean
  auction?: Auction | undefined
  isLot: boolean
  lot?: Lot | undefined
}
export const blank = (id: string): ObservedLoad => ({
  id,
  status: 'NEW',
  hiringType: 'NORMAL',
  settled: false,
  answered: false,
  accepted: new Set(),
  drops: [],
  shown: [],
  invoices: new Map(),
  orders: [],
  deals: new Map(),
  left: false,
  isLot: false,
})

/** Invariants checked when an event is recorded; each returns a violation message or false. */
export type ModelRules = Readonly<Record<string, (observed: ObservedLoad, data: any, event: Recorded) => string | false | undefined>>
/** Effects of an event on the observer's model. */
export type ModelEffects = Readonly<Record<string, (observed: ObservedLoad, data: any) => void>>

export const dealOf = ({ deals }: ObservedLoad, transporterId: string): ModelDeal => {
  const known = deals.get(transporterId) ?? { closed: false }
  deals.set(transporterId, known)
  return known
}
export const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
