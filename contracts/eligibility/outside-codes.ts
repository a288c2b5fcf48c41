/** What ANTT's register says of a carrier: a status, without an expiry. */
export const carrierResults = ['ACTIVE', 'INACTIVE', 'NOT_FOUND'] as const
export type CarrierResult = (typeof carrierResults)[number]
/** What a risk manager says of a driver with a tractor, its trailers and his kind of tie. */
export const crewResults = ['APPROVED', 'REFUSED', 'IN_ANALYSIS'] as const
export type CrewResult = (typeof crewResults)[number]
/** Who answered; `SIMULATED`: the demo's stand-in, never a real answer. */
export const answerSources = ['ANTT', 'RISK_MANAGER', 'SIMULATED'] as const
export type AnswerSource = (typeof answerSources)[number]
/** How an outside source is reached; `OFF`: none is configured, and nobody is asked. */
export const checkChannels = ['HTTP', 'SIMULATED', 'OFF'] as const
export type CheckChannel = (typeof checkChannels)[number]

/** A carrier has one question; a driver has one for each set that he drives in. */
export const CARRIER_SET = 'RNTRC'
/** A risk result belongs to the tractor, its trailers in any order, and the kind of tie, beside the driver. */
export const setIdOf = (vehicleIds: readonly string[], tie: string): string => {
  const [tractor = '', ...trailers] = vehicleIds
  return [tractor, ...trailers.sort(), tie].join('~')
}

const MINUTE = 60_000
const DAY = 86_400_000
export const ANSWER_DAYS = 7
const ANALYSIS_MINUTES = 15
const later = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString()

/** When an answer is asked for again: once it is 7 days old, or expired before; an analysis goes on for minutes. */
export const renewalOf = (
  { result, askedAt, validUntil }: { result: string; askedAt: string; validUntil?: string | undefined },
  now: string,
) => {
  if (result === 'IN_ANALYSIS') return later(now, ANALYSIS_MINUTES * MINUTE)
  const aged = later(askedAt, ANSWER_DAYS * DAY)
  // An answer that is over already would be asked for without end.
  return validUntil !== undefined && validUntil > now && validUntil < aged ? validUntil : aged
}

/** Minutes before the next try, by how many failed in a row; the last one counts for all later ones. */
const pauses = [1, 5, 15, 60, 240] as const
export const retryOf = (tries: number, now: string): string => later(now, pauses[Math.min(tries, pauses.length) - 1]! * MINUTE)

/** A person may ask again once this has passed since the last question. */
export const askableFrom = (askedAt: string): string => later(askedAt, MINUTE)
