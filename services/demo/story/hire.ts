import { approved } from './approve.ts'
import { type Cast, loginOf } from './cast.ts'
import { atOffice } from './hours.ts'
import { iso, type Line, MINUTE, PROGRAM } from './lines.ts'
import { conversation, talk } from './looks.ts'
import { agreed, auctionEnded } from './negotiate.ts'
import type { Offer } from './offer.ts'

/** Nobody wants it: the offer runs out. */
export const unanswered = (cast: Cast, offer: Offer): readonly Line[] => [
  ...conversation(cast, offer),
  offer.mode === 'AUCTION' ? auctionEnded(offer, 'EXPIRED') : completed(offer, 'EXPIRED'),
]

/** Somebody is hired. Ends where a driver can be bound. */
export const hired = (cast: Cast, offer: Offer): readonly Line[] => {
  if (offer.mode === 'FOB') return []
  return offer.mode === 'NORMAL' ? accepted(cast, offer) : agreed(cast, offer)
}

/** At the closed price. */
const accepted = (cast: Cast, offer: Offer): readonly Line[] => {
  const { random, freight, driver, others, book } = cast
  const { transporterId } = driver
  const { opens, ends } = offer
  const approval = freight.form.freightPrice! > book.approvalAbove
  const next = approval ? 'WAITING_APPROVE' : 'ASSIGNED_TO_TRANSPORTER'
  const lines: Line[] = [...talk(cast, offer, transporterId, false), ...conversation(cast, offer)]

  const answered = opens + ((ends - opens) * random.whole(32, 85)) / 100
  let assigned = answered
  if (freight.form.acceptType === 'WAIT_DURATION') {
    const rivals = others.slice(2, 2 + random.whole(0, 2))
    lines.push(
      accept(answered, transporterId),
      ...rivals.map((id, n) => accept(answered + (n + 1) * 5 * MINUTE, id)),
      completed(offer, 'OFFER_COMPLETED'),
    )
    assigned = atOffice(ends + random.whole(10, 180) * MINUTE)
    const choose = (id: string) => ({ type: 'ChooseTransporter', data: { id, transporterId } })
    lines.push({ at: assigned, by: book.username.operator, module: 'load', ask: choose, reaches: next })
  } else lines.push({ ...accept(answered, transporterId), reaches: next })

  return approval ? [...lines, approved(cast, assigned)] : lines
}

const accept = (at: number, transporterId: string): Line => ({
  at,
  by: loginOf(transporterId),
  module: 'load',
  ask: (id) => ({ type: 'AcceptOffer', data: { id } }),
})

const completed = ({ ends }: Offer, reaches: 'EXPIRED' | 'OFFER_COMPLETED'): Line => ({
  at: ends,
  by: PROGRAM,
  module: 'load',
  ask: (id) => ({ type: 'CompleteOffer', data: { id, deadline: iso(ends) } }),
  reaches,
})
