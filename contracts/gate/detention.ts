import { type Static, Type } from 'typebox'
import { Cents, Day } from '../kit/schema.ts'
import type { VehicleType } from '../load/codes.ts'
import { detentionCapacities } from './capacities.ts'
import { detentionRateAt, isRateOutdated } from './detention-rates.ts'
import type { DetentionRule } from './settings.ts'

type Waiting = {
  /** Minutes of the dwell clock. */
  readonly minutes: number
  /** The arrival's day in the gate's zone: its rate counts. */
  readonly day: string
  /** Kilograms, the vehicle's own; absent: its type's. */
  readonly capacity?: number
  readonly vehicleType?: VehicleType
}
/** What the wait of a truck costs, with all that it was calculated from. */
export const Detention = Type.Object(
  {
    cents: Cents,
    /** Kilograms. */
    capacity: Type.Integer(),
    /** The capacity is the type's. */
    isEstimated: Type.Boolean(),
    /** Minutes that are paid; whole hours unless the rule counts minutes. */
    minutes: Type.Integer(),
    /** Cents for a tonne and an hour, since a day; without a source: the shipper's own. */
    rate: Type.Object({ from: Day, cents: Type.Integer(), source: Type.Optional(Type.String()) }),
    /** The table may lack a newer rate. */
    isOutdated: Type.Boolean(),
  },
  { additionalProperties: false },
)
export type Detention = Static<typeof Detention>
/** `missing`: what an amount that is due cannot be calculated without. */
export const missingForDetention = ['CAPACITY', 'RATE'] as const
export type DetentionResult = Detention | { readonly missing: (typeof missingForDetention)[number] } | undefined

const HOUR = 60
const TONNE = 1_000

/** Paid minutes; undefined: the free hours are not exceeded. */
const paidMinutes = (minutes: number, { excessOnly, byMinute, freeHours }: DetentionRule) => {
  const free = freeHours * HOUR
  if (minutes <= free) return undefined
  const counted = excessOnly ? minutes - free : minutes
  return byMinute ? counted : Math.ceil(counted / HOUR) * HOUR
}

const capacityOf = ({ capacity, vehicleType }: Waiting) => capacity ?? (vehicleType && detentionCapacities[vehicleType])

/** Half a cent counts as one; whole numbers throughout. */
const centsOf = (capacity: number, minutes: number, rate: number) =>
  Math.floor((2 * capacity * minutes * rate + TONNE * HOUR) / (2 * TONNE * HOUR))

/** The amount that the law, or the shipper's rule, gives for a wait (Lei 11.442/2007, art. 11 §§ 5 to 9); undefined: none is due. */
export const detentionOf = (waiting: Waiting, rule: DetentionRule): DetentionResult => {
  const minutes = paidMinutes(waiting.minutes, rule)
  if (minutes === undefined) return undefined
  const capacity = capacityOf(waiting)
  if (capacity === undefined) return { missing: 'CAPACITY' }
  const rate = rule.rate === undefined ? detentionRateAt(waiting.day) : { from: waiting.day, cents: rule.rate }
  if (!rate) return { missing: 'RATE' }
  return {
    cents: centsOf(capacity, minutes, rate.cents),
    ...{ capacity, isEstimated: waiting.capacity === undefined, minutes, rate },
    isOutdated: rule.rate === undefined && isRateOutdated(waiting.day),
  }
}
