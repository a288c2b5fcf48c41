import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import type { negotiationRoutes } from '@embarca/contracts/negotiation/routes.ts'
import type { Bid, Talk } from '@embarca/contracts/negotiation/views.ts'
import type { StatusTone } from '../../shared/load/status-look.ts'

type Acceptance = OutputOf<typeof negotiationRoutes.accepts>['list'][number]

/** A transporter's current offer, which may be accepted. */
export type OpenOffer = {
  readonly price: number
  readonly at: string
  /** The id of a proposal or a bid; the acceptance of a closed price has none. */
  readonly negotiationId?: string
  readonly quota?: number | undefined
  readonly text?: string | undefined
}
export type ProposalSummary = {
  readonly id: string
  readonly name: string
  readonly state: keyof typeof looks
  readonly label: string
  readonly tone: StatusTone
  readonly icon: string
  readonly offer?: OpenOffer
  /** The shipper's counter-proposal, when it is the latest one. */
  readonly ours?: OpenOffer
  readonly marked: boolean
  readonly closed: boolean
  readonly talks: boolean
  readonly unread: number
  readonly at?: string
  readonly note?: string
  readonly rating?: number | undefined
  readonly ratings?: number | undefined
  readonly onTimeShare?: number | undefined
}

const looks = {
  hired: { label: 'Contratada', tone: 'done', icon: 'check-circle' },
  agreed: { label: 'Com cota', tone: 'done', icon: 'check-circle' },
  accepted: { label: 'Aceitou', tone: 'negotiation', icon: 'check' },
  bid: { label: 'Lance', tone: 'negotiation', icon: 'hammer' },
  proposed: { label: 'Proposta', tone: 'negotiation', icon: 'comments' },
  countered: { label: 'Contraproposta enviada', tone: 'progress', icon: 'send' },
  talking: { label: 'Em conversa', tone: 'negotiation', icon: 'comments' },
  lost: { label: 'Não escolhida', tone: 'idle', icon: 'minus' },
  declined: { label: 'Recusou', tone: 'idle', icon: 'times' },
  closed: { label: 'Negociação fechada', tone: 'idle', icon: 'lock' },
  seen: { label: 'Viu a oferta', tone: 'idle', icon: 'eye' },
  silent: { label: 'Não viu', tone: 'idle', icon: 'clock' },
} as const satisfies Record<string, { label: string; tone: StatusTone; icon: string }>
const order = Object.keys(looks)

const respondedStates = new Set<ProposalSummary['state']>([
  'hired',
  'agreed',
  'accepted',
  'bid',
  'proposed',
  'countered',
  'talking',
  'lost',
  'declined',
  'closed',
])
/** Whether a transporter responded to the offer or wrote a message, beyond opening it. */
export const hasResponded = (row: ProposalSummary) => respondedStates.has(row.state) || row.unread > 0

const stateOf = (
  talk: Talk,
  accept: Acceptance | undefined,
  offer: OpenOffer | undefined,
  hired: string | undefined,
): ProposalSummary['state'] => {
  if (talk.transporterId === hired) return 'hired'
  if (accept) return accept.status === 'LOST' ? 'lost' : 'accepted'
  if (hired && offer) return 'lost'
  if (talk.declinedAt || talk.status === 'DECLINED') return 'declined'
  if (talk.status === 'CLOSED') return 'closed'
  if (offer) {
    const { shipperProposal: ours } = talk
    return ours && ours.at > offer.at ? 'countered' : talk.transporterProposal ? 'proposed' : 'bid'
  }
  if (talk.shipperProposal) return 'countered'
  if (talk.dealId) return 'talking'
  return talk.seenAt ? 'seen' : 'silent'
}

const lowestBids = (bids: readonly Bid[]) => {
  const lowest = new Map<string, Bid>()
  for (const bid of bids)
    if (bid.price < (lowest.get(bid.transporterId)?.price ?? Number.POSITIVE_INFINITY)) lowest.set(bid.transporterId, bid)
  return lowest
}

type Given = {
  readonly talks: readonly Talk[]
  readonly accepts: readonly Acceptance[]
  readonly bids?: readonly Bid[]
  readonly hired?: string | undefined
  /** The hiring still waits for approval. */
  readonly waits?: boolean
  /** Transporters with an agreement on a part of the lot, approved or waiting for approval. */
  readonly agreed?: ReadonlySet<string>
  /** The current offers are bids. */
  readonly auction?: boolean
}

/** One row for each transporter, in the order of the comparison: hired, marked, by price, then by state. */
export const proposalRows = ({
  talks,
  accepts,
  bids = [],
  hired,
  waits = false,
  agreed,
  auction = false,
}: Given): readonly ProposalSummary[] => {
  const accepted = new Map(accepts.map((one) => [one.transporterId, one]))
  const lowest = lowestBids(bids)
  const row = (talk: Talk): ProposalSummary => {
    const accept = accepted.get(talk.transporterId)
    const offer: OpenOffer | undefined = accept ?? talk.transporterProposal ?? lowest.get(talk.transporterId)
    const baseState = stateOf(talk, accept, offer, hired)
    const state = agreed?.has(talk.transporterId) ? 'agreed' : auction && baseState === 'proposed' ? 'bid' : baseState
    const at = offer?.at ?? talk.shipperProposal?.at ?? talk.declinedAt ?? talk.seenAt
    return {
      id: talk.transporterId,
      name: accept?.transporterName ?? talk.transporterName,
      state,
      ...looks[state],
      ...(state === 'hired' && waits && { label: 'Aguarda aprovação', tone: 'confirm', icon: 'verified' }),
      ...(offer && { offer }),
      ...(talk.shipperProposal && state === 'countered' && { ours: talk.shipperProposal }),
      marked: talk.marked ?? false,
      closed: talk.status === 'CLOSED',
      talks: talk.dealId !== undefined,
      unread: talk.unread ?? 0,
      ...(at && { at }),
      ...(talk.reason && { note: talk.reason }),
      rating: talk.rating,
      ratings: talk.ratings,
      onTimeShare: talk.onTimeShare,
    }
  }
  const known = new Set(talks.map(({ transporterId }) => transporterId))
  const others = [...accepts, ...lowest.values()].filter(({ transporterId: id }) => !known.has(id) && known.add(id))
  return [...talks, ...others.map(({ transporterId, transporterName }) => ({ transporterId, transporterName }))].map(row).sort(before)
}

const priceOf = ({ offer, state }: ProposalSummary) => (state === 'declined' ? undefined : offer?.price)
const taken = new Set<ProposalSummary['state']>(['hired', 'agreed'])
const rank = (row: ProposalSummary) =>
  taken.has(row.state) ? 0 : row.marked ? 1 : priceOf(row) !== undefined && !row.closed && row.state !== 'lost' ? 2 : 3
const before = (a: ProposalSummary, b: ProposalSummary) =>
  rank(a) - rank(b) ||
  (priceOf(a) ?? Number.POSITIVE_INFINITY) - (priceOf(b) ?? Number.POSITIVE_INFINITY) ||
  order.indexOf(a.state) - order.indexOf(b.state) ||
  a.name.localeCompare(b.name, 'pt')

/** The cheapest acceptable proposal; undefined when two have the same price. */
export const cheapest = (rows: readonly ProposalSummary[]): string | undefined => {
  const open = rows.filter((row) => isAcceptable(row))
  const lowest = Math.min(...open.map(({ offer }) => offer!.price))
  const those = open.filter(({ offer }) => offer!.price === lowest)
  return those.length === 1 ? those[0]?.id : undefined
}

const decided = new Set<ProposalSummary['state']>(['hired', 'agreed', 'lost', 'declined'])
/** Whether the row has an offer to accept. */
export const isAcceptable = ({ offer, closed, state }: ProposalSummary): boolean => offer !== undefined && !closed && !decided.has(state)

/** The accessible name of the button that opens a deal, with the number of unread messages. */
export const talkLabel = ({ name, unread }: ProposalSummary): string =>
  `Conversa com ${name}${unread === 0 ? '' : unread === 1 ? ', 1 não lida' : `, ${unread > 99 ? '99+' : unread} não lidas`}`
