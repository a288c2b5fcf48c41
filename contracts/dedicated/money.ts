import { type Cycle, daysOf } from './cycles.ts'

/** What a contract promises for a whole cycle; money in cents. */
export type CycleTerms = {
  readonly freightPriceNegotiated: number
  /** Kilometres. */
  readonly distanceAmountNegotiated: number
  readonly pricePerKmExceeded: number
}
/** Where the kilometres of a row come from (Y33). */
export type DistanceSource = 'CORRECTED' | 'MEASURED' | 'ESTIMATED'
/** A load of a cycle, as far as its money goes. */
export type CycleRow = {
  /** It is on the road, or delivered; a load that is only scheduled counts nothing. */
  readonly counts: boolean
  readonly freightPrice: number
  readonly tollPrice: number
  readonly penaltyPrice: number
  /** Kilometres as driven. */
  readonly distance: number
}
export type Complements = { readonly complementPrice: number; readonly tollPrice: number }

/** A load's distance is stored one way (R130). */
export const BOTH_WAYS = 2
/** Of a kilometre: distances are summed in whole metres. */
export const METRE = 1000
export const metres = (kilometres: number) => Math.round(kilometres * METRE)
/** `amount × part / whole` in integers, half up. */
const share = (amount: number, part: number, whole: number) => Math.floor((2 * amount * part + whole) / (2 * whole))

/** What this many metres beyond a contract cost, in cents. */
export const excessPrice = (pricePerKm: number, beyond: number) => share(pricePerKm, beyond, METRE)

/** The terms of a cycle: those of one that was cut are by days (Y22). */
export const termsOf = ({ freightPriceNegotiated, distanceAmountNegotiated, pricePerKmExceeded }: CycleTerms, cycle: Cycle): CycleTerms => {
  const part = (amount: number) => share(amount, daysOf(cycle), cycle.wholeDays)
  return {
    freightPriceNegotiated: part(freightPriceNegotiated),
    distanceAmountNegotiated: part(metres(distanceAmountNegotiated)) / METRE,
    pricePerKmExceeded,
  }
}

/** Kilometres of a row and where they come from: corrected, else measured, else twice the stored distance (R130, Y33). */
export const distanceOf = (row: {
  readonly corrected?: number | undefined
  readonly measured?: number | undefined
  /** The load's own distance, one way. */
  readonly stored: number
}): { readonly distance: number; readonly source: DistanceSource } => {
  if (row.corrected !== undefined) return { distance: row.corrected, source: 'CORRECTED' }
  return row.measured === undefined
    ? { distance: row.stored * BOTH_WAYS, source: 'ESTIMATED' }
    : { distance: row.measured, source: 'MEASURED' }
}

export type CycleSums = {
  readonly freightPriceRealized: number
  /** Kilometres. */
  readonly distanceAmountTraveled: number
  readonly excess: { readonly distance: number; readonly price: number }
  readonly tolls: number
  readonly complements: number
  readonly penalties: number
  /** What the shipper owes: value + excess + tolls + complements − penalties; never below zero. */
  readonly due: number
}
const total = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0)

/** The money of a cycle (Y33), in cents. `terms` are those of the cycle itself. */
export const sumsOf = (terms: CycleTerms, rows: readonly CycleRow[], { complementPrice, tollPrice }: Complements): CycleSums => {
  const counted = rows.filter(({ counts }) => counts)
  const driven = total(counted, ({ distance }) => metres(distance))
  const beyond = Math.max(0, driven - metres(terms.distanceAmountNegotiated))
  const price = excessPrice(terms.pricePerKmExceeded, beyond)
  const tolls = total(counted, (row) => row.tollPrice) + tollPrice
  const penalties = total(counted, (row) => row.penaltyPrice)
  return {
    freightPriceRealized: total(counted, (row) => row.freightPrice),
    distanceAmountTraveled: driven / METRE,
    excess: { distance: beyond / METRE, price },
    tolls,
    complements: complementPrice,
    penalties,
    due: Math.max(0, terms.freightPriceNegotiated + price + tolls + complementPrice - penalties),
  }
}
