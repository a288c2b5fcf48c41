import type { Clock } from './clock.ts'
import type { DeadLetterCache } from './dead-letter-cache.ts'
import { type DeadLetter, type DeadLetters, type DeadReaction, type DeadTimer, inLogOrder } from './dead-letters.ts'
import type { EventStore } from './event-store.ts'
import { type OutageWait, Stopped } from './outage.ts'
import type { Call, CallHandler, combineReactions } from './reaction.ts'
import type { Timers } from './timers.ts'

type Setting = {
  readonly store: Pick<EventStore, 'read'>
  readonly timers: Timers
  readonly deadLetters: DeadLetters
  readonly cache: DeadLetterCache
  readonly outage: OutageWait
  readonly clock: Pick<Clock, 'ask'>
  readonly callsFor: ReturnType<typeof combineReactions>
  readonly answer: CallHandler
  readonly serially: (key: string, work: () => Promise<void>) => Promise<void>
  readonly now: () => string
}

/** Retries dead letters on request: those of a key in order, until one fails again. */
export const deadLetterRetrier = ({ store, timers, deadLetters, cache, outage, clock, callsFor, answer, serially, now }: Setting) => {
  const tryReaction = async (deadLetter: DeadReaction) => {
    const [event] = await store.read(deadLetter.stream, deadLetter.revision)
    // A restored log may lack the event; then there is nothing to react to.
    if (!event) return
    for (const [index, call] of callsToRetry(deadLetter, callsFor(event))) await answer(event, call, index)
  }
  const tryTimer = async ({ timer }: DeadTimer) => {
    await clock.ask(timer)
    await timers.cancel(timer.id)
  }
  /** Whether the dead letter was removed. */
  const tryOne = async (deadLetter: DeadLetter): Promise<boolean> => {
    try {
      await outage.while(() => (deadLetter.what === 'timer' ? tryTimer(deadLetter) : tryReaction(deadLetter)))
      await cache.remove(deadLetter)
      return true
    } catch (error) {
      if (error instanceof Stopped) throw error
      await cache.put({ ...deadLetter, reason: reasonOf(error), tries: deadLetter.tries + 1, lastAt: now() })
      return false
    }
  }
  const tryKey = async (key: string) => {
    for (let more = true; more; ) {
      const [first] = inLogOrder(await deadLetters.of(key))
      more = first !== undefined && (await tryOne(first))
    }
    await deadLetters.retried(key)
  }
  return async (): Promise<void> => {
    if (cache.isEmpty) return
    for (const key of await deadLetters.retries()) await serially(key, () => tryKey(key))
  }
}
/** The calls of a dead letter: matched by their command, because the table may have changed since. */
const callsToRetry = ({ call: only, command }: DeadReaction, calls: readonly Call[]): readonly (readonly [number, Call])[] => {
  const all = [...calls.entries()]
  const same = all.filter(([, call]) => call.command.type === command)
  if (only === undefined) return all
  return same.length > 1 || same.length === 0 ? all.filter(([index]) => index === only) : same
}

export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
