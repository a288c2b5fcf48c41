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

/** The routes by address, as Fastify finds them. An address that stands for any other is none. */
const addresses = (routerOptions: object) => {
  const router = findMyWay(routerOptions)
  const known = new Set<string>()
  const declare = ({ method: methods, url, onRequest }: Declared) => {
    const path = url.replace(/(.)\/$/, '$1')
    for (const method of METHODS) {
      if (path.includes('*') || ![methods].flat().includes(method) || known.has(`${method} ${path}`)) continue
      known.add(`${method} ${path}`)
      router.on(method, path, () => {}, { guard: guardIn(onRequest) })
    }
  }
  const at = (url: string): readonly Known[] =>
    METHODS.flatMap((method) => {
      const found = router.find(method, url)
      return found ? [{ method, guard: found.store.guard }] : []
    })
  return { declare, at }
}

const passes = (guard: onRequestHookHandler | undefined, request: FastifyRequest, reply: FastifyReply) =>
  new Promise<void>((resolve, reject) => {
    if (!guard) return resolve()
    return guard.call(request.server, request, reply, (error) => (error ? reject(error) : resolve()))
  })

/**
 * Answers what no route does: 404, or 405 where the address has other methods. That it has is said to those whom one of them lets in;
 * everybody else is refused as by them.
 */
export const answerUnrouted = (app: FastifyInstance, routerOptions: object) => {
  const { declare, at } = addresses(routerOptions)
  app.addHook('onRoute', declare)
  app.decorate('declare', declare)
  app.setNotFoundHandler(async (request, reply) => {
    const known = at(request.url)
    if (known.length === 0 || known.some(({ method }) => method === request.method)) return answer(reply, notFound)
    await Promise.any(known.map(({ guard }) => passes(guard, request, reply))).catch(({ errors }: AggregateError) => {
      throw errors[0]
    })
    return answer(reply.header('allow', known.map(({ method }) => method).join(', ')), methodNotAllowed)
  })
}
