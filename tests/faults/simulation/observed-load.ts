import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { HiringType, LoadStatus } from '@embarca/contracts/load/codes.ts'

export type ModelDrop = { id: string; arrived: boolean; images: number; ended: boolean; status: string }
export type ModelOffer = { negotiationId: string; price: number }
/** What was said between the shipper and one transporter. */
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
/** A load as somebody sees it who only reads the log. */
export type ObservedLoad = {
  id: string
  status: LoadStatus | 'NEW' | 'DELETED'
  hiringType: HiringType
  externalId?: string
  /** Who carries it was settled at its launch. */
  settled: boolean
  /** Whether somebody has wanted it, since its offer opened for the first time. */
  answered: boolean
  /** When the open offer ends. */
  deadline?: string
  accepted: Set<string>
  hired?: string | undefined
  driver?: string | undefined
  drops: ModelDrop[]
  /** As screens show them: what an earlier delivery brought is void before receipts are expected again. */
  shown: ModelDrop[]
  invoices: Map<string, { orderCode: string; nfeKey?: string | undefined }>
  orders: string[]
  deals: Map<string, ModelDeal>
  closedBecause?: string | undefined
  /** The load has left its offer at least once: what that closes may come later than what opens it again. */
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

/** What must be so when a fact is recorded; the answer says what is wrong. */
export type ModelRules = Readonly<Record<string, (observed: ObservedLoad, data: any, event: Recorded) => string | false | undefined>>
/** What a fact means to somebody who only reads the log. */
export type ModelEffects = Readonly<Record<string, (observed: ObservedLoad, data: any) => void>>

export const dealOf = ({ deals }: ObservedLoad, transporterId: string): ModelDeal => {
  const known = deals.get(transporterId) ?? { closed: false }
  deals.set(transporterId, known)
  return known
}
export const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
