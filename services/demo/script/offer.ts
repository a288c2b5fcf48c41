import { auctionDurations } from '@embarca/contracts/load/codes.ts'
import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import { atHour, atRamp } from './hours.ts'
import { DAY, HOUR, iso, MINUTE, PROGRAM, type ScriptLine } from './lines.ts'
import { formIn, type Mode } from './modes.ts'
import type { Personas } from './personas.ts'
import { drivingHours } from './route.ts'

export type ScriptedOffer = {
  readonly lines: readonly ScriptLine[]
  readonly opens: number
  readonly ends: number
  readonly collect: number
  /** The launch form for the load with this number among its shipper's. */
  readonly filled: (number: number) => LaunchForm
  /** The expected time of each stop. */
  readonly promised: readonly number[]
  readonly mode: Mode
  /** For an auction. */
  readonly auction?: { readonly initialBid: number; readonly reductionPercentage: number }
}
/** How a load is offered. */
export type OfferOutline = {
  readonly drafted?: boolean
  readonly scheduled?: boolean
  /** Its offer is short. */
  readonly hurried?: boolean
  /** Collected at any hour. */
  readonly atNight?: boolean
  /** Collected within hours, at any hour. */
  readonly soon?: boolean
  readonly mode?: Mode
}

const QUARTER = 15 * MINUTE

/** From the form to the open offer. */
export const offerFrom = (
  personas: Personas,
  launched: number,
  { drafted = false, scheduled = false, hurried = false, atNight = false, soon = false, mode = 'NORMAL' }: OfferOutline,
): ScriptedOffer => {
  const { random, freight, book } = personas
  const { origin, stops, weights } = freight
  const form = formIn(mode, freight, random)
  const opens = scheduled ? atHour(launched + DAY, random.wholeNumber(6, 10), origin.zone) : launched
  const collect = soon
    ? Math.ceil(launched / QUARTER + random.wholeNumber(8, 16)) * QUARTER
    : atHour(launched + random.wholeNumber(scheduled ? 2 : 1, 3) * DAY, random.wholeNumber(atNight ? 0 : 6, atNight ? 23 : 15), origin.zone)
  const limited = mode === 'AUCTION' || hurried || form.acceptType === 'WAIT_DURATION' || random.chance(0.4)
  const duration = hurried
    ? random.wholeNumber(60, 240)
    : mode === 'AUCTION'
      ? random.pick(auctionDurations.slice(4))
      : random.wholeNumber(4, 16) * 30
  const ends = limited ? opens + duration * MINUTE : Math.max(collect, opens + HOUR)
  // Now and then a customer is promised what no driver may do.
  const margin = random.chance(0.08) ? 0.6 : 1.12
  const promised = stops.map(({ place, km }, index) =>
    atRamp(collect + (drivingHours(km, 62) * margin + 2.5 + index * 1.5) * HOUR, place.zone),
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
  const by = launcherOf(personas, launched)
  const offered = mode === 'NORMAL' ? 'WAIT_TRANSPORTER_ACCEPT' : mode === 'FOB' ? 'ASSIGNED_TO_TRANSPORTER' : 'NEGOTIATION'
  const reaches = scheduled ? 'CREATED' : offered
  const draft: ScriptLine = {
    at: launched - random.wholeNumber(20, 900) * MINUTE,
    by,
    module: 'load',
    ask: (_, number) => ({ type: 'SaveDraft', data: filled(number) }),
    reaches: 'DRAFT',
  }
  const publish: ScriptLine = { at: launched, by, module: 'load', ask: (id) => ({ type: 'PublishDraft', data: { id } }), reaches }
  const launch: ScriptLine = {
    at: launched,
    by,
    module: 'load',
    ask: (_, number) => ({ type: 'LaunchLoad', data: filled(number) }),
    reaches,
  }
  const open: ScriptLine = {
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

/** A quarter of the loads is launched by the company's launcher, who sees no other loads; its operators launch the rest. */
const launcherOf = ({ book: { username } }: Personas, launched: number) =>
  Math.floor(launched / MINUTE) % 4 === 0 ? username.launcher : username.operator

/** The code of a load's order, one for each stop. */
export const orderOf = (code: number, index: number) => `PED-${code * 3 + index}`
