import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { carriers, invited, staff } from './cast.ts'
import type { Seen } from './seen.ts'
import { asked, type Data, type Luck, load, one, reason, type Way } from './way.ts'

const talk = (by: Parameters<typeof load>[0], data?: Data) => load(by, data, 'negotiation')
const price = (luck: Luck) => one([650_000, 700_000, 750_000, 1_300_000], luck)
const proposal = (luck: Luck) => ({ price: price(luck), ...(luck.likely(0.3) && { quota: 4_000 }) })
const ofDeal = (luck: Luck) => ({ dealId: one(invited, luck) })
/** Mostly a word that lies on the table, sometimes one that was replaced or never said. */
const word = ({ deals }: Seen, luck: Luck, side: 'theirs' | 'ours' = 'theirs') => {
  const words = [...deals.values()]
    .flatMap((deal) => (side === 'ours' ? [deal.ours] : [deal.theirs, deal.bid]))
    .filter((one) => one !== undefined)
  return { negotiationId: words.length && luck.likely(0.9) ? one(words, luck).negotiationId : 'nothing' }
}
const bid = ({ auction }: Seen, luck: Luck) => ({
  price: Math.max(1, Math.floor((auction?.best?.price ?? 800_000) * one([0.9, 0.97, 0.999, 1], luck))),
})

/** What is said about an offer. */
export const talkWays: Readonly<Record<string, Way>> = {
  SeeOffer: talk(carriers),
  DeclineOffer: talk(carriers, () => reason),
  MakeProposal: talk(staff, (_, luck) => ({ transporterId: one(invited, luck), ...proposal(luck) })),
  MakeDealProposal: talk(staff, (_, luck) => ({ ...ofDeal(luck), ...proposal(luck) })),
  Propose: talk(carriers, (_, luck) => proposal(luck)),
  AgreeToProposal: talk(carriers, (seen, luck) => word(seen, luck, 'ours')),
  RefuseShipperProposal: talk(carriers, (seen, luck) => ({ ...word(seen, luck, 'ours'), ...reason })),
  MarkProposal: talk(staff, (seen, luck) => word(seen, luck)),
  RefuseProposal: talk(staff, (_, luck) => ({ transporterId: one(invited, luck), justification: 'Caro' })),
  CloseDeal: talk(staff, (_, luck) => ofDeal(luck)),
  ReopenDeal: talk(staff, (_, luck) => ofDeal(luck)),
  SendDealMessage: talk(staff, (_, luck) => ({ ...ofDeal(luck), text: 'Consegue hoje?' })),
  SendCarrierMessage: talk(carriers, () => ({ text: 'Consigo.' })),
  ReadDeal: talk(staff, (_, luck) => ofDeal(luck)),
  ReadCarrierDeal: talk(carriers),
  ReadNegotiation: talk(staff),
  PlaceBid: talk(carriers, bid),
  EndAuction: asked(({ auction }) => ({ endsAt: auction?.endsAt ?? '2026-01-05T12:00:00.000Z' }), 'negotiation'),

  AcceptProposal: load(staff, (seen, luck) => ({ ...word(seen, luck), justification: 'Melhor preço' })),
  ReopenNegotiation: load(staff, (_, luck) => ({ transporterId: one(invited, luck) })),
  CancelDelivery: { module: 'load', by: staff, data: ({ id }) => ({ id: deliveryOf(id), ...reason }) },
}
