import { randomUUID } from 'node:crypto'
import { isRefusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import { openTripRoutes } from '@embarca/contracts/trip-link/routes.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { refused } from '../../http/command.ts'
import { described } from '../../http/described.ts'
import { notFound } from '../../http/failures.ts'
import { inputOf } from '../../http/input.ts'
import type { Run } from '../../kit/run.ts'
import { tripLinks } from '../index.ts'
import { driverOnTrip, linkOf, openTripOf, type ReadLog } from '../trip.ts'
import { hashOf, newKey, sessionToken } from './session.ts'
import { previewOf } from './words.ts'

type Opening = { readonly run: Run; readonly events: ReadLog; readonly views: Views; readonly now: () => string }
type Opened = { readonly id: string; readonly key: string; readonly device: string; readonly digits?: string }

/** As for tracking links (`decisions/0013`). */
const MOST_A_MINUTE = 60

/** What a trip's link opens without a login. Unknown, revoked and ended links, and wrong keys, have one answer: not found. */
export const serveOpenTrips = (parent: FastifyInstance, { run, events, views, now }: Opening) =>
  parent.register(async (app) => {
    await app.register(rateLimit, { max: MOST_A_MINUTE, timeWindow: '1 minute' })
    const route = (name: keyof typeof openTripRoutes, handler: (input: Opened, correlationId: string) => Promise<object>) => {
      const row = openTripRoutes[name]
      const { method, path } = address(row)
      app.route({
        method,
        url: path,
        schema: described('tripLink', name, row),
        handler: async (request, reply) => {
          reply.header('cache-control', 'no-store')
          return handler(inputOf(request) as Opened, request.id)
        },
      })
    }

    /** Messengers fetch previews: reading changes nothing, and binds no device. */
    route('preview', async ({ id }) => {
      const preview = (await openTripOf(events, id, now())) && (await previewOf(views, id))
      if (!preview) throw notFound
      return preview
    })

    route('open', async ({ id, key, device, digits }, correlationId) => {
      const { link } = await linkOf(events, id)
      const keyHash = hashOf(key)
      if (link?.keyHash !== keyHash) throw notFound
      if (link.endedBy === 'LOCKED') throw refused(refuse('TRIP_LINK_LOCKED'), tripLinks.name)
      const trip = await openTripOf(events, id, now())
      if (!trip) throw notFound
      const session = newKey()
      const data = { id, keyHash, deviceHash: hashOf(device), sessionHash: hashOf(session), ...(digits !== undefined && { digits }) }
      const origin = { by: driverOnTrip(trip.load), key: randomUUID(), correlationId }
      const outcome = await run(tripLinks, { type: 'OpenTripLink', data }, origin)
      if (isRefusal(outcome)) throw refused(outcome, tripLinks.name)

      const { link: after } = await linkOf(events, id)
      if (after?.endedBy === 'LOCKED') throw refused(refuse('TRIP_LINK_LOCKED'), tripLinks.name)
      if (after?.device?.sessionHash !== data.sessionHash) throw refused(refuse('DIGITS_WRONG'), tripLinks.name)
      return { token: sessionToken(id, session), expiresAt: after.expiresAt }
    })
  })
