import type { Actor } from '@embarca/contracts/kit/event.ts'
import { canonical } from '@embarca/projections/kit/canonical.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import { type Asked, bodyOf, isRawList } from '@embarca/projections/kit/readers.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachedPages } from './cached-pages.ts'
import { invalid, notFound } from './failures.ts'
import type { Freshness } from './freshness.ts'
import { inputOf } from './input.ts'

export type Reader = (input: any, asked: Asked) => Promise<unknown>
/** What queries are answered from. */
export type Reading = {
  readonly freshness: Freshness
  /** The views in which only exists what this actor may see. */
  readonly viewsFor: (by: Actor) => Views
  readonly asked: (by: Actor) => Promise<Omit<Asked, 'views' | 'by'>> | Omit<Asked, 'views' | 'by'>
  readonly pages: CachedPages
}

const JSON_TYPE = 'application/json; charset=utf-8'
const badPosition = invalid(['O cabeçalho After-Position deve ser uma posição.'])

const positionOf = (given: string | string[] | undefined) => {
  if (given === undefined) return undefined
  if (typeof given === 'string' && /^-?\d{1,30}$/.test(given)) return given
  throw badPosition
}

const isFirstPage = ({ page, after }: Record<string, unknown>) => (page === undefined || page === 1) && after === undefined

/** Answers a query row by its reader. `cached`: its first pages are kept as bytes until something of the tenant changes. */
export const queryHandler = (name: string, reader: Reader, reading: Reading, cached: boolean) => {
  const { freshness, viewsFor, asked, pages } = reading
  const read = async (input: Record<string, unknown>, by: Actor, more: Omit<Asked, 'views' | 'by'>) => {
    const found = await reader(input, { views: viewsFor(by), by, ...more })
    if (found === undefined) throw notFound
    return isRawList(found) ? bodyOf(found) : Buffer.from(JSON.stringify(found))
  }
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { by } = request.admitted
    const after = positionOf(request.headers['after-position'])
    if (after !== undefined && !(await freshness.until(after))) reply.header('stale', 'true')
    const input = inputOf(request)
    const more = await asked(by)
    reply.header('content-type', JSON_TYPE)
    if (!cached || !isFirstPage(input)) return read(input, by, more)
    const key = canonical([
      name,
      by.shipperId,
      by.operationGroups,
      more.activeGroup ?? '',
      by.transporterId ?? '',
      by.driverId ?? '',
      input,
    ])
    return pages.page(by.shipperId, key, () => read(input, by, more))
  }
}
