/**
 * How long a truck is on the road, rests included (Lei 13.103/2015; CTB art. 67-C, CLT art. 235-C). A driver drives at most 5 h 30 min
 * without a break of 30 minutes, and rests 11 hours in every 24. Minutes and kilometres; pure.
 */
export type DrivingRules = {
  /** Kilometres per hour while driving. */
  readonly speed: number
  /** Minutes of driving between two night rests. */
  readonly perDay: number
}
const CONTINUOUS = 330
const BREAK = 30
const NIGHT = 660

/** What is usual: the average speed of loaded trucks, and a working day of eight hours with two of overtime. */
export const usualDriving: DrivingRules = { speed: 61, perDay: 600 }
/** The fastest that the law allows one driver: trucks' highest limit all the way, and all hours but the 11 of rest. */
export const fastestDriving: DrivingRules = { speed: 90, perDay: 720 }

/** Minutes at the wheel, without any rest: two drivers who take turns need no more than this. */
export const drivingMinutes = (km: number, { speed }: DrivingRules): number => Math.ceil((km * 60) / speed)

/** What the driver of a trip under way has behind. */
type Driven = {
  /** Minutes driven since the last night rest. */
  readonly today?: number
  /** Minutes that may be driven on the day of arrival: a driver who is nearly there does not stop for the night. */
  readonly lastDay?: number
}

const withRests = (left: number, perDay: number, { today = 0, lastDay = perDay }: Driven): number => {
  if (left <= 0) return 0
  const arrivesToday = left <= lastDay - today
  if (!arrivesToday && today >= perDay) return NIGHT + withRests(left, perDay, { lastDay })
  const driven = Math.min(arrivesToday ? left : perDay - today, CONTINUOUS - (today % CONTINUOUS))
  const next = today + driven
  const rest = left > driven && next % CONTINUOUS === 0 ? BREAK : 0
  return driven + rest + withRests(left - driven, perDay, { today: next, lastDay })
}

/** Minutes to the arrival of one driver, who sets out rested unless stated otherwise. */
export const travelMinutes = (km: number, rules: DrivingRules, driven: Driven = {}): number =>
  withRests(drivingMinutes(km, rules), rules.perDay, driven)
