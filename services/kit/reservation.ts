import type { Recorded } from '@embarca/contracts/kit/event.ts'

/** Milliseconds that a reserved stream waits for the command it was reserved for. */
const RESERVED = 60_000

/**
 * When a reservation expires by itself. In a rule over two streams, an event reserves in the first one; the reaction to that event is its
 * release at this instant, so the reservation also ends when the process dies before the second stream is written. The release decides
 * whether the second stream did follow.
 */
export const reservedUntil = ({ recordedAt }: Pick<Recorded, 'recordedAt'>): string =>
  new Date(Date.parse(recordedAt) + RESERVED).toISOString()
