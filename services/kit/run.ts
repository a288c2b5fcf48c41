import { hash } from 'node:crypto'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { isRefusal, type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { Accepted } from '@embarca/contracts/kit/route.ts'
import { canonical } from '@embarca/projections/kit/canonical.ts'
import type { Attempts } from './attempts.ts'
import { decide, type Terms } from './decider.ts'
import { type Claims, ClaimTaken, type CommandKey, type EventStore, KeyReused, StaleRevision } from './event-store.ts'
import { idFor } from './identifiers.ts'
import type { Module, Modules, Request } from './module.ts'
import { byOf, concerns, NotFound } from './scope.ts'
import { StaleEdit } from './stale-edit.ts'
import { type Standing, type States, statesOf } from './states.ts'
import { turns } from './turns.ts'

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

const TRIES = 3

export const runner = ({ store, now, attempts, modules = {}, states = statesOf(store) }: Running): Run => {
  const inTurn = turns()

  const run: Run = async (module, command, asked) => {
    const step = module.before?.[command.type as keyof typeof module.before]
    if (!step) return once(module, command, asked)
    const earlier = await answered(store, keyOf(command, asked))
    if (earlier) return earlier
    const request = (of: Request, then: string) =>
      run(modules[of.module]!, of.command, { ...asked, key: `${asked.key}/${then}/${asked.now ?? now()}` })
    const before = await position(step.first(command.data), asked.by)
    const first = await request(step.first(command.data), 'first')
    if (isRefusal(first)) return first
    const outcome = await once(module, command, asked)
    if (isRefusal(outcome) && first.position !== before) await request(step.otherwise(command.data), 'otherwise')
    return outcome
  }

  const position = async ({ module, command }: Request, by: Actor) =>
    (await states.read(modules[module]!.decider, modules[module]!.stream(command, { by, newId: '' }))).position

  const once: Run = (module, command, asked) => {
    const ticket = keyOf(command, asked)
    const newId = idFor(ticket)
    const stream = module.stream(command, { by: asked.by, newId })
    return inTurn(stream, async () => (await answered(store, ticket)) ?? attempt(module, command, asked, { ticket, newId, stream }, 1))
  }

  type At = { readonly ticket: CommandKey; readonly newId: string; readonly stream: string }
  const attempt = async <T extends Terms>(
    module: Module<T>,
    command: T['command'],
    asked: Asked,
    at: At,
    tried: number,
  ): Promise<Accepted | Refusal> => {
    const { ticket, newId, stream } = at
    const { by } = asked
    const standing: Standing<T['state']> = await states.read(module.decider, stream)
    const { state, revision } = standing
    const beside = { by, read: async <S>(...of: Parameters<typeof states.read<S>>) => (await states.read(...of)).state }

    const belongs = await module.belongs(state, command, beside)
    if (!asked.asProgram && !(belongs && concerns(by, belongs))) throw new NotFound()
    if (asked.ifMatch !== undefined && asked.ifMatch !== revision) throw new StaleEdit(stream, await store.read(stream, asked.ifMatch + 1))

    const given = { now: asked.now ?? now(), by, newId, facts: await module.facts?.(state, command, beside) }
    const outcome = decide(module.decider, command, state, given)
    const key = module.key?.(command, { by, newId }) ?? stream
    const recordedBy = byOf(by, belongs?.shipperId ?? by.shipperId)
    const correlationId = asked.correlationId ?? ticket.key

    const refused = async (refusal: Refusal) => {
      const { refused: code, detail } = refusal
      await attempts?.note({ key, at: given.now, by: recordedBy, command: command.type, code, correlationId, ...(detail && { detail }) })
      return refusal
    }
    if (isRefusal(outcome)) return refused(outcome)
    if (!outcome.length) return { stream, revision, position: standing.position }

    const claims = gathered(outcome.map((fact) => module.claims?.(fact, state)))
    try {
      return await store.append({
        stream,
        key,
        events: outcome,
        expected: revision,
        by: recordedBy,
        command: ticket,
        correlationId,
        causationId: asked.causationId ?? ticket.key,
        now: given.now,
        ...(claims && { claims }),
      })
    } catch (error) {
      if (error instanceof KeyReused) throw error
      if (error instanceof ClaimTaken && module.claimTaken) return refused(refuse(module.claimTaken(error.claim)))
      if (error instanceof StaleRevision) {
        if (tried === TRIES) throw error
        await pause(tried)
        return attempt(module, command, asked, at, tried + 1)
      }
      const unknown = await answered(store, ticket)
      if (unknown) return unknown
      throw error
    }
  }

  return run
}

const keyOf = ({ type, data }: Terms['command'], { by, key }: Asked): CommandKey => ({
  scope: `${by.shipperId}|${by.userId}|${type}`,
  key,
  bodyHash: hash('sha256', canonical(data), 'hex'),
})

/** What this request was answered before. */
const answered = async (store: EventStore, { scope, key, bodyHash }: CommandKey): Promise<Accepted | undefined> => {
  const before = await store.answered({ scope, key })
  if (before && before.bodyHash !== bodyHash) throw new KeyReused(key)
  return before && { stream: before.stream, revision: before.revision, position: before.position }
}

const gathered = (all: readonly (Claims | undefined)[]): Claims | undefined =>
  all.some(Boolean) ? { take: all.flatMap((one) => one?.take ?? []), release: all.flatMap((one) => one?.release ?? []) } : undefined

const pause = (tried: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * 5 * 2 ** tried))
