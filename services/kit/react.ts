import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { Position } from '@embarca/contracts/kit/position.ts'
import { every } from '@embarca/projections/kit/every.ts'
import type { Feed, Subscription } from '@embarca/projections/kit/feed.ts'
import { mutexByName } from '@embarca/projections/kit/mutex.ts'
import { type Clock, clockOf } from './clock.ts'
import { deadLetterCache } from './dead-letter-cache.ts'
import type { DeadLetter, DeadLetters, DeadReaction } from './dead-letters.ts'
import type { EventStore } from './event-store.ts'
import { type Modules, streamOfCommand } from './module.ts'
import { outageWait, Stopped } from './outage.ts'
import { type Call, type CallHandler, combineReactions, eventTypesOf, type Reactions, timerFor } from './reaction.ts'
import { deadLetterRetrier, reasonOf } from './retry-dead-letters.ts'
import type { Run } from './run.ts'
import { programFor } from './scope.ts'
import type { Timer, Timers } from './timers.ts'

export type Reactor = {
  /** Consumes the feed from where it stopped, and starts the deadlines. */
  start(feed: Feed): Promise<void>
  stop(): Promise<void>
  /** Without a feed: reacts to everything recorded so far, including the results of the reactions, and to what is due. */
  drain(): Promise<void>
  /** The position up to which events were consumed. */
  reached(): Promise<Position>
  /** Milliseconds for which it has been waiting for a store that is away; 0 while all are available. */
  waiting(): number
  /** Retries the dead letters with a requested retry; once started, it checks for requests every second by itself. */
  retry(): Promise<void>
}
type Setting = {
  readonly store: Pick<EventStore, 'read' | 'readAll'>
  readonly timers: Timers
  readonly deadLetters: DeadLetters
  readonly run: Run
  readonly modules: Modules
  readonly tables: readonly Reactions[]
  readonly now: () => string
  /** A command failed on every attempt and became a dead letter. */
  readonly alarm?: (deadLetter: DeadLetter, error: unknown) => void
  /** A store is away, and everything waits for it. */
  readonly away?: (error: unknown) => void
  /** Milliseconds before a failed reaction is tried again, after `tries` attempts. */
  readonly pause?: (tries: number) => number
}

/** Failures after which a reaction becomes a dead letter; those of a store that is away do not count. */
const TRIES = 5
const afterBreaking = (tries: number) => 10 * 4 ** tries
/** Milliseconds between saves of the position: an event received again gets the same answers from idempotent commands. */
const SAVE_EVERY = 1_000
const LOOK_FOR_RETRIES = 1_000
/** Age in milliseconds from which the answers to an event's commands may be missing, because they were deleted or the log was moved. */
const OLD = 3_600_000
const BEHIND = 'waits behind an earlier one of its load'

/**
 * Issues the commands that events call for: once per event, in order within a load, concurrently across loads. Nothing is skipped: while a
 * store is away everything waits for it, and a command that fails for another reason becomes a dead letter, behind which the rest of its
 * load waits.
 */
export const reactor = (setting: Setting): Reactor => {
  const { store, timers, deadLetters, run, modules, tables, now, alarm = () => {}, pause = afterBreaking } = setting
  const callsFor = combineReactions(...tables)
  const outage = outageWait(setting.away)
  const cache = deadLetterCache(deadLetters, outage)
  const serially = mutexByName()
  let at: Position | undefined
  let savedAt = 0
  let subscription: Subscription | undefined
  let looking: ReturnType<typeof every> | undefined
  let retrying: Promise<void> | undefined

  const clock: Clock = clockOf({
    ...{ timers, run, modules, now, away: outage.away, back: outage.back },
    broken: async (timer, error, tries) => {
      const [before] = await deadLetters.of(deadTimerId(timer))
      // Attempts of an earlier process count too.
      const all = Math.max(tries, (before?.tries ?? 0) + 1)
      const deadLetter = deadTimerOf(timer, { reason: reasonOf(error), tries: all, at: now(), first: before?.firstAt })
      await cache.put(deadLetter)
      if (!before) alarm(deadLetter, error)
    },
    ended: async (timer) => {
      const deadLetter = { id: deadTimerId(timer), key: deadTimerId(timer) }
      if (cache.has(deadLetter)) await cache.remove(deadLetter)
    },
  })

  /** Whether the log already has the result of an old event's call. */
  const isRecordedAlready = async ({ by, recordedAt }: Recorded, { module, command }: Call, key: string): Promise<boolean> => {
    if (Date.parse(now()) - Date.parse(recordedAt) < OLD) return false
    const stream = streamOfCommand(modules[module]!, command, programFor(by.shipperId))
    return (await store.read(stream)).some(({ commandId }) => commandId === key)
  }
  const answer: CallHandler = async (event, call, index) => {
    const { id, key: of, by, correlationId } = event
    const { module, command, at: due } = call
    const key = `${id}-${index}`
    // Setting a deadline does not depend on earlier calls of the load; its command would.
    if (due !== undefined && (due > now() || cache.holds(of))) {
      await timers.set(timerFor(event, call, index, due))
      return clock.wake()
    }
    if (await isRecordedAlready(event, call, key)) return
    await run(modules[module]!, command, { by: programFor(by.shipperId), key, correlationId, causationId: id, asProgram: true })
  }
  /** The error after the last attempt; undefined: the call succeeded. */
  const failureOf = async (event: Recorded, call: Call, index: number): Promise<unknown> => {
    for (let tries = 1; ; tries++)
      try {
        return await outage.while(() => answer(event, call, index))
      } catch (error) {
        if (error instanceof Stopped || tries === TRIES) return error
        await outage.pause(pause(tries))
      }
  }
  const giveUp = async (deadLetter: DeadReaction, error: unknown) => {
    if (error instanceof Stopped) throw error
    await cache.put(deadLetter)
    alarm(deadLetter, error)
  }
  const reactWith = async (event: Recorded, call: Call, index: number) => {
    const deadLetter = deadReactionOf(event, now(), index, call)
    if (cache.has(deadLetter)) return
    if (cache.holds(event.key) && call.at === undefined) return cache.put({ ...deadLetter, reason: BEHIND, tries: 0 })
    const error = await failureOf(event, call, index)
    if (error !== undefined) await giveUp({ ...deadLetter, reason: reasonOf(error), tries: TRIES }, error)
  }
  /** Answers an event, but for the calls that come last: it returns those. */
  const react = async (event: Recorded): Promise<readonly (() => Promise<void>)[]> => {
    let calls: readonly Call[] = []
    try {
      calls = callsFor(event)
    } catch (error) {
      const deadLetter = deadReactionOf(event, now())
      if (!cache.has(deadLetter)) await giveUp({ ...deadLetter, reason: reasonOf(error), tries: 1 }, error)
    }
    const answers = calls.map((call, index) => ({ ...call, index, isDeadline: call.at !== undefined && call.at > now() }))
    const answerTo = ({ index }: { index: number }) => reactWith(event, calls[index]!, index)
    // Deadlines that are set at once share a commit.
    await Promise.all(answers.filter(({ isDeadline }) => isDeadline).map(answerTo))
    const others = answers.filter(({ isDeadline }) => !isDeadline)
    for (const one of others) if (!one.last) await answerTo(one)
    return others.flatMap((one) => (one.last ? [() => answerTo(one)] : []))
  }

  const retryNow = deadLetterRetrier({ store, timers, deadLetters: deadLetters, cache, outage, clock, callsFor, answer, serially, now })
  const retry = () => {
    const before = retrying
    const mine = Promise.resolve(before)
      .catch(() => {})
      .then(cache.ready)
      .then(retryNow)
      .finally(() => {
        if (retrying === mine) retrying = undefined
      })
    retrying = mine
    return mine
  }

  const savePosition = async () => {
    const position = subscription?.reached() ?? at
    if (position !== undefined) await timers.reach(position)
    savedAt = Date.now()
  }
  const receive = async (events: readonly Recorded[]) => {
    await cache.ready()
    const byKey = new Map<string, Recorded[]>()
    for (const event of events) byKey.set(event.key, [...(byKey.get(event.key) ?? []), event])
    const reactInOrder = async (own: readonly Recorded[]) => {
      const last: (() => Promise<void>)[] = []
      for (const event of own) last.push(...(await react(event)))
      for (const answer of last) await answer()
    }
    // Waits for all of them, even when one rejects early: none may still be running when the batch is received again.
    const outcomes = await Promise.allSettled([...byKey].map(([key, own]) => serially(key, () => reactInOrder(own))))
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    at = events.at(-1)?.position ?? at
    // A position that cannot be saved now is saved later.
    if (Date.now() - savedAt > SAVE_EVERY) await savePosition().catch(() => {})
  }

  return {
    start: async (feed) => {
      await cache.ready()
      at = await timers.reached()
      subscription = await feed.subscribe('reactions', at, receive, { types: eventTypesOf(tables) })
      await clock.start()
      looking = every(LOOK_FOR_RETRIES, () => retrying ?? retry())
    },
    stop: async () => {
      outage.end()
      await looking?.stop()
      await subscription?.stop()
      await clock.stop()
      await retrying?.catch(() => {})
      await savePosition().catch(() => {})
    },
    drain: async () => {
      at ??= await timers.reached()
      for (;;) {
        const events = await store.readAll(at)
        if (events.length) await receive(events)
        else {
          const before = at
          await clock.fire()
          if (!(await store.readAll(before, 1)).length) return
        }
      }
    },
    reached: async () => subscription?.reached() ?? at ?? timers.reached(),
    waiting: outage.waiting,
    retry,
  }
}

const deadReactionOf = (
  { id, key, stream, revision, position, type }: Recorded,
  at: string,
  index?: number,
  call?: Call,
): Omit<DeadReaction, 'reason' | 'tries'> => ({
  ...{ what: 'reaction', id: index === undefined ? id : `${id}-${index}`, key, stream, revision, position, type },
  ...(index !== undefined && { call: index }),
  ...(call && { command: call.command.type }),
  ...{ firstAt: at, lastAt: at },
})

type TimerFailure = { readonly reason: string; readonly tries: number; readonly at: string; readonly first: string | undefined }
const deadTimerId = ({ id }: Timer) => `timer-${id}`
const deadTimerOf = (timer: Timer, { reason, tries, at, first = at }: TimerFailure): DeadLetter => {
  const id = deadTimerId(timer)
  return { what: 'timer', id, key: id, timer, command: timer.command.type, reason, tries, firstAt: first, lastAt: at }
}
