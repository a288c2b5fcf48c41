import { hash } from 'node:crypto'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { isRefusal, type Refusal } from '@embarca/contracts/kit/refusal.ts'
import type { Accepted } from '@embarca/contracts/kit/route.ts'
import { canonical } from '@embarca/projections/kit/canonical.ts'
import type { Attempts } from './attempts.ts'
import { answered, carrier } from './carry-out.ts'
import type { Terms } from './decider.ts'
import type { CommandKey, EventStore } from './event-store.ts'
import { idFor } from './identifiers.ts'
import type { Before, Module, Modules, Request } from './module.ts'
import { type States, statesOf } from './states.ts'
import { Work } from './work.ts'

/** Who asks, and which request this is. */
export type Asked = {
  readonly by: Actor
  /** The client's Idempotency-Key. */
  readonly key: string
  /** `If-Match`: the revision the client saw. */
  readonly ifMatch?: number
  readonly correlationId?: string
  readonly causationId?: string
  /** The program itself asks (reactions, deadlines): no scope is checked. Never set for a request from outside. */
  readonly asProgram?: true
  /** The command that this one is a step of: what is refused is noted under its name. */
  readonly stepOf?: string
  /** Instead of the clock. */
  readonly now?: string
}

/**
 * Carries out a command: what it answered before, a refusal, or where its facts stand.
 * Throws `NotFound`, `StaleEdit`, `StaleRevision` (after three tries), `KeyReused`, and what broke.
 */
export type Run = <T extends Terms>(module: Module<T>, command: T['command'], asked: Asked) => Promise<Accepted | Refusal>

export type Running = {
  readonly store: EventStore
  /** ISO 8601 UTC. */
  readonly now: () => string
  readonly attempts?: Attempts
  readonly states?: States
  /** Modules that a `before` step may ask, by name. */
  readonly modules?: Modules
}

export const runner = ({ store, now, attempts, modules = {}, states = statesOf(store) }: Running): Run => {
  const carryOut = carrier({ store, states, now, attempts })
  const once: Run = (module, command, asked) => carryOut(new Work(module, command, asked, keyOf(command, asked)))

  /** A command that another stream must agree to first. */
  const inSteps = async <T extends Terms>(
    step: Before,
    module: Module<T>,
    command: T['command'],
    asked: Asked,
  ): Promise<Accepted | Refusal> => {
    const earlier = await answered(store, keyOf(command, asked))
    if (earlier) return earlier

    const ask = (request: Request, then: string) =>
      run(modules[request.module]!, request.command, {
        ...without(asked),
        key: `${asked.key}/${then}/${asked.now ?? now()}`,
        stepOf: command.type,
      })
    const first = step.first(command.data)
    const before = await position(first, asked.by)
    const agreed = await ask(first, 'first')
    if (isRefusal(agreed)) return agreed
    const takeBack = async () => agreed.position !== before && ask(step.otherwise(command.data), 'otherwise')
    try {
      const outcome = await once(module, command, asked)
      if (isRefusal(outcome)) await takeBack()
      return outcome
    } catch (error) {
      // When that cannot be written either, the reservation falls by itself (`reservation.ts`).
      await takeBack().catch(() => {})
      throw error
    }
  }
  const concerned = <T extends Terms>({ only }: Before, module: Module<T>, command: T['command'], { by }: Asked): boolean => {
    const known = only && states.known(module.decider, module.stream(command, { by, newId: '' }))
    return !only || !known || only(known.state)
  }
  const run: Run = (module, command, asked) => {
    const step = module.before?.[command.type as keyof typeof module.before]
    return step && concerned(step, module, command, asked) ? inSteps(step, module, command, asked) : once(module, command, asked)
  }
  const position = async ({ module, command }: Request, by: Actor) => {
    const { decider, stream } = modules[module]!
    return (await states.read(decider, stream(command, { by, newId: '' }))).position
  }

  return run
}

const without = ({ ifMatch: _, ...asked }: Asked): Asked => asked

const scopeOf = (type: string, { shipperId, userId }: Actor) => `${shipperId}|${userId}|${type}`
/** The id of what a command makes, if it makes something. */
export const newIdOf = (type: string, { by, key }: Pick<Asked, 'by' | 'key'>): string => idFor({ scope: scopeOf(type, by), key })

const keyOf = ({ type, data }: Terms['command'], { by, key }: Asked): CommandKey => ({
  scope: scopeOf(type, by),
  key,
  bodyHash: hash('sha256', canonical(data), 'hex'),
})
