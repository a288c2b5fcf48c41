import { Type } from 'typebox'
import { query } from '../kit/route.ts'
import { Cents, Id, listOf, paging } from '../kit/schema.ts'
import { may } from '../roles.ts'

/** Who accepted, in the order of acceptance. */
export const Acceptance = Type.Object({
  transporterId: Id,
  transporterName: Type.String(),
  price: Cents,
  at: Type.String(),
  status: Type.Enum(['ACCEPTED', 'ASSIGNED', 'LOST'] as const),
})
/** One line per transporter that was reached: what it did with the offer. */
export const Talk = Type.Object({
  transporterId: Id,
  transporterName: Type.String(),
  seenAt: Type.Optional(Type.String()),
  declinedAt: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String()),
  acceptedAt: Type.Optional(Type.String()),
})

export const negotiationRoutes = {
  accepts: query('GET /shipping/:id/accepts', listOf(Acceptance), { may: may.seeLoads, query: paging }),
  negotiations: query('GET /shipping/:id/negotiations', listOf(Talk), { may: may.seeLoads, query: paging }),
}

/** What the load's facts ask of its conversation. */
export type NegotiationReaction =
  | { readonly type: 'OpenNegotiation'; readonly data: { readonly id: string } }
  | { readonly type: 'CloseNegotiation'; readonly data: { readonly id: string; readonly because: string } }
