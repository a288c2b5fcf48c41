import type { Modules } from './module.ts'
import { exponentialPause } from './outage.ts'
import type { Run } from './run.ts'
import { programFor } from './scope.ts'
import type { Timer, Timers } from './timers.ts'
import { isUnavailable } from './unavailable.ts'

export type Clock = {
  start(): Promise<void>
  stop(): Promise<void>
  /** Looks for the next deadline again, because one was set. */
  wake(): void
  /** Runs every command that is due now. */
  fire(): Promise<void>
  /** Runs the command of one deadline, due or not. */
  ask(timer: Timer): Promise<void>
}
type Setting = {
  readonly timers: Timers
  readonly run: Run
  readonly modules: Modules
  readonly now: () => string
  /**
   * The command of a deadline failed `tries` times although the stores were available. The deadline stays: its command is retried after
   * longer and longer pauses.
   */
  readonly broken?: (timer: Timer, error: unknown, tries: number) => Promise<void>
  /** The command of a deadline was executed. */
  readonly ended?: (timer: Timer) => Promise<void>
  /** The stores are away, and the deadlines wait for them. */
  readonly away?: (error: unknown) => void
  readonly back?: () => void
}

const LONGEST = 2 ** 31 - 1
/** Failures after which a deadline counts as broken. */
const TRIES = 5
/** Pause between two attempts of a failing deadline. */
const afterBreaking = exponentialPause(2_000, 600_000)
/** Pause between two attempts of all that is due, while the stores are away. */
const whileAway = exponentialPause(1_000, 5_000)
/** Deadlines of the same instant run concurrently, so that their events share commits. */
const TOGETHER = 500

const nothing = async () => {}

/** Runs commands when they are due; sleeps until the next one. A deadline ends only when its command got an answer. */
export const clockOf = ({
  timers,
  run,
  modules,
  now,
  broken = nothing,
  ended = nothing,
  away = () => {},
  back = () => {},
}: Setting): Clock => {
  const failures = new Map<string, number>()
  let running = false
  let failedLooks = 0
  let sleep: NodeJS.Timeout | undefined
  let firing: Promise<void> = Promise.resolve()

  const ask = async ({ id, due, module, command, shipperId, causationId }: Timer) => {
    const by = programFor(shipperId)
    // Even if the system clock was set back, a fired deadline must not appear early to its command.
    const instant = [now(), due].sort().at(-1)!
    await run(modules[module]!, command, { by, key: `timer-${id}`, causationId, correlationId: causationId, asProgram: true, now: instant })
  }
  const putOff = async (timer: Timer, error: unknown) => {
    const tries = (failures.get(timer.id) ?? 0) + 1
    failures.set(timer.id, tries)
    if (tries >= TRIES) await broken(timer, error, tries)
    await timers.set({ ...timer, due: new Date(Date.parse(now()) + afterBreaking(tries)).toISOString() })
  }
  const fireOne = async (timer: Timer) => {
    try {
      await ask(timer)
    } catch (error) {
      if (isUnavailable(error)) throw error
      return putOff(timer, error)
    }
    await timers.cancel(timer.id)
    failures.delete(timer.id)
    await ended(timer)
  }
  /** Waits for all of them, even when one reports that the stores are away: none may still be running when they are retried. */
  const fireAll = async (due: readonly Timer[]) => {
    for (const outcome of await Promise.allSettled(due.map(fireOne))) if (outcome.status === 'rejected') throw outcome.reason
  }
  const fireDue = async () => {
    for (let due = await timers.due(now(), TOGETHER); due.length; due = await timers.due(now(), TOGETHER)) await fireAll(due)
  }
  const fire = () => {
    firing = firing.catch(() => {}).then(fireDue)
    return firing
  }

  const plan = async () => {
    const next = running ? await timers.next() : undefined
    clearTimeout(sleep)
    if (running && next !== undefined) sleep = setTimeout(onTimer, Math.min(LONGEST, Math.max(0, Date.parse(next) - Date.parse(now()))))
  }
  const onTimer = async () => {
    try {
      await fire()
      if (failedLooks > 0) back()
      failedLooks = 0
      await plan()
    } catch (error) {
      failedLooks += 1
      away(error)
      clearTimeout(sleep)
      if (running) sleep = setTimeout(onTimer, whileAway(failedLooks))
    }
  }

  return {
    start: async () => {
      running = true
      await onTimer()
    },
    stop: async () => {
      running = false
      clearTimeout(sleep)
      await firing.catch(() => {})
    },
    // While the stores are away, the next look is already scheduled.
    wake: () => {
      if (failedLooks === 0) void plan().catch(() => {})
    },
    fire,
    ask,
  }
}
