import { randomUUID } from 'node:crypto'
import type { Actor, Recorded } from '@embarca/contracts/kit/event.ts'
import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import { tripPage } from '@embarca/contracts/trip-link/codes.ts'
import type { TripLinkEvent } from '@embarca/contracts/trip-link/events.ts'
import { type NewTripLink, type TripLinkStatus, tripLinkRoutes } from '@embarca/contracts/trip-link/routes.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refused } from '../../http/command.ts'
import { handOutsOf } from '../../http/hand-outs.ts'
import type { HttpContext } from '../../http/mount.ts'
import { serveRow } from '../../http/serve-row.ts'
import type { OwnerModules } from '../../kit/command-row.ts'
import { fold } from '../../kit/fold.ts'
import { ownershipOfOwner } from '../../kit/owner.ts'
import type { Run } from '../../kit/run.ts'
import { isVisibleTo, NotFound } from '../../kit/scope.ts'
import { tripLinkStream, tripLinks } from '../index.ts'
import { tripLinkFold } from '../state.ts'
import { linkOf, openTripOf, type ReadLog } from '../trip.ts'
import { hashOf, newKey } from './session.ts'
import { messageOf } from './words.ts'

export type TripLinkRoutesOptions = {
  readonly run: Run
  readonly events: ReadLog
  readonly views: Views
  readonly viewsFor: (by: Actor) => Views
  readonly kinds: OwnerModules
  readonly publicUrl: string
  readonly now: () => string
  readonly context: Pick<HttpContext, 'admission' | 'isOn'>
}
type Logged = Recorded & TripLinkEvent
const loadIn = ({ params }: FastifyRequest) => (params as { id: string }).id

/** A trip's link for its owners: made, and what became of it. */
export const serveTripLinks = (app: FastifyInstance, options: TripLinkRoutesOptions) => {
  const { run, events, views, viewsFor, kinds, publicUrl, now, context } = options

  /** Each call makes a link of its own: the key of an earlier one is not kept. */
  const make = async (request: FastifyRequest): Promise<NewTripLink> => {
    const [id, key, { by }] = [loadIn(request), newKey(), request.admitted]
    const command = { type: 'MakeTripLink', data: { id, keyHash: hashOf(key) } } as const
    const outcome = await run(tripLinks, command, { by, key: randomUUID(), correlationId: request.id })
    if (isRefusal(outcome)) throw refused(outcome, tripLinks.name)
    const link = `${publicUrl}${tripPage(id)}#${key}`
    const { expiresAt } = (await linkOf(events, id)).link!
    const phone = (await openTripOf(events, id, now()))?.load.driver?.phone
    return { link, expiresAt, message: await messageOf(views, id, link, expiresAt), ...(phone && { phone }) }
  }

  const status = async (request: FastifyRequest): Promise<TripLinkStatus> => {
    const [id, { by }] = [loadIn(request), request.admitted]
    const look = { by, kinds, read: async <S>(of: Parameters<typeof fold<S>>[0], stream: string) => fold(of, await events.read(stream)) }
    const owner = await ownershipOfOwner({ kind: 'load', id }, look)
    if (!owner || !isVisibleTo(by, owner)) throw new NotFound()
    const recorded = (await events.read(tripLinkStream(id))) as readonly Logged[]
    const { link } = fold(tripLinkFold, recorded)
    if (!link) return { state: 'NONE', handedOut: [] }
    const own = recorded.filter(({ data }) => data.linkId === link.linkId)
    const firstOpenedAt = own.find(({ type }) => type === 'TripLinkOpened')?.recordedAt
    return {
      state: (await openTripOf(events, id, now())) ? 'LIVE' : 'OVER',
      expiresAt: link.expiresAt,
      ...(firstOpenedAt && { firstOpenedAt }),
      ...(link.endedBy && { endedBy: link.endedBy }),
      handedOut: await handOutsOf(own, (event) => (event.type === 'TripLinkHandedOut' ? event.data : undefined), viewsFor(by)),
    }
  }

  const handlers = { status, make, ownStatus: status, ownMake: make }
  for (const [name, handler] of Object.entries(handlers) as [keyof typeof handlers, (request: FastifyRequest) => Promise<object>][])
    serveRow(app, context, {
      ...{ table: 'tripLink', name, row: tripLinkRoutes[name] },
      handler: (request, reply) => {
        // The key of a link must not stay in a cache on the way.
        reply.header('cache-control', 'no-store')
        return handler(request)
      },
    })
}
