import { type Static, Type } from 'typebox'
import { query } from '../kit/route.ts'
import { may } from '../roles.ts'

/**
 * How a browser hears of changes: it asks for a ticket here, opens a websocket at `REALTIME` with `?token=`, and subscribes to
 * channels. `shipper` is everything of the user's operation groups, `load:{hash}` one load, `job:{id}` one long work.
 */
export const REALTIME = '/webshipper/realtime'
export const TICKET_SECONDS = 30
export const Ticket = Type.Object({ token: Type.String(), channels: Type.Array(Type.String()) })
export const realtimeRoutes = { auth: query('POST /realtime/auth', Ticket, { may: may.beSignedIn }) }

const Channel = Type.String({ pattern: '^(shipper|(load|job):[\\w.-]{1,64})$' })
const Position = Type.String({ pattern: '^-?\\d{1,30}$' })

/** What a client says. `since` is the position of the last frame it saw: what came after is sent again, or `resync`. */
export const ClientFrame = Type.Union([
  Type.Object({ type: Type.Literal('subscribe'), channel: Channel, since: Type.Optional(Position) }, { additionalProperties: false }),
  Type.Object({ type: Type.Literal('unsubscribe'), channel: Channel }, { additionalProperties: false }),
  Type.Object({ type: Type.Literal('ping') }, { additionalProperties: false }),
])
export type ClientFrame = Static<typeof ClientFrame>

/**
 * What a client hears. `subscribed`, `refused` and `pong` answer it; `resync` says that frames are missing and everything shown
 * must be asked for again; `load.changed` brings the load's card as `data`, any other type says only what changed.
 */
export type ServerFrame = {
  readonly channel: string
  readonly type: 'subscribed' | 'refused' | 'resync' | 'pong' | 'load.changed' | 'load.removed' | (string & {})
  readonly id: string
  readonly position: string
  readonly data?: unknown
}
