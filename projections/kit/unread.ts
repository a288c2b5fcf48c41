import type { Recorded } from '@embarca/contracts/kit/event.ts'

/** What transporters said that nobody of the shipper's staff has read: how many words of each. */
export type Unread = Readonly<Record<string, number>>

type Step = (unread: Unread, data: any) => Unread
const one: Step = (unread, { transporterId }) => ({ ...unread, [transporterId]: (unread[transporterId] ?? 0) + 1 })
const theirs: Step = (unread, data) => (data.by === 'TRANSPORTER' ? one(unread, data) : unread)
const steps: Readonly<Record<string, Step>> = {
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
export const unreadAfter = (unread: Unread, { type, data }: Pick<Recorded, 'type' | 'data'>): Unread =>
  steps[type]?.(unread, data) ?? unread
export const unreadIn = (unread: Unread): number => Object.values(unread).reduce((all, count) => all + count, 0)
