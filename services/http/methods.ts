import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import findMyWay, { type HTTPMethod } from 'find-my-way'
import { methodNotAllowed, notFound } from './failures.ts'
import { isGuard } from './guard.ts'
import { answer } from './problems.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const satisfies readonly HTTPMethod[]
type Declared = { readonly method: string | readonly string[]; readonly url: string; readonly onRequest?: unknown }
type Known = { readonly method: string; readonly guard: onRequestHookHandler | undefined }

declare module 'fastify' {
  interface FastifyInstance {
    /** A route that another process of the cluster answers: its address is known here too. */
    readonly declare: (route: Declared) => void
  }
}

const guardIn = (onRequest: unknown) => [onRequest].flat().find(isGuard)
const pathOf = (url: string) => url.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')
const isParameter = (segment: string | undefined) => segment?.startsWith(':') === true
const fits = (pattern: string, path: string) => {
  const [segments, given] = [pattern.split('/'), path.split('/')]
  return segments.length === given.length && segments.every((segment, at) => isParameter(segment) || segment === given[at])
}

/** The routes by address, as Fastify finds them. A catch-all address is left out. */
const addresses = (routerOptions: object) => {
  const router = findMyWay(routerOptions)
  const patterns = new Map<string, Set<string>>()
  const closer = new Map<string, readonly string[]>()
  const declare = ({ method: methods, url, onRequest }: Declared) => {
    const path = pathOf(url)
    for (const method of METHODS) {
      if (path.includes('*') || ![methods].flat().includes(method) || patterns.get(path)?.has(method)) continue
      patterns.set(path, (patterns.get(path) ?? new Set()).add(method))
      closer.clear()
      router.on(method, path, () => {}, { guard: guardIn(onRequest), path })
    }
  }
  /** Addresses that have a fixed word where this one has a parameter: another name of the parameter makes none closer. */
  const closerThan = (pattern: string): readonly string[] => {
    const known = closer.get(pattern) ?? [...patterns.keys()].filter((other) => fits(pattern, other) && !fits(other, pattern))
    closer.set(pattern, known)
    return known
  }
  /** Whether the request means one of those, which has other methods: `PUT /place/search` changes no place. */
  const isMistaken = (pattern: string, method: string, url: string) => {
    const closerMatches = closerThan(pattern)
    return closerMatches.length > 0 && closerMatches.some((other) => !patterns.get(other)!.has(method) && fits(other, pathOf(url)))
  }
  const at = (url: string): readonly Known[] =>
    METHODS.flatMap((method) => {
      const found = router.find(method, url)
      return found && !isMistaken(found.store.path, method, url) ? [{ method, guard: found.store.guard }] : []
    })
  return { declare, at, isMistaken }
}

const passes = (guard: onRequestHookHandler | undefined, request: FastifyRequest, reply: FastifyReply) =>
  new Promise<void>((resolve, reject) => {
    if (!guard) return resolve()
    return guard.call(request.server, request, reply, (error) => (error ? reject(error) : resolve()))
  })

/**
 * Answers requests without a route: 404, or 405 where the address has other methods. Only users whom one of those routes admits get the
 * 405; others are refused as by that route.
 */
export const answerUnrouted = (app: FastifyInstance, routerOptions: object) => {
  const { declare, at, isMistaken } = addresses(routerOptions)
  app.addHook('onRoute', declare)
  app.decorate('declare', declare)
  const unrouted = async (request: FastifyRequest, reply: FastifyReply) => {
    const known = at(request.url)
    if (known.length === 0 || known.some(({ method }) => method === request.method)) return answer(reply, notFound)
    await Promise.any(known.map(({ guard }) => passes(guard, request, reply))).catch(({ errors }: AggregateError) => {
      throw errors[0]
    })
    return answer(reply.header('allow', known.map(({ method }) => method).join(', ')), methodNotAllowed)
  }
  app.addHook('onRequest', (request, reply, done) => {
    const { url: pattern } = request.routeOptions
    const isMeant = pattern === undefined || !isMistaken(pattern, request.method, request.url)
    // Otherwise Fastify would answer a QUERY before it checks whether the route exists.
    if (isMeant && request.method !== 'QUERY') return done()
    unrouted(request, reply).catch(done)
  })
  app.setNotFoundHandler(unrouted)
}
