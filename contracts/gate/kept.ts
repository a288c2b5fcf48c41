import { type Static, Type } from 'typebox'
import { query } from '../kit/route.ts'
import { Instant } from '../kit/schema.ts'
import { may } from '../roles.ts'
import { GateVisitDetails } from './read-routes.ts'
import { WaitingRow } from './waiting.ts'

/** More loads than this are not kept on a tablet: the earliest are. */
export const MOST_KEPT = 1000

/** A gate's loads until the end of tomorrow, for a tablet that may lose its network: kept encrypted there (Y38). */
export const KeptGate = Type.Object({
  /** When the server wrote it. */
  at: Instant,
  /** Of the digests of CPFs. */
  salt: Type.String(),
  /** `cpfDigest`: SHA-256 of salt, colon and CPF, in hexadecimal. A tablet holds no CPF in clear. */
  visits: Type.Array(Type.Object({ ...GateVisitDetails.properties, cpfDigest: Type.Optional(Type.String()) })),
  waiting: Type.Array(WaitingRow),
  /** There are more than are kept. */
  isCut: Type.Boolean(),
})
export type KeptGate = Static<typeof KeptGate>

export const keptRoutes = {
  kept: query('GET /v2/concierges/:id/kept', KeptGate, { may: may.workYard }),
}
