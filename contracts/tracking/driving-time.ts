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

const breaksIn = (driving: number) => Math.max(0, Math.ceil(driving / CONTINUOUS) - 1) * BREAK

/** Minutes at the wheel, without any rest: two drivers who take turns need no more than this. */
export const drivingMinutes = (km: number, { speed }: DrivingRules): number => Math.ceil((km * 60) / speed)

/** Minutes from departure to arrival of one driver who sets out rested. */
export const travelMinutes = (km: number, rules: DrivingRules): number => {
  const driving = drivingMinutes(km, rules)
  const nights = Math.max(0, Math.ceil(driving / rules.perDay) - 1)
  const lastDay = driving - nights * rules.perDay
  return driving + nights * (breaksIn(rules.perDay) + NIGHT) + breaksIn(lastDay)
}
