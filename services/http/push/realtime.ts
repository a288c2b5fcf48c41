import { address } from '@embarca/contracts/kit/route.ts'
import { REALTIME, realtimeRoutes } from '@embarca/contracts/realtime/routes.ts'
import { every } from '@embarca/projections/kit/every.ts'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Verified } from '../auth.ts'
import { described } from '../described.ts'
import { forbidden, unauthenticated } from '../failures.ts'
import { guard } from '../guard.ts'
import type { HttpContext } from '../mount.ts'
import { type Conversation, closing, converse } from './conversation.ts'
import type { Hub } from './hub.ts'
import { type ChannelRights, channelsOf, topicsOf } from './rights.ts'
import { type Tickets, ticketStore } from './tickets.ts'

export type Realtime = {
  readonly hub: Hub
  readonly context: Pick<HttpContext, 'admission' | 'isOn'>
  /** Origins that may connect; a client that is no browser sends none. */
  readonly origins: readonly string[]
  readonly rights: ChannelRights
  /** Tickets of this process only, unless other processes share them. */
  readonly tickets?: Tickets
  /** Milliseconds between two checks of every socket. */
  readonly again?: number
}

const AGAIN = 60_000
const LAST_WORDS = 500
const POSITION = /^-?\d{1,30}$/

/** The websocket of live changes: a ticket opens it, each channel needs a right; both are checked every minute, like the pings. */
export const serveRealtime = async (
  app: FastifyInstance,
  { hub, context, origins, rights, tickets = ticketStore(), again = AGAIN }: Realtime,
) => {
  const { admission, isOn } = context
  const open = new Map<WebSocket, Conversation & { readonly verified: Verified }>()
  /** Sockets that have not answered their ping yet. */
  const unanswered = new WeakSet<WebSocket>()

  const preClose = (done: () => void) => {
    for (const socket of open.keys()) socket.close(closing.goingAway)
    setTimeout(() => [...open.keys()].forEach((socket) => socket.terminate()), LAST_WORDS).unref()
    done()
  }
  await app.register(websocket, { options: { maxPayload: 64 * 1_024, perMessageDeflate: false, clientTracking: false }, preClose })

  const { method, path } = address(realtimeRoutes.auth)
  app.route({
    method,
    url: path,
    schema: described('realtime', 'auth', realtimeRoutes.auth),
    onRequest: guard(realtimeRoutes.auth, admission, isOn),
    handler: async ({ admitted }) => ({ token: tickets.issue(admitted), channels: channelsOf(admitted.by) }),
  })

  const enter = async (request: FastifyRequest) => {
    const { origin } = request.headers
    const { ticket } = request.query as { ticket?: unknown }
    if (origin !== undefined && !origins.includes(origin)) throw forbidden
    const verified = typeof ticket === 'string' ? await tickets.take(ticket) : undefined
    if (!verified || !admission.holds(verified)) throw unauthenticated
    request.admitted = verified
  }
  app.get(REALTIME, { websocket: true, preValidation: enter }, (socket, request) => {
    const verified = request.admitted
    const { since } = request.query as { since?: unknown }
    const talk = converse({
      socket,
      wire: request.raw.socket,
      hub,
      topicsOf: (channel) => topicsOf(rights, verified.by, channel),
      since: typeof since === 'string' && POSITION.test(since) ? since : undefined,
    })
    open.set(socket, { ...talk, verified })
    socket.on('pong', () => unanswered.delete(socket))
    socket.on('close', () => open.delete(socket))
  })

  const lookAgain = (of: (verified: Verified) => boolean) => {
    for (const [socket, { verified, reconsider }] of open) {
      if (!of(verified)) continue
      if (admission.holds(verified)) reconsider().catch(() => socket.close(closing.tryLater))
      else socket.close(closing.policy)
    }
  }
  const everyMinute = every(again, () => {
    for (const socket of open.keys()) {
      if (unanswered.has(socket)) socket.terminate()
      unanswered.add(socket)
      socket.ping()
    }
    lookAgain(() => true)
  })
  app.addHook('onClose', everyMinute.stop)

  return {
    count: () => open.size,
    /** The user's rights or operation group changed. */
    reconsider: (userId: string) => lookAgain(({ by }) => by.userId === userId),
  }
}
