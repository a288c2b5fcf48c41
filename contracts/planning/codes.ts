/** How a distance was measured, the most trustworthy first: by a router, by own trips of the lane, along a great circle (readings o20). */
export const roadMeasures = ['ROUTER', 'TABLE', 'STRAIGHT_LINE'] as const
export type RoadMeasure = (typeof roadMeasures)[number]

/** Where a toll comes from; NONE: nobody knows it. */
export const tollSources = ['PROVIDER', 'NONE'] as const
export type TollSource = (typeof tollSources)[number]

/** Axles of a vehicle, its trailers' among them. */
export const MOST_AXLES = 15

/** Why an order is in no suggested load. */
export const leftOutRules = [
  'BLOCKED',
  'BOUND',
  'WITHOUT_PLACE',
  'DATES_CONTRADICT',
  'TOO_HEAVY',
  'TOO_BULKY',
  'ALONE',
  'BEYOND_LIMIT',
] as const
export type LeftOutRule = (typeof leftOutRules)[number]

export const suggestionLimits = {
  /** Orders of one request, and delivery places of one collect place. */
  orders: 2_000,
  places: 400,
  /** Defaults: stops of a load, and hours between its first and its last collect date. */
  stops: 10,
  windowHours: 24,
  longestWindow: 240,
  /** Percent of the smallest vehicle that an order fills to travel alone. */
  fillAlone: 80,
} as const
