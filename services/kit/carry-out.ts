import { type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { Accepted } from '@embarca/contracts/kit/route.ts'
import { type Chain, type Pending, stands } from './ahead.ts'
import type { Attempt, Attempts } from './attempts.ts'
import { fold, type Terms } from './decider.ts'
import { ClaimTaken, type CommandKey, type EventStore, KeyReused, StaleRevision } from './event-store.ts'
import type { States } from './states.ts'
import { turns } from './turns.ts'
import { judge, type Verdict } from './verdict.ts'
import type { Work } from './work.ts'

type Carrying = {
  readonly store: EventStore
  readonly states: States
  readonly now: () => string
  readonly attempts?: Attempts | undefined
}

/**
 * What was decided in a turn: an append on its way, or a refusal, on top of what is on its way. An append without events joins no chain:
 * nothing is decided on it.
 */
type Decided =
  | {
      readonly pending: Pending
      readonly chain: Chain | undefined
      readonly isNoop: boolean
      readonly refused: (refusal: Refusal) => Attempt
    }
  | { readonly verdict: Exclude<Verdict, { append: unknown }>; readonly under: Pending | undefined }

const TRIES = 3
/** Generated names that are tried before the command is refused. */
const MAX_NAMES = 8

/**
 * Carries out one command on its stream. Commands of a stream decide one after the other, each on what the one before hands to the
 * log, so that they share a commit; whatever is answered is answered once all it was decided on is durable.
 */
export const carrier = ({ store, states, now, attempts }: Carrying) => {
  const queue = turns()

  /** What is remembered of a stream is good enough to append on, for the append names its revision; `anew`: it was not. */
  const decided = async <T extends Terms>(work: Work<T>, anew: boolean): Promise<Decided | undefined> => {
    const { module, asked, stream } = work
    const { decider } = module
    const crowd = queue.enter(stream)
    if (crowd) await crowd
    try {
      const found = states.ahead.of(stream)
      const settled = found instanceof Promise
      const ahead = settled ? await found : found
      const under = ahead?.last
      const known = under?.standing ?? (anew || settled ? undefined : states.known(decider, stream))
      const standing = known ?? (await states.read(decider, stream))
      const verdict = await judge(work, standing, { states, store, now: asked.now ?? now() })
      if (ahead?.fallen) return undefined
      if (!('append' in verdict)) {
        const moved = !under && (await states.read(decider, stream)).revision !== standing.revision
        return moved ? undefined : { verdict, under }
      }
      const { append, refused } = verdict
      const accepted = store.append(append)
      const isNoop = append.events.length === 0
      if (isNoop) return { pending: { accepted, standing }, chain: ahead, isNoop, refused }
      const state = fold(decider, append.events, standing.state)
      const pending = { accepted, standing: { ...standing, state, revision: standing.revision + append.events.length } }
      return { pending, chain: states.ahead.add(stream, pending), isNoop, refused }
    } finally {
      queue.leave(stream)
    }
  }

  const carryOut = async <T extends Terms>(work: Work<T>, tried = 1, anew = false): Promise<Accepted | Refusal> => {
    const { module, ticket, stream } = work
    const outcome = await decided(work, anew)
    if (!outcome) return carryOut(work, tried, true)
    if ('pending' in outcome) {
      const { pending, chain, isNoop, refused } = outcome
      const settle = (recorded: boolean) => !isNoop && chain && states.ahead.settle(stream, chain, pending, recorded)
      try {
        const accepted = await pending.accepted
        if (isNoop) return accepted
        const recorded = stands(accepted, stream, pending)
        if (recorded && !chain?.fallen) states.learn(module.decider, stream, { ...pending.standing, position: accepted.position })
        settle(recorded)
        return accepted
      } catch (error) {
        const astray = chain?.fallen && error instanceof StaleRevision
        settle(false)
        return astray ? carryOut(work, tried, true) : unwritten(work, error, refused, tried)
      }
    }
    const { verdict, under } = outcome
    const durable = under && (await under.accepted.catch(() => undefined))
    if (under && !(durable && stands(durable, stream, under))) return carryOut(work, tried, true)
    const earlier = await answered(store, ticket)
    if (earlier) return earlier
    if ('error' in verdict) throw await verdict.error()
    if ('nothing' in verdict) return durable ?? verdict.nothing
    await attempts?.note(verdict.attempt)
    return verdict.refusal
  }

  const unwritten = async <T extends Terms>(
    work: Work<T>,
    error: unknown,
    refused: (refusal: Refusal) => Attempt,
    tried: number,
  ): Promise<Accepted | Refusal> => {
    const { module, ticket } = work
    if (error instanceof KeyReused) throw error
    if (error instanceof ClaimTaken && module.generates?.(error.claim, work.command) && work.attempt < MAX_NAMES) {
      work.attempt += 1
      return carryOut(work, tried, true)
    }
    if (error instanceof ClaimTaken && module.joinsHolder?.(error.claim, work.command) && work.stream !== error.holder) {
      work.stream = error.holder
      return carryOut(work, tried)
    }
    if (error instanceof ClaimTaken && module.claimTaken) {
      const refusal = refuse(module.claimTaken(error.claim))
      await attempts?.note(refused(refusal))
      return refusal
    }
    if (error instanceof StaleRevision) {
      if (tried === TRIES) throw error
      await pause(tried)
      return carryOut(work, tried + 1, true)
    }
    const unknown = await answered(store, ticket)
    if (unknown) return unknown
    throw error
  }

  return <T extends Terms>(work: Work<T>) => carryOut(work)
}

/** What this request was answered before. */
export const answered = async (store: EventStore, { scope, key, bodyHash }: CommandKey): Promise<Accepted | undefined> => {
  const before = await store.answered({ scope, key })
  if (before && before.bodyHash !== bodyHash) throw new KeyReused(key)
  return before && { stream: before.stream, revision: before.revision, position: before.position }
}

const pause = (tried: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * 5 * 2 ** tried))
