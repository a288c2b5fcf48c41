import type { By } from '@embarca/contracts/kit/event.ts'
import type { FastifyInstance } from 'fastify'
import { tooMany } from './failures.ts'
import { fairShares, type ShareCounts } from './fair-shares.ts'

export type TenantLimits = { readonly atOnce?: number | undefined; readonly perTenant?: number | undefined }

/** As many requests as keep a process busy that waits for its stores; more at a time only make all of them slower. */
const AT_ONCE = 512
/** The share of one tenant. */
const PART = 4
/** A tenant's requests that wait, for each that may run: more would not be answered before their clients give up. */
const WAITING = 10

/** Whose clients a request is counted with: a carrier's own, wherever it works. */
const tenantIn = ({ transporterId, shipperId, userId }: By): string => transporterId ?? (shipperId || userId)

/**
 * Requests of signed-in users wait for their turn, before their body is read, when their tenant has its share of the process: one shipper's
 * clients cannot take it from others. Websockets, and requests without a user, are counted by address only.
 */
export const shareByTenant = (app: FastifyInstance, limits: TenantLimits = {}): ShareCounts => {
  const atOnce = limits.atOnce ?? AT_ONCE
  const perTenant = Math.min(atOnce, limits.perTenant ?? Math.ceil(atOnce / PART))
  const { enter, leave, counts } = fairShares({ atOnce, perTenant, mostWaiting: perTenant * WAITING })
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { admitted } = request
    if (!admitted) return done(null, payload)
    const tenant = tenantIn(admitted.by)
    const start = () => done(null, payload)
    if (!enter(tenant, start)) return done(tooMany)
    reply.raw.once('close', () => leave(tenant, start))
  })
  return counts
}
