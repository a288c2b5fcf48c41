import { address } from '@embarca/contracts/kit/route.ts'
import { sharedLinkOpened, sharedLoad } from '@embarca/contracts/share/routes.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import { sharedLoadOf } from '@embarca/projections/load-details/shared.ts'
import type { Shared } from '@embarca/projections/share/projector.ts'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { described } from '../../http/described.ts'
import { notFound } from '../../http/failures.ts'
import type { KeyOrRing } from '../../kit/key-ring.ts'
import type { Run } from '../../kit/run.ts'
import { programFor } from '../../kit/scope.ts'
import { shares } from '../index.ts'
import { shareIdIn } from './token.ts'

type Open = { readonly run: Run; readonly views: Views; readonly secret: KeyOrRing; readonly now: () => string }

const MOST_A_MINUTE = 60

/** What a link shows without a login. A revoked, ended and unknown link have the same answer: not found. */
export const serveShared = (parent: FastifyInstance, { run, views, secret, now }: Open) =>
  parent.register(async (app) => {
    const nameOf = (request: FastifyRequest) => shareIdIn(secret, (request.params as { token?: string }).token ?? '')
    // Each link has a limit of its own: customers behind one address, or one much-read link, take nothing from the others. Who guesses
    // links is limited by address.
    const keyGenerator = (request: FastifyRequest) => nameOf(request) ?? request.ip
    await app.register(rateLimit, { max: MOST_A_MINUTE, timeWindow: '1 minute', keyGenerator })
    const linkOf = async (request: FastifyRequest): Promise<Shared> => {
      const shareId = nameOf(request)
      const link = shareId === undefined ? undefined : await views.get<Shared>('share', shareId)
      if (!link || link.revoked || link.expiresAt <= now()) throw notFound
      return link
    }
    const { method, path } = address(sharedLoad)
    app.route({
      method,
      url: path,
      schema: described('share', 'sharedLoad', sharedLoad),
      handler: async (request) => {
        const { loadId, expiresAt } = await linkOf(request)
        const shared = await sharedLoadOf(views, loadId)
        if (!shared) throw notFound
        return { ...shared, expiresAt }
      },
    })
    const opened = address(sharedLinkOpened)
    app.route({
      method: opened.method,
      url: opened.path,
      schema: described('share', 'sharedLinkOpened', sharedLinkOpened),
      handler: async (request) => {
        const { loadId: id, shareId, shipperId } = await linkOf(request)
        const command = { type: 'NoteSharedLinkOpened', data: { id, shareId } } as const
        await run(shares, command, { by: programFor(shipperId), key: `opened-${shareId}`, correlationId: request.id, asProgram: true })
        return {}
      },
    })
    app.get('/s/:token', (request, reply) =>
      reply.redirect(`/share/${encodeURIComponent((request.params as { token: string }).token)}`, 302),
    )
  })
