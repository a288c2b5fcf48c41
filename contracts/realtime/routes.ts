import { type Static, Type } from 'typebox'
import { query } from '../kit/route.ts'
import { may } from '../roles.ts'

/**
 * How a browser hears of changes: it asks for a ticket here, opens a websocket at `REALTIME` with `?ticket=`, and subscribes to
 * channels. `shipper` is everything of the user's operation groups, `load:{hash}` one load, `job:{id}` one long work. Who comes
 * back adds `&since=`, the position of the last frame heard: what was missed is sent again, or `resync`.
 */
export const REALTIME = '/webshipper/realtime'
export const TICKET_SECONDS = 30
export const Ticket = Type.Object({ token: Type.String(), channels: Type.Array(Type.String()) })
export const realtimeRoutes = { auth: query('POST /realtime/auth', Ticket, { may: may.beSignedIn }) }

const Channels = Type.Array(Type.String({ pattern: '^(shipper|(load|job):[\\w.-]{1,64})$' }), { maxItems: 100 })

/** What a client says. */
export const ClientFrame = Type.Object(
  { subscribe: Type.Optional(Channels), unsubscribe: Type.Optional(Channels), ping: Type.Optional(Type.Literal(true)) },
  { additionalProperties: false },
)
export type ClientFrame = Static<typeof ClientFrame>

/**
 * What a client hears. `subscribed`, `refused` and `pong` answer it; `resync` says that frames are missing and everything shown
 * must be asked for again; `load.changed` brings the load's card as `data`, `auction.changed` its clock and price, a type of
 * `messages.ts` what somebody said; any other says only what changed.
 */
export type ServerFrame = {
  readonly channel: string
  readonly type: 'subscribed' | 'refused' | 'resync' | 'pong' | 'load.changed' | 'load.removed' | (string & {})
  readonly id: string
  readonly position: string
  readonly data?: unknown
}
