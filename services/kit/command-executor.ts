import { type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { Accepted } from '@embarca/contracts/kit/route.ts'
import type { Attempts } from './attempts.ts'
import { batchesByName } from './batches.ts'
import type { CommandExecution } from './command-execution.ts'
import type { Engagements } from './engagements.ts'
import { type Evaluation, evaluate, type Recordable, type Unrecorded } from './evaluate.ts'
import { ClaimTaken, type CommandKey, type EventStore, KeyReused, StaleRevision } from './event-store.ts'
import { fold } from './fold.ts'
import type { Modules } from './module.ts'
import type { Questions } from './questions.ts'
import type { States, StreamState } from './states.ts'

type Setting = {
  readonly store: EventStore
  readonly states: States
  readonly now: () => string
  readonly attempts?: Attempts | undefined
  /** Every module by name: files and chats belong to things of others. */
  readonly modules: Modules
  readonly engagements?: Engagements | undefined
  readonly questions?: Questions | undefined
}

/** What became of a command in its batch. `again`: another one, on which it was decided, was not recorded. */
type Outcome =
  | { readonly accepted: Accepted }
  | { readonly unrecorded: Unrecorded }
  | { readonly failure: unknown; readonly evaluation?: Recordable }
  | 'again'

// biome-ignore lint/suspicious/noExplicitAny: commands of every module are executed here
type AnyExecution = CommandExecution<any>
// biome-ignore lint/suspicious/noExplicitAny: the state of any module's stream
type AnyState = StreamState<any>

type InBatch = {
  readonly execution: AnyExecution
  /** The cached state is known to be stale. */
  readonly mustRead: boolean
  readonly settle: (outcome: Outcome) => void
}
/** A decided command: its append, if it has one, and the state of the stream once that is recorded. */
type Decided = { readonly evaluation: Evaluation; readonly append?: Promise<Accepted>; readonly current: AnyState }
/** Whether all events that a batch decided so far are recorded, and where the last of them are. */
type Progress = { readonly isRecorded: boolean; readonly last?: Accepted }

const TRIES = 3
/** Generated names that are tried before the command is refused, where its row does not say. */
const MAX_NAMES = 8

/**
 * Executes a command: evaluates it on the state of its stream, appends its events, and answers once they are durable. Commands of a
 * stream that arrive together are decided one after the other and share a commit; those of the next batch wait until all have settled.
 */
export const commandExecutor = ({ store, states, now, attempts, modules, engagements, questions }: Setting) => {
  const execute = async (execution: AnyExecution): Promise<Accepted | Refusal> => {
    const { module, row, command, idempotencyKey } = execution
    for (let attempt = 1, mustRead = false; ; mustRead = true) {
      const outcome = await new Promise<Outcome>((settle) => enqueue(execution.stream, { execution, mustRead, settle }))
      if (outcome === 'again') continue
      if ('accepted' in outcome) return outcome.accepted
      if ('unrecorded' in outcome) return answerUnrecorded(outcome.unrecorded, execution)

      const { failure, evaluation } = outcome
      if (!evaluation || failure instanceof KeyReused) throw failure
      const { namesTried = MAX_NAMES } = row
      if (failure instanceof ClaimTaken && row.generatesName?.(failure.claim, command.data) && execution.attempt < namesTried) {
        execution.attempt += 1
      } else if (failure instanceof ClaimTaken && row.joinsHolder && execution.stream !== failure.holder) {
        execution.stream = failure.holder
        execution.isJoining = true
      } else if (failure instanceof ClaimTaken && module.claimTaken) {
        return noted((await takenBy(execution, failure, evaluation)) ?? refuse(module.claimTaken(failure.claim)), evaluation.refused)
      } else if (failure instanceof StaleRevision) {
        if (attempt === TRIES) throw failure
        await pause(attempt++)
      } else {
        // The append may be recorded although its answer was lost.
        const earlier = await answered(store, idempotencyKey, execution.stream)
        if (earlier) return earlier
        throw failure
      }
    }
  }
  /** What the module itself says of a name that another stream holds. */
  const takenBy = async ({ module, stream }: AnyExecution, { claim, holder }: ClaimTaken, { append }: Recordable) => {
    if (!module.refuseTaken) return undefined
    const own = await states.read(module.fold, stream)
    const other = holder.startsWith(module.stream('')) ? (await states.read(module.fold, holder)).state : undefined
    return module.refuseTaken(claim, append.events, own.state, other)
  }
  const answerUnrecorded = async (evaluation: Unrecorded, { idempotencyKey, stream }: AnyExecution): Promise<Accepted | Refusal> => {
    const earlier = await answered(store, idempotencyKey, stream)
    if (earlier) return earlier
    if ('error' in evaluation) throw await evaluation.error()
    return 'nothing' in evaluation ? evaluation.nothing : noted(evaluation.refusal, () => evaluation.attempt)
  }
  const noted = async (refusal: Refusal, attemptOf: Recordable['refused']): Promise<Refusal> => {
    await attempts?.note(attemptOf(refusal))
    return refusal
  }

  /** Decides the commands of one stream in order, each on the state that the one before leads to. */
  const decideBatch = async (batch: readonly InBatch[]): Promise<void> => {
    const { module, stream } = batch[0]!.execution
    const drops = states.drops()
    // A cached state is good enough to append on: the append names its revision.
    let current = batch.some(({ mustRead }) => mustRead) ? undefined : states.known(module.fold, stream)
    let progress: Promise<Progress> = Promise.resolve({ isRecorded: true })
    let isUnwritten = true
    for (const { execution, settle } of batch) {
      // With other writers, an append after one that failed could follow their events. An erased person is in no new decision.
      const canDecide = states.drops() === drops && (store.isOnlyWriter || (await progress).isRecorded)
      if (!canDecide) {
        settle('again')
        continue
      }
      try {
        const decided = await decide(execution, (current ??= await states.read(module.fold, stream)), isUnwritten)
        current = decided.current
        progress = settled(execution, decided, progress, settle, drops)
        isUnwritten &&= !hasEvents(decided.evaluation)
      } catch (failure) {
        settle({ failure })
      }
    }
    await progress
  }

  const decide = async (execution: AnyExecution, base: AnyState, isUnwritten: boolean): Promise<Decided> => {
    const { module, request, stream } = execution
    const evaluateOn = (state: AnyState) =>
      evaluate(execution, state, { states, store, now: request.now ?? now(), modules, engagements, questions })
    let current = base
    let evaluation = await evaluateOn(current)
    // Without an append, no store checks the revision: the state must be the current one.
    while (!('append' in evaluation) && isUnwritten) {
      const { revision } = current
      current = await states.read(module.fold, stream)
      if (current.revision === revision) break
      evaluation = await evaluateOn(current)
    }
    if (!('append' in evaluation)) return { evaluation, current }
    const append = store.append(evaluation.append)
    if (!hasEvents(evaluation)) return { evaluation, append, current }
    const { events } = evaluation.append
    const state = fold(module.fold, events, current.state)
    return { evaluation, append, current: { ...current, state, revision: current.revision + events.length } }
  }

  /** Settles a command once all that it was decided on is settled. */
  const settled = async (
    { module, stream }: AnyExecution,
    { evaluation, append, current }: Decided,
    progress: Promise<Progress>,
    settle: InBatch['settle'],
    drops: number,
  ): Promise<Progress> => {
    const appended = append?.then(
      (accepted) => ({ accepted }),
      (failure: unknown) => ({ failure }),
    )
    const before = await progress
    if (!('append' in evaluation)) {
      const unrecorded = 'nothing' in evaluation && before.last ? { nothing: before.last } : evaluation
      settle(before.isRecorded ? { unrecorded } : 'again')
      return before
    }
    const outcome = (await appended)!
    const failed = hasEvents(evaluation) ? { isRecorded: false } : before
    if ('failure' in outcome) {
      const isStale = !before.isRecorded && outcome.failure instanceof StaleRevision
      settle(isStale ? 'again' : { ...outcome, evaluation })
      return failed
    }
    settle(outcome)
    const { accepted } = outcome
    // An earlier answer to the same key names another revision, and says nothing of this append.
    if (accepted.stream !== stream || accepted.revision !== current.revision) return failed
    if (!hasEvents(evaluation)) return before
    if (before.isRecorded && states.drops() === drops) states.learn(module.fold, stream, { ...current, position: accepted.position })
    return { isRecorded: before.isRecorded, last: accepted }
  }

  const enqueue = batchesByName(decideBatch)
  return execute
}

const hasEvents = (evaluation: Evaluation): boolean => 'append' in evaluation && evaluation.append.events.length > 0

/** The earlier answer to this request. */
export const answered = async (store: EventStore, { scope, key, bodyHash }: CommandKey, stream: string): Promise<Accepted | undefined> => {
  const before = await store.answered({ scope, key }, stream)
  if (before && before.bodyHash !== bodyHash) throw new KeyReused(key)
  return before && { stream: before.stream, revision: before.revision, position: before.position }
}

const pause = (attempt: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * 5 * 2 ** attempt))
