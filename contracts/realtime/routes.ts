import { type Static, Type } from 'typebox'
import { query } from '../kit/route.ts'
import { may } from '../roles.ts'

/**
 * How a browser subscribes to changes: it asks for a ticket here, opens a websocket at `REALTIME` with `?ticket=`, and subscribes to
 * channels. `shipper` has everything of the user's operation groups, `load:{hash}` one load, `job:{id}` one long job, `gate:{id}` one gate:
 * `visit.changed` and messages for its people, `call` for its panel too. A client that
 * reconnects adds `&since=`, the position of the last frame it received: it gets what it missed, or `resync`.
 */
export const REALTIME = '/webshipper/realtime'
export const TICKET_SECONDS = 30
export const Ticket = Type.Object({ token: Type.String(), channels: Type.Array(Type.String()) })
export const realtimeRoutes = { auth: query('POST /realtime/auth', Ticket, { may: may.beSignedIn }) }

const Channels = Type.Array(Type.String({ pattern: '^(shipper|(load|job|gate):[\\w.-]{1,64})$' }), { maxItems: 100 })

/** Frames from a client. */
export const ClientFrame = Type.Object(
  { subscribe: Type.Optional(Channels), unsubscribe: Type.Optional(Channels), ping: Type.Optional(Type.Literal(true)) },
  { additionalProperties: false },
)
export type ClientFrame = Static<typeof ClientFrame>

/**
 * Frames to a client. `subscribed`, `refused` and `pong` answer it; `subscribed` has the position of the channel's latest change as `data`:
 * what was read before it (header `position` of a query's answer) is read again; `resync` means that frames are missing and the client must load
 * everything again; `load.changed` has the load's card as `data`, `auction.changed` its clock and price, a type of `messages.ts`
 * a message; any other names only what changed.
 */
export type ServerFrame = {
  readonly channel: string
  readonly type: 'subscribed' | 'refused' | 'resync' | 'pong' | 'load.changed' | 'load.removed' | (string & {})
  readonly id: string
  readonly position: string
  readonly data?: unknown
}
