import type { DealStatus } from '@embarca/contracts/negotiation/codes.ts'
import type { Deal as DealLine, Talk as TalkLine } from '@embarca/contracts/negotiation/views.ts'
import { given } from '../kit/readers.ts'
import { type DealDocument, unreadOf } from './document.ts'
import type { Reaction } from './load.ts'

type Known = { readonly hired?: string | undefined; readonly talk?: Reaction | undefined }

export const statusOf = ({ transporterId, closed, declined }: DealDocument, { hired, talk }: Known): DealStatus => {
  if (hired === transporterId || talk?.acceptedAt) return 'ACCEPTED'
  if (closed) return 'CLOSED'
  return declined ? 'DECLINED' : 'OPEN'
}

/** A transporter's reactions to an offer, and the open offers between it and the shipper. */
export const talkLine = (
  who: { transporterId: string; transporterName: string },
  deal: DealDocument | undefined,
  known: Known,
): TalkLine => {
  const { seenAt, declinedAt, reason, acceptedAt } = known.talk ?? {}
  return {
    ...who,
    ...given({ seenAt, acceptedAt, ...(deal?.declined === false ? {} : { declinedAt, reason }) }),
    ...(deal && {
      dealId: deal.transporterId,
      status: statusOf(deal, known),
      ...given({ transporterProposal: deal.theirs, shipperProposal: deal.ours }),
      marked: deal.marked,
      unread: unreadOf(deal, 'SHIPPER'),
    }),
  } as TalkLine
}

export const dealLine = (deal: DealDocument, known: Known): DealLine => ({
  ...(talkLine({ transporterId: deal.transporterId, transporterName: deal.transporterName }, deal, known) as DealLine),
  lastAt: deal.lastAt,
})

/** Cheapest first; then transporters that reacted, latest first; then the others, by name. */
export const byPrice = (a: TalkLine, b: TalkLine): number => {
  const price = ({ transporterProposal }: TalkLine) => transporterProposal?.price ?? Number.POSITIVE_INFINITY
  if (price(a) !== price(b)) return price(a) - price(b)
  const last = ({ acceptedAt, declinedAt, seenAt }: TalkLine) => acceptedAt ?? declinedAt ?? seenAt ?? ''
  return last(a) === last(b) ? (a.transporterName < b.transporterName ? -1 : 1) : last(a) < last(b) ? 1 : -1
}
