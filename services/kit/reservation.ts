import type { Recorded } from '@embarca/contracts/kit/event.ts'

/** Milliseconds that a stream waits for the command that it agreed to first. */
const RESERVED = 60_000

/**
 * When a reservation falls by itself. A rule over two streams reserves in the first by an event; the reaction to that event is its release
 * at this moment, so that it also falls when the process dies before the second stream is written. Whether the second one did follow, the
 * release decides when it comes.
 */
export const reservedUntil = ({ recordedAt }: Pick<Recorded, 'recordedAt'>): string =>
  new Date(Date.parse(recordedAt) + RESERVED).toISOString()
