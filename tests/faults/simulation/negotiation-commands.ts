import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { askedByProgram, type Chance, type CommandData, type CommandSource, load, one, reason } from './command-source.ts'
import type { ObservedLoad } from './observed-load.ts'
import { carriers, invited, staff } from './personas.ts'

const talk = (by: Parameters<typeof load>[0], data?: CommandData) => load(by, data, 'negotiation')
const price = (random: Chance) => one([650_000, 700_000, 750_000, 1_300_000], random)
const proposal = (random: Chance) => ({ price: price(random), ...(random.likely(0.3) && { quota: 4_000 }) })
const ofDeal = (random: Chance) => ({ dealId: one(invited, random) })
/** Mostly an open proposal, sometimes a replaced or unknown one. */
const someOffer = ({ deals }: ObservedLoad, random: Chance, side: 'theirs' | 'ours' = 'theirs') => {
  const words = [...deals.values()]
    .flatMap((deal) => (side === 'ours' ? [deal.ours] : [deal.theirs, deal.bid]))
    .filter((one) => one !== undefined)
  return { negotiationId: words.length && random.likely(0.9) ? one(words, random).negotiationId : 'nothing' }
}
const bid = ({ auction }: ObservedLoad, random: Chance) => ({
  price: Math.max(1, Math.floor((auction?.best?.price ?? 800_000) * one([0.9, 0.97, 0.999, 1], random))),
})

/** Commands of a negotiation. */
export const negotiationCommandSources: Readonly<Record<string, CommandSource>> = {
  SeeOffer: talk(carriers),
  DeclineOffer: talk(carriers, () => reason),
  MakeProposal: talk(staff, (_, random) => ({ transporterId: one(invited, random), ...proposal(random) })),
  MakeDealProposal: talk(staff, (_, random) => ({ ...ofDeal(random), ...proposal(random) })),
  Propose: talk(carriers, (_, random) => proposal(random)),
  AgreeToProposal: talk(carriers, (observed, random) => someOffer(observed, random, 'ours')),
  RefuseShipperProposal: talk(carriers, (observed, random) => ({ ...someOffer(observed, random, 'ours'), ...reason })),
  MarkProposal: talk(staff, (observed, random) => someOffer(observed, random)),
  RefuseProposal: talk(staff, (_, random) => ({ transporterId: one(invited, random), justification: 'Caro' })),
  CloseDeal: talk(staff, (_, random) => ofDeal(random)),
  ReopenDeal: talk(staff, (_, random) => ofDeal(random)),
  SendDealMessage: talk(staff, (_, random) => ({ ...ofDeal(random), text: 'Consegue hoje?' })),
  SendCarrierMessage: talk(carriers, () => ({ text: 'Consigo.' })),
  ReadDeal: talk(staff, (_, random) => ofDeal(random)),
  ReadCarrierDeal: talk(carriers),
  ReadNegotiation: talk(staff),
  PlaceBid: talk(carriers, bid),
  EndAuction: askedByProgram(({ auction }) => ({ endsAt: auction?.endsAt ?? '2026-01-05T12:00:00.000Z' }), 'negotiation'),

  AcceptProposal: load(staff, (observed, random) => ({ ...someOffer(observed, random), justification: 'Melhor preço' })),
  ReopenNegotiation: load(staff, (_, random) => ({ transporterId: one(invited, random) })),
  CancelDelivery: { module: 'load', by: staff, data: ({ id }) => ({ id: deliveryOf(id), ...reason }) },
}
