import type { Actor } from '@embarca/contracts/kit/event.ts'
import { seesOwnLoadsOnly } from '@embarca/contracts/roles.ts'
import { cursorOf } from '@embarca/projections/kit/cursor.ts'
import { memoise } from '@embarca/projections/kit/memoise.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import { bodyOf, isRawList, type ReaderContext } from '@embarca/projections/kit/readers.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachedPages } from './cached-pages.ts'
import { type Coding, coded, codingFor, WORTH_CODING } from './codings.ts'
import { invalid, notFound } from './failures.ts'
import type { Freshness } from './freshness.ts'
import { inputOf } from './input.ts'
import { requestLabels } from './labels.pt.ts'
import { laterPosition, type OwnWrites } from './own-writes.ts'
import { oncePerBody } from './repeated-bodies.ts'

// biome-ignore lint/suspicious/noExplicitAny: each reader takes the input of its own row; `Readers` checks them
export type QueryReader = (input: any, context: ReaderContext) => Promise<unknown>
type Soon<T> = T | Promise<T>
/** What a query route needs. */
export type QuerySources = {
  readonly freshness: Freshness
  readonly ownWrites: Pick<OwnWrites, 'of'>
  /** The views, limited to what this actor may see. */
  readonly viewsFor: (by: Actor) => Views
  /** The operation group the actor works in. */
  readonly groupOf: (by: Actor) => Soon<string | undefined>
  readonly queryContext: () => Pick<ReaderContext, 'now' | 'attempts' | 'log' | 'owners' | 'reach'>
  readonly pages: CachedPages
}

const JSON_TYPE = 'application/json; charset=utf-8'
const badPosition = invalid([requestLabels.badPosition])

const positionOf = (given: string | string[] | undefined) => {
  if (given === undefined) return undefined
  if (typeof given === 'string' && /^-?\d{1,30}$/.test(given)) return given
  throw badPosition
}

const badCursor = invalid([requestLabels.badCursor])
const checkCursor = ({ after }: Record<string, unknown>) => {
  if (typeof after === 'string' && !cursorOf(after)) throw badCursor
}

const isFirstPage = ({ page, after }: Record<string, unknown>) => (page === undefined || page === 1) && after === undefined

const bodyText = oncePerBody((body) => JSON.stringify(body))
/** The request's input as text. */
const textOf = ({ query, params, body }: FastifyRequest): string => `${JSON.stringify(query)}${JSON.stringify(params)}${bodyText(body)}`

const ownOf = ({ roles, userId }: Actor) => (seesOwnLoadsOnly(roles) ? userId : '')
/** A number for the scope of a page: the same for all users who see the same. An actor stays one object as long as its token is valid. */
const cacheScopes = () => {
  const known = new WeakMap<Actor, number>()
  const numbered = memoise<number>()
  let next = 0
  return (by: Actor): number => {
    const before = known.get(by)
    if (before !== undefined) return before
    const text = JSON.stringify([by.shipperId, by.operationGroups, by.roles, by.transporterId ?? '', by.driverId ?? '', ownOf(by)])
    const number = numbered(text, () => next++)
    known.set(by, number)
    return number
  }
}

const inCoding = (reply: FastifyReply, coding: Coding, bytes: Buffer) => {
  reply.header('content-encoding', coding)
  reply.header('vary', 'accept-encoding')
  return bytes
}
type Shortening = (coding: Coding) => Soon<Buffer>
/** Compresses an answer for this client in one piece: streaming costs many times as much. */
const taken = <Body extends string | Buffer>(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  body: Body,
  shorten: Shortening = (coding) => coded(coding, typeof body === 'string' ? Buffer.from(body) : body),
): Soon<Body | Buffer> => {
  reply.header('content-type', JSON_TYPE)
  const coding = body.length < WORTH_CODING ? undefined : codingFor(headers['accept-encoding'])
  if (coding === undefined) return body
  const bytes = shorten(coding)
  return bytes instanceof Promise ? bytes.then((made) => inCoding(reply, coding, made)) : inCoding(reply, coding, bytes)
}

/** Answers a query row by its reader. `cached`: its first pages are cached as bytes until something of the tenant changes. */
export const queryHandler = (name: string, reader: QueryReader, querySources: QuerySources, cached: boolean) => {
  const { freshness, ownWrites, viewsFor, groupOf, queryContext, pages } = querySources
  const cacheScopeOf = cacheScopes()
  const read = async (input: Record<string, unknown>, by: Actor, activeGroup: string | undefined) => {
    const found = await reader(input, { views: viewsFor(by), by, ...queryContext(), ...(activeGroup !== undefined && { activeGroup }) })
    if (found === undefined) throw notFound
    return isRawList(found) ? bodyOf(found) : JSON.stringify(found)
  }
  const keyOf = (request: FastifyRequest, input: Record<string, unknown>, activeGroup = '') =>
    cached && isFirstPage(input) ? `${name} ${activeGroup} ${cacheScopeOf(request.admitted.by)} ${textOf(request)}` : undefined

  const slowly = async (request: FastifyRequest, reply: FastifyReply, input: Record<string, unknown>, isFresh: Soon<boolean>) => {
    const { by } = request.admitted
    if (!(await isFresh)) reply.header('stale', 'true')
    const activeGroup = await groupOf(by)
    const key = keyOf(request, input, activeGroup)
    if (key === undefined) {
      // Taken before the reader reads: the answer includes at least this.
      reply.header('position', freshness.lastPosition())
      return taken(request, reply, await read(input, by, activeGroup))
    }
    const { body, coded } = await pages.page(by.shipperId, key, () => read(input, by, activeGroup))
    return taken(request, reply, body, coded)
  }
  return (request: FastifyRequest, reply: FastifyReply) => {
    const { by } = request.admitted
    const given = positionOf(request.headers['after-position'])
    const written = ownWrites.of(by)
    const after = given === undefined ? written : laterPosition(given, written)
    const isFresh = after === undefined || freshness.until(after)
    const input = inputOf(request)
    checkCursor(input)
    const group = cached && isFresh === true ? groupOf(by) : undefined
    const key = cached && isFresh === true && !(group instanceof Promise) ? keyOf(request, input, group) : undefined
    // A cached page is answered synchronously: a promise would cost as much as finding it.
    const cachedPage = key === undefined ? undefined : pages.cached(key)
    if (cachedPage === undefined) return slowly(request, reply, input, isFresh)
    const bytes = taken(request, reply, cachedPage.body, cachedPage.coded)
    if (bytes instanceof Promise) return bytes
    void reply.send(bytes)
    return undefined
  }
}
