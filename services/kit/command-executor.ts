import { type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { Accepted } from '@embarca/contracts/kit/route.ts'
import type { Attempt, Attempts } from './attempts.ts'
import type { CommandExecution } from './command-execution.ts'
import type { DeciderTypes } from './decision.ts'
import { type Evaluation, evaluate } from './evaluate.ts'
import { ClaimTaken, type CommandKey, type EventStore, KeyReused, StaleRevision } from './event-store.ts'
import { fold } from './fold.ts'
import { type InFlight, isRecordedAs, type Pending } from './in-flight.ts'
import type { Modules } from './module.ts'
import type { States } from './states.ts'
import { turns } from './turns.ts'

type Setting = {
  readonly store: EventStore
  readonly states: States
  readonly now: () => string
  readonly attempts?: Attempts | undefined
  /** Every module by name: files and chats belong to things of others. */
  readonly modules: Modules
}

/**
 * The outcome of a decision: an append in flight, or an answer that records nothing but rests on appends in flight. An append without
 * events is not added to those in flight: no decision builds on it.
 */
type Decided =
  | {
      readonly pending: Pending
      readonly appends: InFlight | undefined
      readonly isNoop: boolean
      readonly refused: (refusal: Refusal) => Attempt
    }
  | { readonly evaluation: Exclude<Evaluation, { append: unknown }>; readonly under: Pending | undefined }

const TRIES = 3
/** Generated names that are tried before the command is refused. */
const MAX_NAMES = 8

/**
 * Executes one command on its stream. Commands of a stream decide one after the other, each on the state the append before leads to, so
 * that they share a commit; each is answered once all appends it was decided on are durable.
 */
export const commandExecutor = ({ store, states, now, attempts, modules }: Setting) => {
  const queue = turns()

  /** A cached state is good enough to append on, for the append names its revision; `isRetry`: it was not. */
  const decided = async <T extends DeciderTypes>(execution: CommandExecution<T>, isRetry: boolean): Promise<Decided | undefined> => {
    const { module, request, stream } = execution
    const crowd = queue.enter(stream)
    if (crowd) await crowd
    try {
      const found = states.inFlight.of(stream)
      const waited = found instanceof Promise
      const before = waited ? await found : found
      const under = before?.last
      const known = under?.current ?? (isRetry || waited ? undefined : states.known(module.fold, stream))
      const current = known ?? (await states.read(module.fold, stream))
      const evaluation = await evaluate(execution, current, { states, store, now: request.now ?? now(), modules })
      if (before?.broken) return undefined
      if (!('append' in evaluation)) {
        const hasMoved = !under && (await states.read(module.fold, stream)).revision !== current.revision
        return hasMoved ? undefined : { evaluation, under }
      }
      const { append, refused } = evaluation
      const accepted = store.append(append)
      const isNoop = append.events.length === 0
      if (isNoop) return { pending: { accepted, current }, appends: before, isNoop, refused }
      const state = fold(module.fold, append.events, current.state)
      const pending = { accepted, current: { ...current, state, revision: current.revision + append.events.length } }
      return { pending, appends: states.inFlight.add(stream, pending), isNoop, refused }
    } finally {
      queue.leave(stream)
    }
  }

  const execute = async <T extends DeciderTypes>(
    execution: CommandExecution<T>,
    tried = 1,
    isRetry = false,
  ): Promise<Accepted | Refusal> => {
    const { module, idempotencyKey, stream } = execution
    const outcome = await decided(execution, isRetry)
    if (!outcome) return execute(execution, tried, true)
    if ('pending' in outcome) {
      const { pending, appends, isNoop, refused } = outcome
      const settle = (recorded: boolean) => !isNoop && appends && states.inFlight.settle(stream, appends, pending, recorded)
      try {
        const accepted = await pending.accepted
        if (isNoop) return accepted
        const recorded = isRecordedAs(accepted, stream, pending)
        if (recorded && !appends?.broken) states.learn(module.fold, stream, { ...pending.current, position: accepted.position })
        settle(recorded)
        return accepted
      } catch (error) {
        const isAfterBroken = appends?.broken && error instanceof StaleRevision
        settle(false)
        return isAfterBroken ? execute(execution, tried, true) : afterFailure(execution, error, refused, tried)
      }
    }
    const { evaluation, under } = outcome
    const durable = under && (await under.accepted.catch(() => undefined))
    if (under && !(durable && isRecordedAs(durable, stream, under))) return execute(execution, tried, true)
    const earlier = await answered(store, idempotencyKey)
    if (earlier) return earlier
    if ('error' in evaluation) throw await evaluation.error()
    if ('nothing' in evaluation) return durable ?? evaluation.nothing
    await attempts?.note(evaluation.attempt)
    return evaluation.refusal
  }

  const afterFailure = async <T extends DeciderTypes>(
    execution: CommandExecution<T>,
    error: unknown,
    refused: (refusal: Refusal) => Attempt,
    tried: number,
  ): Promise<Accepted | Refusal> => {
    const { module, row, command, idempotencyKey } = execution
    if (error instanceof KeyReused) throw error
    if (error instanceof ClaimTaken && row.generatesName?.(error.claim, command.data) && execution.attempt < MAX_NAMES) {
      execution.attempt += 1
      return execute(execution, tried, true)
    }
    if (error instanceof ClaimTaken && row.joinsHolder && execution.stream !== error.holder) {
      execution.stream = error.holder
      return execute(execution, tried)
    }
    if (error instanceof ClaimTaken && module.claimTaken) {
      const refusal = refuse(module.claimTaken(error.claim))
      await attempts?.note(refused(refusal))
      return refusal
    }
    if (error instanceof StaleRevision) {
      if (tried === TRIES) throw error
      await pause(tried)
      return execute(execution, tried + 1, true)
    }
    const unknown = await answered(store, idempotencyKey)
    if (unknown) return unknown
    throw error
  }

  return <T extends DeciderTypes>(execution: CommandExecution<T>) => execute(execution)
}

/** The earlier answer to this request. */
export const answered = async (store: EventStore, { scope, key, bodyHash }: CommandKey): Promise<Accepted | undefined> => {
  const before = await store.answered({ scope, key })
  if (before && before.bodyHash !== bodyHash) throw new KeyReused(key)
  return before && { stream: before.stream, revision: before.revision, position: before.position }
}

const pause = (tried: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * 5 * 2 ** tried))
