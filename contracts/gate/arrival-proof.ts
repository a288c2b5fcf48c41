import { type Static, Type } from 'typebox'
import { fileOf, query } from '../kit/route.ts'
import { Instant } from '../kit/schema.ts'
import { may } from '../roles.ts'
import { loadInTrip } from '../trip-link/in-trip.ts'

/** That a truck arrived at a gate, and when (Lei 11.442/2007, art. 11 § 9): no person, no load, no company of the load. */
export const ArrivalProof = Type.Object({
  plate: Type.Optional(Type.String()),
  place: Type.Object({ name: Type.String(), street: Type.String(), city: Type.String(), state: Type.String() }),
  /** IANA zone of the place. */
  zone: Type.String(),
  at: Instant,
  /** As it was recorded first, where staff corrected it (Y10). */
  recordedAt: Type.Optional(Instant),
  /** SHA-256 of the recorded arrival, in the chain of its stream. */
  hash: Type.String(),
})
export type ArrivalProof = Static<typeof ArrivalProof>

/** The proof as a PDF, with a QR code to its public page. */
export const arrivalProofRoutes = {
  proof: query('GET /v2/concierges/:conciergeId/shippings/:shippingId/arrivalProof', fileOf('application/pdf'), { may: may.seeYard }),
  /** Of the gate at which the driver arrived last. */
  driverProof: query('GET /webdriver/trips/:id/arrivalProof', fileOf('application/pdf'), { may: may.drive, inTrip: loadInTrip }),
}
/** Needs no login; at most sixty requests a minute from one address; unknown links are not found. The page is `/arrival/{token}`. */
export const arrivalPage = query('GET /arrival/:token', ArrivalProof, { may: { any: [] } })
