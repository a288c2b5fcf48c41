import { type DataSteps, type Recorded, stepped } from '@embarca/contracts/kit/event.ts'
import type { NegotiationEvent } from '@embarca/contracts/negotiation/events.ts'

/** Transporters' messages that the shipper's staff have not read: number per transporter. */
export type Unread = Readonly<Record<string, number>>

type OfDeal = { readonly transporterId: string }
const one = (unread: Unread, { transporterId }: OfDeal): Unread => ({ ...unread, [transporterId]: (unread[transporterId] ?? 0) + 1 })
const theirs = (unread: Unread, data: OfDeal & { readonly by: string }): Unread => (data.by === 'TRANSPORTER' ? one(unread, data) : unread)
const steps: DataSteps<Unread, NegotiationEvent> = {
  ProposalMade: theirs,
  DealMessageSent: theirs,
  BidPlaced: one,
  DealRead: (unread, { by, transporterId }) => {
    if (by !== 'SHIPPER') return unread
    const { [transporterId]: _, ...rest } = unread
    return rest
  },
  NegotiationRead: () => ({}),
}
export const unreadAfter = (unread: Unread, event: Pick<Recorded, 'type' | 'data'>): Unread => stepped(steps, unread, event)
export const unreadIn = (unread: Unread): number => Object.values(unread).reduce((all, count) => all + count, 0)
