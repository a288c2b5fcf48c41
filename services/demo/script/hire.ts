import { approved } from './approve.ts'
import { atOffice } from './hours.ts'
import { iso, MINUTE, PROGRAM, type ScriptLine } from './lines.ts'
import { agreed, auctionEnded } from './negotiate.ts'
import type { ScriptedOffer } from './offer.ts'
import { loginOf, type Personas } from './personas.ts'
import { viewOffer, viewOffers } from './view-offer.ts'

/** No transporter wants it: the offer expires. */
export const unanswered = (personas: Personas, offer: ScriptedOffer): readonly ScriptLine[] => [
  ...viewOffers(personas, offer),
  offer.mode === 'AUCTION' ? auctionEnded(offer, 'EXPIRED') : completed(offer, 'EXPIRED'),
]

/** A transporter is hired. Ends where a driver can be bound. */
export const hired = (personas: Personas, offer: ScriptedOffer): readonly ScriptLine[] => {
  if (offer.mode === 'FOB') return []
  return offer.mode === 'NORMAL' ? accepted(personas, offer) : agreed(personas, offer)
}

/** At the fixed price. */
const accepted = (personas: Personas, offer: ScriptedOffer): readonly ScriptLine[] => {
  const { random, freight, driver, otherCompanies, book } = personas
  const { transporterId } = driver
  const { opens, ends } = offer
  const approval = freight.form.freightPrice! > book.approvalAbove
  const next = approval ? 'WAITING_APPROVE' : 'ASSIGNED_TO_TRANSPORTER'
  const lines: ScriptLine[] = [...viewOffer(personas, offer, transporterId, false), ...viewOffers(personas, offer)]

  const answered = opens + ((ends - opens) * random.wholeNumber(32, 85)) / 100
  let assigned = answered
  if (freight.form.acceptType === 'WAIT_DURATION') {
    const rivals = otherCompanies.slice(2, 2 + random.wholeNumber(0, 2))
    lines.push(
      accept(answered, transporterId),
      ...rivals.map((id, n) => accept(answered + (n + 1) * 5 * MINUTE, id)),
      completed(offer, 'OFFER_COMPLETED'),
    )
    assigned = atOffice(ends + random.wholeNumber(10, 180) * MINUTE)
    const choose = (id: string) => ({ type: 'ChooseTransporter', data: { id, transporterId } })
    lines.push({ at: assigned, by: book.username.operator, module: 'load', ask: choose, reaches: next })
  } else lines.push({ ...accept(answered, transporterId), reaches: next })

  return approval ? [...lines, approved(personas, assigned)] : lines
}

const accept = (at: number, transporterId: string): ScriptLine => ({
  at,
  by: loginOf(transporterId),
  module: 'load',
  ask: (id) => ({ type: 'AcceptOffer', data: { id } }),
})

const completed = ({ ends }: ScriptedOffer, reaches: 'EXPIRED' | 'OFFER_COMPLETED'): ScriptLine => ({
  at: ends,
  by: PROGRAM,
  module: 'load',
  ask: (id) => ({ type: 'CompleteOffer', data: { id, deadline: iso(ends) } }),
  reaches,
})
