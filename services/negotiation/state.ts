import type { OfType } from '@embarca/contracts/kit/event.ts'
import type { DealAgent, NegotiationStatus } from '@embarca/contracts/negotiation/codes.ts'
import type { NegotiationEvent } from '@embarca/contracts/negotiation/events.ts'
import type { Evolve } from '../kit/decision.ts'

type DataOf<K extends NegotiationEvent['type']> = OfType<NegotiationEvent, K>['data']
export type Proposal = { readonly negotiationId: string; readonly price: number; readonly quota?: number; readonly text?: string }

/** A deal: the proposals between the shipper and one transporter. */
export type DealState = {
  readonly transporterId: string
  readonly transporterName: string
  readonly closed: boolean
  readonly marked: boolean
  /** The sides with something new to read. */
  readonly unread: readonly DealAgent[]
  /** The last proposal of each side that was not refused. */
  readonly theirs?: Proposal | undefined
  readonly ours?: Proposal | undefined
  readonly bid?: Proposal | undefined
  /** The proposal that the shipper is accepting, or accepted. */
  readonly held?: string | undefined
}
export type AuctionState = NonNullable<DataOf<'NegotiationOpened'>['auction']> & {
  readonly ended: boolean
  readonly bids: number
  readonly best?: Proposal & { readonly transporterId: string }
}
export type NegotiationState = {
  readonly loadId: string
  readonly status: NegotiationStatus | 'NEW'
  readonly deadline: string
  /** The last reason for closing. */
  readonly because: string
  readonly lot: boolean
  readonly viewedBy: readonly string[]
  readonly declined: readonly string[]
  readonly deals: Readonly<Record<string, DealState>>
  readonly auction?: AuctionState | undefined
}

export const notOpened: NegotiationState = {
  loadId: '',
  status: 'NEW',
  deadline: '',
  because: '',
  lot: false,
  viewedBy: [],
  declined: [],
  deals: {},
}

const newDeal = (transporterId: string): DealState => ({ transporterId, transporterName: '', closed: false, marked: false, unread: [] })
const dealt = (state: NegotiationState, transporterId: string, change: (deal: DealState) => Partial<DealState>): NegotiationState => {
  const deal = state.deals[transporterId] ?? newDeal(transporterId)
  return { ...state, deals: { ...state.deals, [transporterId]: { ...deal, ...change(deal) } } }
}
const allDeals = (state: NegotiationState, change: (deal: DealState) => DealState): NegotiationState => ({
  ...state,
  deals: Object.fromEntries(Object.entries(state.deals).map(([id, deal]) => [id, change(deal)])),
})

const other = (agent: DealAgent): DealAgent => (agent === 'SHIPPER' ? 'TRANSPORTER' : 'SHIPPER')
const toRead = ({ unread }: DealState, by: DealAgent) => (unread.includes(other(by)) ? unread : [...unread, other(by)])
const without = <One>(all: readonly One[], gone: One) => (all.includes(gone) ? all.filter((one) => one !== gone) : all)
const rulesOf = (auction: DataOf<'NegotiationOpened'>['auction']): AuctionState | undefined =>
  auction && { ...auction, ended: false, bids: 0 }

/** Proposals that were open when the load ended no longer count. */
const endings = ['LoadCanceled', 'LoadExpired']
const again = ({ closed, ...deal }: DealState, because: string): DealState => ({
  ...deal,
  // A deal that the shipper closed stays closed when the hiring that closed all ends.
  closed: closed && because === 'TransporterAssigned',
  bid: undefined,
  ...(endings.includes(because) && { theirs: undefined, ours: undefined, marked: false, held: undefined }),
})

const evolve: Evolve<{ state: NegotiationState; event: NegotiationEvent }> = {
  NegotiationOpened: (state, { loadId, deadline, lot = false, auction }) => ({
    ...state,
    loadId,
    deadline,
    lot,
    status: 'OPEN',
    auction: rulesOf(auction),
  }),
  NegotiationClosed: (state, { because }) => ({ ...state, status: 'CLOSED', because }),
  NegotiationReopened: (state, { deadline, auction }) => ({
    ...allDeals(state, (deal) => again(deal, state.because)),
    deadline,
    status: 'OPEN',
    declined: [],
    auction: rulesOf(auction),
  }),
  OfferSeen: (state, { transporterId }) => ({ ...state, viewedBy: [...state.viewedBy, transporterId] }),
  OfferDeclined: (state, { transporterId, transporterName }) => ({
    ...dealt(state, transporterId, (deal) => ({ transporterName, theirs: undefined, unread: toRead(deal, 'TRANSPORTER') })),
    declined: [...state.declined, transporterId],
  }),

  ProposalMade: (state, { loadId: _, transporterId, transporterName, by, ...proposal }) => {
    const next = dealt(state, transporterId, (deal) => ({
      transporterName,
      unread: toRead(deal, by),
      ...(by === 'TRANSPORTER' ? { theirs: proposal } : { ours: proposal }),
    }))
    return by === 'TRANSPORTER' ? { ...next, declined: without(state.declined, transporterId) } : next
  },
  ProposalMarked: (state, { transporterId, marked }) => dealt(state, transporterId, () => ({ marked })),
  ProposalRefused: (state, { transporterId }) =>
    dealt(state, transporterId, (deal) => ({ theirs: undefined, unread: toRead(deal, 'SHIPPER') })),
  ShipperProposalRefused: (state, { transporterId }) =>
    dealt(state, transporterId, (deal) => ({ ours: undefined, unread: toRead(deal, 'TRANSPORTER') })),
  ProposalHeld: (state, { transporterId, negotiationId }) => dealt(state, transporterId, () => ({ held: negotiationId })),
  ProposalReleased: (state, { transporterId }) => dealt(state, transporterId, () => ({ held: undefined })),
  DealClosed: (state, { transporterId }) => dealt(state, transporterId, () => ({ closed: true })),
  DealReopened: (state, { transporterId }) => dealt(state, transporterId, () => ({ closed: false })),
  DealMessageSent: (state, { transporterId, transporterName, by }) =>
    dealt(state, transporterId, (deal) => ({ transporterName, unread: toRead(deal, by) })),
  DealRead: (state, { transporterId, by }) => dealt(state, transporterId, ({ unread }) => ({ unread: without(unread, by) })),
  NegotiationRead: (state) => allDeals(state, (deal) => ({ ...deal, unread: without(deal.unread, 'SHIPPER') })),

  BidPlaced: (state, { transporterId, transporterName, negotiationId, price }) => {
    const bid = { negotiationId, price }
    const next = dealt(state, transporterId, (deal) => ({ transporterName, bid, unread: toRead(deal, 'TRANSPORTER') }))
    return { ...next, auction: state.auction && { ...state.auction, bids: state.auction.bids + 1, best: { ...bid, transporterId } } }
  },
  AuctionExtended: (state, { endsAt }) => ({ ...state, auction: state.auction && { ...state.auction, endsAt } }),
  AuctionEnded: (state) => ({ ...state, auction: state.auction && { ...state.auction, ended: true } }),
}

export const negotiationFold = { initial: notOpened, evolve }
