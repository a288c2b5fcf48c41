import { createHash, randomBytes } from 'node:crypto'
import type { Verified, Verify } from '../../http/auth.ts'
import { driverOnTrip, openTripOf, type ReadLog } from '../trip.ts'

const PREFIX = 'trip.'
const KEY_BYTES = 32
/** The link's own end is checked at each request. */
const NEVER_KEPT = Number.POSITIVE_INFINITY
const encoded = (text: string) => Buffer.from(text).toString('base64url')

/** 32 random bytes in base64url. */
export const newKey = (): string => randomBytes(KEY_BYTES).toString('base64url')
/** What the log keeps of a key: SHA-256, hex. Keys are random, so that a plain hash cannot be guessed. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')

/** The token of a session; it names its trip, so that nobody has to search for it. */
export const sessionToken = (loadId: string, key: string): string => `${PREFIX}${encoded(loadId)}.${key}`
const partsOf = (token: string) => {
  const [, load = '', key = ''] = token.split('.')
  return { loadId: Buffer.from(load, 'base64url').toString(), key }
}

/**
 * Verifies tokens of trips from the log at each request, and leaves all others to `verify`. The actor is the driver, and the guard
 * admits it to the rows of this trip only.
 */
export const withTripSessions =
  (verify: Verify, events: ReadLog, now: () => string): Verify =>
  async (token) => {
    if (!token.startsWith(PREFIX)) return verify(token)
    const { loadId, key } = partsOf(token)
    const trip = await openTripOf(events, loadId, now())
    if (!trip?.link.device || trip.link.device.sessionHash !== hashOf(key)) throw new Error('no open trip')
    return {
      by: driverOnTrip(trip.load),
      token: { sub: trip.link.linkId, exp: NEVER_KEPT, isUncached: true },
      trip: { loadId },
    } satisfies Verified
  }
