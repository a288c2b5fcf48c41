import { auctionDurations } from '@embarca/contracts/load/codes.ts'
import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import type { Cast } from './cast.ts'
import { atHour, atRamp } from './hours.ts'
import { DAY, HOUR, iso, type Line, MINUTE, PROGRAM } from './lines.ts'
import { formIn, type Mode } from './modes.ts'
import { hoursOnTheRoad } from './road.ts'

export type Offer = {
  readonly lines: readonly Line[]
  readonly opens: number
  readonly ends: number
  readonly collect: number
  /** What the shipper fills in for its how-manieth load. */
  readonly filled: (number: number) => LaunchForm
  /** When each stop was promised. */
  readonly promised: readonly number[]
  readonly mode: Mode
  /** Of an auction. */
  readonly auction?: { readonly initialBid: number; readonly reductionPercentage: number }
}
/** How a load comes to be offered. */
export type Entrance = {
  readonly drafted?: boolean
  readonly scheduled?: boolean
  /** Its offer is short. */
  readonly hurried?: boolean
  /** Collected at any hour. */
  readonly atNight?: boolean
  readonly mode?: Mode
}

/** From the form to the open offer. */
export const offerFrom = (
  cast: Cast,
  launched: number,
  { drafted = false, scheduled = false, hurried = false, atNight = false, mode = 'NORMAL' }: Entrance,
): Offer => {
  const { random, freight, book } = cast
  const { origin, stops, weights } = freight
  const form = formIn(mode, freight, random)
  const opens = scheduled ? atHour(launched + DAY, random.whole(6, 10), origin.zone) : launched
  const collect = atHour(launched + random.whole(scheduled ? 2 : 1, 3) * DAY, random.whole(atNight ? 0 : 6, atNight ? 23 : 15), origin.zone)
  const limited = mode === 'AUCTION' || hurried || form.acceptType === 'WAIT_DURATION' || random.chance(0.4)
  const duration = hurried ? random.whole(60, 240) : mode === 'AUCTION' ? random.pick(auctionDurations.slice(4)) : random.whole(4, 16) * 30
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
  const offered = mode === 'NORMAL' ? 'WAIT_TRANSPORTER_ACCEPT' : mode === 'FOB' ? 'ASSIGNED_TO_TRANSPORTER' : 'NEGOTIATION'
  const reaches = scheduled ? 'CREATED' : offered
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
    reaches: offered,
  }
  return {
    lines: [...(drafted ? [draft, publish] : [launch]), ...(scheduled ? [open] : [])],
    opens,
    ends,
    collect,
    promised,
    filled,
    mode,
    ...(form.auction && { auction: { reductionPercentage: 0, ...form.auction } }),
  }
}

/** The code of a load's order, one for each stop. */
export const orderOf = (code: number, index: number) => `PED-${code * 3 + index}`
