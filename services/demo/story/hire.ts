import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import { type Cast, loginOf } from './cast.ts'
import { atHour, atOffice, atRamp } from './hours.ts'
import { DAY, HOUR, iso, type Line, MINUTE, PROGRAM } from './lines.ts'
import { hoursOnTheRoad } from './road.ts'

export type Offer = {
  readonly lines: readonly Line[]
  readonly opens: number
  readonly ends: number
  readonly collect: number
  /** When each stop was promised. */
  readonly promised: readonly number[]
}
/** How a load comes to be offered. */
export type Entrance = {
  readonly drafted?: boolean
  readonly scheduled?: boolean
  /** Its offer is short. */
  readonly hurried?: boolean
  /** Collected at any hour. */
  readonly atNight?: boolean
}

const declines = [
  'Sem veículo disponível na região',
  'Valor abaixo do praticado',
  'Data de coleta inviável',
  'Motoristas em viagem',
] as const

/** From the form to the open offer. */
export const offerFrom = (
  cast: Cast,
  launched: number,
  { drafted = false, scheduled = false, hurried = false, atNight = false }: Entrance,
): Offer => {
  const { random, freight, book } = cast
  const { origin, stops, form, weights } = freight
  const opens = scheduled ? atHour(launched + DAY, random.whole(6, 10), origin.zone) : launched
  const collect = atHour(launched + random.whole(scheduled ? 2 : 1, 3) * DAY, random.whole(atNight ? 0 : 6, atNight ? 23 : 15), origin.zone)
  const limited = hurried || form.acceptType === 'WAIT_DURATION' || random.chance(0.4)
  const duration = hurried ? random.whole(60, 240) : random.whole(4, 16) * 30
  const ends = limited ? opens + duration * MINUTE : Math.max(collect, opens + HOUR)
  const promised = stops.map(({ place, km }, index) =>
    atRamp(collect + (hoursOnTheRoad(km, 62) * 1.12 + 2.5 + index * 1.5) * HOUR, place.zone),
  )
  const filled = (number: number): LaunchForm => ({
    ...form,
    externalId: `${book.codes.prefix}${book.codes.first + number}`,
    ...(limited && { duration }),
    ...(scheduled && { launchDate: iso(opens) }),
    origins: [{ placeId: origin.id, collectDate: iso(collect), weight: weights.reduce((a, b) => a + b) }],
    destinations: stops.map(({ place }, index) => ({
      placeId: place.id,
      deliveryDate: iso(promised[index]!),
      externalId: orderOf(book.codes.first + number, index),
      weight: weights[index]!,
    })),
  })
  const by = book.username.operator
  const reaches = scheduled ? 'CREATED' : 'WAIT_TRANSPORTER_ACCEPT'
  const draft: Line = {
    at: launched - random.whole(20, 900) * MINUTE,
    by,
    module: 'load',
    ask: (_, number) => ({ type: 'SaveDraft', data: filled(number) }),
    reaches: 'DRAFT',
  }
  const publish: Line = { at: launched, by, module: 'load', ask: (id) => ({ type: 'PublishDraft', data: { id } }), reaches }
  const launch: Line = { at: launched, by, module: 'load', ask: (_, number) => ({ type: 'LaunchLoad', data: filled(number) }), reaches }
  const open: Line = {
    at: opens,
    by: PROGRAM,
    module: 'load',
    ask: (id) => ({ type: 'OpenOffer', data: { id } }),
    reaches: 'WAIT_TRANSPORTER_ACCEPT',
  }
  return { lines: [...(drafted ? [draft, publish] : [launch]), ...(scheduled ? [open] : [])], opens, ends, collect, promised }
}

/** The code of a load's order, one for each stop. */
export const orderOf = (code: number, index: number) => `PED-${code * 3 + index}`

const accept = (at: number, transporterId: string): Line => ({
  at,
  by: loginOf(transporterId),
  module: 'load',
  ask: (id) => ({ type: 'AcceptOffer', data: { id } }),
})

/** Looks at an offer, and perhaps declines it. */
const talk = ({ random }: Cast, { opens, ends }: Offer, transporterId: string, declined: boolean): Line[] => {
  const percent = (ends - opens) / 100
  const saw = opens + percent * random.whole(2, 28)
  const by = loginOf(transporterId)
  const seen: Line = { at: saw, by, module: 'negotiation', ask: (id) => ({ type: 'SeeOffer', data: { id } }) }
  const reason = random.pick(declines)
  const no: Line = {
    at: saw + percent * 2,
    by,
    module: 'negotiation',
    ask: (id) => ({ type: 'DeclineOffer', data: { id, reason } }),
  }
  return declined ? [seen, no] : [seen]
}

const conversation = (cast: Cast, offer: Offer): Line[] => {
  const refusing = cast.random.whole(0, 2)
  return cast.others.flatMap((id, index) => talk(cast, offer, id, index < refusing))
}

/** Nobody wants it: the offer runs out. */
export const unanswered = (cast: Cast, offer: Offer): readonly Line[] => [...conversation(cast, offer), completed(offer, 'EXPIRED')]

/** Somebody is hired. Ends where a driver can be bound. */
export const hired = (cast: Cast, offer: Offer): readonly Line[] => {
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

  if (approval)
    lines.push({
      at: atOffice(assigned + random.whole(20, 400) * MINUTE),
      by: book.username.approver,
      module: 'load',
      ask: (id) => ({ type: 'ApproveHiring', data: { id } }),
      reaches: 'ASSIGNED_TO_TRANSPORTER',
    })
  return lines
}

const completed = ({ ends }: Offer, reaches: 'EXPIRED' | 'OFFER_COMPLETED'): Line => ({
  at: ends,
  by: PROGRAM,
  module: 'load',
  ask: (id) => ({ type: 'CompleteOffer', data: { id, deadline: iso(ends) } }),
  reaches,
})
