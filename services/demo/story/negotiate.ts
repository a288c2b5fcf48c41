import { highestNextBid } from '@embarca/contracts/negotiation/bids.ts'
import { conditions } from '../conditions.ts'
import { approved } from './approve.ts'
import { type Cast, loginOf } from './cast.ts'
import { atOffice } from './hours.ts'
import { iso, type Line, MINUTE, PROGRAM, type Told } from './lines.ts'
import { conversation, talk } from './looks.ts'
import type { Offer } from './offer.ts'

const questions = ['Consegue chegar mais perto da referência?', 'Aceita coleta às 6h?', 'O veículo já está na região?'] as const
const answers = ['Consigo, sim.', 'Vou confirmar com o motorista e já respondo.', 'Sim, sai de outra entrega aqui perto.'] as const

/** The last word of a company that may be accepted. */
const wordOf = async (told: Told, loadId: string, transporterId: string): Promise<string> => {
  const said = await told(`negotiation-${loadId}`)
  return said.findLast(
    ({ type, data }) =>
      data.transporterId === transporterId && (type === 'BidPlaced' || (type === 'ProposalMade' && data.by === 'TRANSPORTER')),
  )?.data.negotiationId
}
const round = (cents: number) => Math.round(cents / 1000) * 1000
const says = (at: number, transporterId: string, type: string, data: object): Line => ({
  at,
  by: loginOf(transporterId),
  module: 'negotiation',
  ask: (id) => ({ type, data: { id, ...data } }),
})
const staff = ({ book }: Cast, at: number, type: string, data: object): Line => ({
  at,
  by: book.username.operator,
  module: 'negotiation',
  ask: (id) => ({ type, data: { id, ...data } }),
})

/** By proposals or bids, of which the shipper takes one. Ends where a driver can be bound. */
export const agreed = (cast: Cast, offer: Offer): readonly Line[] => {
  const { lines, price, accepts } = offer.mode === 'AUCTION' ? bidding(cast, offer) : bargaining(cast, offer)
  const { book, freight, driver } = cast
  const { transporterId } = driver
  const dear = price > book.approvalAbove || price > (freight.form.referenceValue ?? Number.POSITIVE_INFINITY)
  const accept: Line = {
    at: accepts,
    by: book.username.operator,
    module: 'load',
    ask: async (id, _, told) => ({
      type: 'AcceptProposal',
      data: { id, negotiationId: await wordOf(told, id, transporterId), justification: 'Melhor condição para o prazo' },
    }),
    reaches: dear ? 'WAITING_APPROVE' : 'ASSIGNED_TO_TRANSPORTER',
  }
  return [...lines, staff(cast, accepts - MINUTE, 'ReadNegotiation', {}), accept, ...(dear ? [approved(cast, accepts)] : [])]
}

/** Everybody says a price; the shipper asks one of them for less. */
const bargaining = (cast: Cast, offer: Offer) => {
  const { random, freight, driver, others } = cast
  const { opens, ends } = offer
  const percent = (ends - opens) / 100
  const at = (share: number) => opens + percent * share
  const { transporterId } = driver
  const reference = freight.form.referenceValue ?? freight.form.freightPrice!
  const price = round((reference * random.whole(93, 104)) / 100)
  const lines: Line[] = [
    ...talk(cast, offer, transporterId, false),
    ...conversation(cast, offer),
    says(at(random.whole(30, 40)), transporterId, 'Propose', { price, ...(random.chance(0.5) && { text: random.pick(conditions) }) }),
    ...others
      .slice(2, 2 + random.whole(1, 3))
      .map((id, n) => says(at(32 + n * 5 + random.whole(0, 4)), id, 'Propose', { price: round((price * random.whole(101, 117)) / 100) })),
  ]
  if (random.chance(0.35))
    lines.push(
      staff(cast, at(52), 'SendDealMessage', { dealId: transporterId, text: random.pick(questions) }),
      says(at(55), transporterId, 'SendCarrierMessage', { text: random.pick(answers) }),
    )
  const accepts = at(random.whole(72, 94))
  if (!random.chance(0.45)) return { lines, price, accepts }
  const wanted = round(price * 0.96)
  const yes: Line = {
    at: at(66),
    by: loginOf(transporterId),
    module: 'negotiation',
    ask: async (id, _, told) => {
      const ours = (await told(`negotiation-${id}`)).findLast(({ type, data }) => type === 'ProposalMade' && data.by === 'SHIPPER')
      return { type: 'AgreeToProposal', data: { id, negotiationId: ours?.data.negotiationId } }
    },
  }
  return { lines: [...lines, staff(cast, at(60), 'MakeProposal', { transporterId, price: wanted }), yes], price: wanted, accepts }
}

/** Bids go down until the time is over; who bid last is taken. */
const bidding = (cast: Cast, offer: Offer) => {
  const { random, driver, others } = cast
  const { opens, ends, auction } = offer
  const rivals = [driver.transporterId, ...others.slice(2, 5)]
  const lines: Line[] = [...talk(cast, offer, driver.transporterId, false), ...conversation(cast, offer)]
  const bids = rivals.length > 1 ? random.whole(2, 5) * rivals.length + 1 : 1
  let best: number | undefined
  for (let n = 0; n < bids; n++) {
    const highest = highestNextBid(auction!, best)
    best = Math.min(highest, round((highest * random.whole(985, 1000)) / 1000))
    // The first of them also says the last word.
    lines.push(says(opens + ((ends - opens) * (34 + (58 * n) / bids)) / 100, rivals[n % rivals.length]!, 'PlaceBid', { price: best }))
  }
  return { lines: [...lines, auctionEnded(offer, 'OFFER_COMPLETED')], price: best!, accepts: atOffice(ends + random.whole(6, 90) * MINUTE) }
}

export const auctionEnded = ({ ends }: Offer, reaches: 'EXPIRED' | 'OFFER_COMPLETED'): Line => ({
  at: ends,
  by: PROGRAM,
  module: 'negotiation',
  ask: (id) => ({ type: 'EndAuction', data: { id, endsAt: iso(ends) } }),
  reaches,
})
