import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { askedByProgram, type Chance, type CommandData, type CommandSource, load, one, reason } from './command-source.ts'
import type { ObservedLoad } from './observed-load.ts'
import { carriers, invited, staff } from './personas.ts'

const talk = (by: Parameters<typeof load>[0], data?: CommandData) => load(by, data, 'negotiation')
const price = (luck: Chance) => one([650_000, 700_000, 750_000, 1_300_000], luck)
const proposal = (luck: Chance) => ({ price: price(luck), ...(luck.likely(0.3) && { quota: 4_000 }) })
const ofDeal = (luck: Chance) => ({ dealId: one(invited, luck) })
/** Mostly a word that lies on the table, sometimes one that was replaced or never said. */
const someOffer = ({ deals }: ObservedLoad, luck: Chance, side: 'theirs' | 'ours' = 'theirs') => {
  const words = [...deals.values()]
    .flatMap((deal) => (side === 'ours' ? [deal.ours] : [deal.theirs, deal.bid]))
    .filter((one) => one !== undefined)
  return { negotiationId: words.length && luck.likely(0.9) ? one(words, luck).negotiationId : 'nothing' }
}
const bid = ({ auction }: ObservedLoad, luck: Chance) => ({
  price: Math.max(1, Math.floor((auction?.best?.price ?? 800_000) * one([0.9, 0.97, 0.999, 1], luck))),
})

/** What is said about an offer. */
export const negotiationCommandSources: Readonly<Record<string, CommandSource>> = {
  SeeOffer: talk(carriers),
  DeclineOffer: talk(carriers, () => reason),
  MakeProposal: talk(staff, (_, luck) => ({ transporterId: one(invited, luck), ...proposal(luck) })),
  MakeDealProposal: talk(staff, (_, luck) => ({ ...ofDeal(luck), ...proposal(luck) })),
  Propose: talk(carriers, (_, luck) => proposal(luck)),
  AgreeToProposal: talk(carriers, (observed, luck) => someOffer(observed, luck, 'ours')),
  RefuseShipperProposal: talk(carriers, (observed, luck) => ({ ...someOffer(observed, luck, 'ours'), ...reason })),
  MarkProposal: talk(staff, (observed, luck) => someOffer(observed, luck)),
  RefuseProposal: talk(staff, (_, luck) => ({ transporterId: one(invited, luck), justification: 'Caro' })),
  CloseDeal: talk(staff, (_, luck) => ofDeal(luck)),
  ReopenDeal: talk(staff, (_, luck) => ofDeal(luck)),
  SendDealMessage: talk(staff, (_, luck) => ({ ...ofDeal(luck), text: 'Consegue hoje?' })),
  SendCarrierMessage: talk(carriers, () => ({ text: 'Consigo.' })),
  ReadDeal: talk(staff, (_, luck) => ofDeal(luck)),
  ReadCarrierDeal: talk(carriers),
  ReadNegotiation: talk(staff),
  PlaceBid: talk(carriers, bid),
  EndAuction: askedByProgram(({ auction }) => ({ endsAt: auction?.endsAt ?? '2026-01-05T12:00:00.000Z' }), 'negotiation'),

  AcceptProposal: load(staff, (observed, luck) => ({ ...someOffer(observed, luck), justification: 'Melhor preço' })),
  ReopenNegotiation: load(staff, (_, luck) => ({ transporterId: one(invited, luck) })),
  CancelDelivery: { module: 'load', by: staff, data: ({ id }) => ({ id: deliveryOf(id), ...reason }) },
}
