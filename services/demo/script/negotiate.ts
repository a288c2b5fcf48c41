import { highestNextBid } from '@embarca/contracts/negotiation/bids.ts'
import { conditions } from '../conditions.ts'
import { approved } from './approve.ts'
import { atOffice } from './hours.ts'
import { iso, MINUTE, PROGRAM, type ReadStream, type ScriptLine } from './lines.ts'
import type { ScriptedOffer } from './offer.ts'
import { loginOf, type Personas } from './personas.ts'
import { viewOffer, viewOffers } from './view-offer.ts'

const questions = ['Consegue chegar mais perto da referência?', 'Aceita coleta às 6h?', 'O veículo já está na região?'] as const
const answers = ['Consigo, sim.', 'Vou confirmar com o motorista e já respondo.', 'Sim, sai de outra entrega aqui perto.'] as const

/** The last proposal of a company that may be accepted. */
const latestProposalOf = async (readStream: ReadStream, loadId: string, transporterId: string): Promise<string> => {
  const events = await readStream(`negotiation-${loadId}`)
  return events.findLast(
    ({ type, data }) =>
      data.transporterId === transporterId && (type === 'BidPlaced' || (type === 'ProposalMade' && data.by === 'TRANSPORTER')),
  )?.data.negotiationId
}
const round = (cents: number) => Math.round(cents / 1000) * 1000
const carrierLine = (at: number, transporterId: string, type: string, data: object): ScriptLine => ({
  at,
  by: loginOf(transporterId),
  module: 'negotiation',
  ask: (id) => ({ type, data: { id, ...data } }),
})
const staff = ({ book }: Personas, at: number, type: string, data: object): ScriptLine => ({
  at,
  by: book.username.operator,
  module: 'negotiation',
  ask: (id) => ({ type, data: { id, ...data } }),
})

/** Hires by proposals or bids, of which the shipper accepts one. Ends where a driver can be bound. */
export const agreed = (personas: Personas, offer: ScriptedOffer): readonly ScriptLine[] => {
  const { lines, price, accepts } = offer.mode === 'AUCTION' ? bidding(personas, offer) : bargaining(personas, offer)
  const { book, freight, driver } = personas
  const { transporterId } = driver
  const dear = price > book.approvalAbove || price > (freight.form.referenceValue ?? Number.POSITIVE_INFINITY)
  const accept: ScriptLine = {
    at: accepts,
    by: book.username.operator,
    module: 'load',
    ask: async (id, _, readStream) => ({
      type: 'AcceptProposal',
      data: { id, negotiationId: await latestProposalOf(readStream, id, transporterId), justification: 'Melhor condição para o prazo' },
    }),
    reaches: dear ? 'WAITING_APPROVE' : 'ASSIGNED_TO_TRANSPORTER',
  }
  return [...lines, staff(personas, accepts - MINUTE, 'ReadNegotiation', {}), accept, ...(dear ? [approved(personas, accepts)] : [])]
}

/** Every company proposes a price; the shipper asks one of them for less. */
const bargaining = (personas: Personas, offer: ScriptedOffer) => {
  const { random, freight, driver, otherCompanies } = personas
  const { opens, ends } = offer
  const percent = (ends - opens) / 100
  const at = (share: number) => opens + percent * share
  const { transporterId } = driver
  const reference = freight.form.referenceValue ?? freight.form.freightPrice!
  const price = round((reference * random.wholeNumber(93, 104)) / 100)
  const lines: ScriptLine[] = [
    ...viewOffer(personas, offer, transporterId, false),
    ...viewOffers(personas, offer),
    carrierLine(at(random.wholeNumber(30, 40)), transporterId, 'Propose', {
      price,
      ...(random.chance(0.5) && { text: random.pick(conditions) }),
    }),
    ...otherCompanies.slice(2, 2 + random.wholeNumber(1, 3)).map((id, n) =>
      carrierLine(at(32 + n * 5 + random.wholeNumber(0, 4)), id, 'Propose', {
        price: round((price * random.wholeNumber(101, 117)) / 100),
      }),
    ),
  ]
  if (random.chance(0.35))
    lines.push(
      staff(personas, at(52), 'SendDealMessage', { dealId: transporterId, text: random.pick(questions) }),
      carrierLine(at(55), transporterId, 'SendCarrierMessage', { text: random.pick(answers) }),
    )
  const accepts = at(random.wholeNumber(72, 94))
  if (!random.chance(0.45)) return { lines, price, accepts }
  const counterPrice = round(price * 0.96)
  const yes: ScriptLine = {
    at: at(66),
    by: loginOf(transporterId),
    module: 'negotiation',
    ask: async (id, _, readStream) => {
      const ours = (await readStream(`negotiation-${id}`)).findLast(({ type, data }) => type === 'ProposalMade' && data.by === 'SHIPPER')
      return { type: 'AgreeToProposal', data: { id, negotiationId: ours?.data.negotiationId } }
    },
  }
  return {
    lines: [...lines, staff(personas, at(60), 'MakeProposal', { transporterId, price: counterPrice }), yes],
    price: counterPrice,
    accepts,
  }
}

/** Bids go down until the auction ends; the last one is accepted. */
const bidding = (personas: Personas, offer: ScriptedOffer) => {
  const { random, driver, otherCompanies } = personas
  const { opens, ends, auction } = offer
  const rivals = [driver.transporterId, ...otherCompanies.slice(2, 5)]
  const lines: ScriptLine[] = [...viewOffer(personas, offer, driver.transporterId, false), ...viewOffers(personas, offer)]
  const bids = rivals.length > 1 ? random.wholeNumber(2, 5) * rivals.length + 1 : 1
  let best: number | undefined
  for (let n = 0; n < bids; n++) {
    const highest = highestNextBid(auction!, best)
    best = Math.min(highest, round((highest * random.wholeNumber(985, 1000)) / 1000))
    // The first of them also makes the last bid.
    lines.push(
      carrierLine(opens + ((ends - opens) * (34 + (58 * n) / bids)) / 100, rivals[n % rivals.length]!, 'PlaceBid', { price: best }),
    )
  }
  return {
    lines: [...lines, auctionEnded(offer, 'OFFER_COMPLETED')],
    price: best!,
    accepts: atOffice(ends + random.wholeNumber(6, 90) * MINUTE),
  }
}

export const auctionEnded = ({ ends }: ScriptedOffer, reaches: 'EXPIRED' | 'OFFER_COMPLETED'): ScriptLine => ({
  at: ends,
  by: PROGRAM,
  module: 'negotiation',
  ask: (id) => ({ type: 'EndAuction', data: { id, endsAt: iso(ends) } }),
  reaches,
})
