import type { Clock } from './clock.ts'
import { type DeadLetter, type DeadLetters, type DeadReaction, type DeadTimer, inLogOrder } from './dead-letters.ts'
import type { EventStore } from './event-store.ts'
import { type Patience, Stopped } from './patience.ts'
import type { Answer, Call, together } from './reaction.ts'
import type { SetAside } from './set-aside.ts'
import type { Timers } from './timers.ts'

type Setting = {
  readonly store: Pick<EventStore, 'read'>
  readonly timers: Timers
  readonly letters: DeadLetters
  readonly aside: SetAside
  readonly patience: Patience
  readonly clock: Pick<Clock, 'ask'>
  readonly callsFor: ReturnType<typeof together>
  readonly answer: Answer
  readonly inTurn: (key: string, work: () => Promise<void>) => Promise<void>
  readonly now: () => string
}

/** Tries dead letters again when somebody asked for it: those of a key in order, until one breaks again. */
export const retryLetters = ({ store, timers, letters, aside, patience, clock, callsFor, answer, inTurn, now }: Setting) => {
  const tryReaction = async (letter: DeadReaction) => {
    const [event] = await store.read(letter.stream, letter.revision)
    // A log that was restored without it has nothing to react to.
    if (!event) return
    for (const [index, call] of meant(letter, callsFor(event))) await answer(event, call, index)
  }
  const tryTimer = async ({ timer }: DeadTimer) => {
    await clock.ask(timer)
    await timers.cancel(timer.id)
  }
  /** Whether it is done with. */
  const tryOne = async (letter: DeadLetter): Promise<boolean> => {
    try {
      await patience.while(() => (letter.what === 'timer' ? tryTimer(letter) : tryReaction(letter)))
      await aside.remove(letter)
      return true
    } catch (error) {
      if (error instanceof Stopped) throw error
      await aside.put({ ...letter, reason: reasonOf(error), tries: letter.tries + 1, lastAt: now() })
      return false
    }
  }
  const tryKey = async (key: string) => {
    for (let more = true; more; ) {
      const [first] = inLogOrder(await letters.of(key))
      more = first !== undefined && (await tryOne(first))
    }
    await letters.retried(key)
  }
  return async (): Promise<void> => {
    if (aside.isEmpty) return
    for (const key of await letters.retries()) await inTurn(key, () => tryKey(key))
  }
}
/** The calls that a letter stands for: by their command, because the table may have other rows since. */
const meant = ({ call: only, command }: DeadReaction, calls: readonly Call[]): readonly (readonly [number, Call])[] => {
  const all = [...calls.entries()]
  const same = all.filter(([, call]) => call.command.type === command)
  if (only === undefined) return all
  return same.length > 1 || same.length === 0 ? all.filter(([index]) => index === only) : same
}

export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
