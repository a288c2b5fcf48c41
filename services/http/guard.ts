import type { Actor } from '@embarca/contracts/kit/event.ts'
import { address, type Route } from '@embarca/contracts/kit/route.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { type Toggle, toggles } from '@embarca/contracts/toggles.ts'
import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import type { Admission, Verified } from './auth.ts'
import { forbidden, toggledOff } from './failures.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The actor; the guard of every row sets it before anything of the request is read. */
    admitted: Verified
  }
}

/** The toggles that a shipper has on. */
export type IsOn = (toggle: Toggle, by: Actor) => boolean | Promise<boolean>

const guards = new WeakSet<object>()
/** Whether this file made the hook. */
export const isGuard = (hook: unknown): hook is onRequestHookHandler => typeof hook === 'function' && guards.has(hook)

/** Refuses requests that a row does not allow: 401 without a valid token, 403 without one of its roles or with its toggle off. */
export const guard = (row: Route, admission: Pick<Admission, 'who'>, isOn: IsOn): onRequestHookHandler => {
  checkRow(row)
  const enter = (verified: Verified, request: FastifyRequest) => {
    if (!allows(row.may, verified.by.roles) || !isInTrip(row, verified, request)) throw forbidden
    return verified
  }
  const pass = async (verified: Verified) => {
    if (row.toggle && !(await isOn(row.toggle as Toggle, verified.by))) throw toggledOff
    return verified
  }
  const hook: onRequestHookHandler = (request, _reply, done) => {
    try {
      const verified = admission.who(request.headers.authorization)
      if (!row.toggle && !(verified instanceof Promise)) {
        request.admitted = enter(verified, request)
        return done()
      }
      Promise.resolve(verified)
        .then((known) => pass(enter(known, request)))
        .then((known) => {
          request.admitted = known
          done()
        }, done)
    } catch (error) {
      done(error as Error)
    }
  }
  guards.add(hook)
  return hook
}

/** The link of a trip admits to rows that say which load they are about, and only when it is that one. */
const isInTrip = ({ inTrip }: Route, { trip }: Verified, { params, query }: FastifyRequest): boolean =>
  trip === undefined || (inTrip !== undefined && inTrip({ ...(query as object), ...(params as object) }) === trip.loadId)

/** Deny by default: a row without a rule, or with an unknown toggle, stops the start. */
const checkRow = (row: Route) => {
  const { method, path } = address(row)
  if (!Array.isArray(row.may?.any)) throw new Error(`${method} ${path} says nobody who may`)
  if (row.toggle !== undefined && !Object.hasOwn(toggles, row.toggle))
    throw new Error(`${method} ${path} has an unknown toggle ${row.toggle}`)
}
