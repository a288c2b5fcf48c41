import { address } from '@embarca/contracts/kit/route.ts'
import { sharedLoad } from '@embarca/contracts/share/routes.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import { sharedLoadOf } from '@embarca/projections/load-details/shared.ts'
import type { Shared } from '@embarca/projections/share/projector.ts'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { described } from '../../http/described.ts'
import { notFound } from '../../http/failures.ts'
import { shareIdIn } from './token.ts'

type Open = { readonly views: Views; readonly secret: Buffer; readonly now: () => string }

const MOST_A_MINUTE = 60

/** What a link shows without a login. A revoked, ended and unknown link have the same answer: not found. */
export const serveShared = (parent: FastifyInstance, { views, secret, now }: Open) =>
  parent.register(async (app) => {
    await app.register(rateLimit, { max: MOST_A_MINUTE, timeWindow: '1 minute' })
    const { method, path } = address(sharedLoad)
    app.route({
      method,
      url: path,
      schema: described('share', 'sharedLoad', sharedLoad),
      handler: async (request) => {
        const shareId = shareIdIn(secret, (request.params as { token: string }).token)
        const link = shareId === undefined ? undefined : await views.get<Shared>('share', shareId)
        if (!link || link.revoked || link.expiresAt <= now()) throw notFound
        const shared = await sharedLoadOf(views, link.loadId)
        if (!shared) throw notFound
        return { ...shared, expiresAt: link.expiresAt }
      },
    })
    app.get('/s/:token', (request, reply) =>
      reply.redirect(`/share/${encodeURIComponent((request.params as { token: string }).token)}`, 302),
    )
  })
