import type { Modules } from './module.ts'
import type { Run } from './run.ts'
import { programFor } from './scope.ts'
import type { Timer, Timers } from './timers.ts'

export type Clock = {
  start(): Promise<void>
  stop(): Promise<void>
  /** Looks anew for the next deadline: one was set. */
  wake(): void
  /** Asks for everything that is due by now. */
  fire(): Promise<void>
}
type Setting = {
  readonly timers: Timers
  readonly run: Run
  readonly modules: Modules
  readonly now: () => string
  /** A deadline whose command broke again and again is given up. */
  readonly giveUp?: (timer: Timer, error: unknown) => void
}

const LONGEST = 2 ** 31 - 1
const TRIES = 5
const PATIENCE = 1_000
/** What is due in the same instant is asked for side by side, so that its facts share commits. */
const TOGETHER = 500

/** Asks for commands when their time has come; sleeps until the next one. */
export const clockOf = ({ timers, run, modules, now, giveUp = () => {} }: Setting): Clock => {
  const failures = new Map<string, number>()
  let running = false
  let sleep: NodeJS.Timeout | undefined
  let firing: Promise<void> = Promise.resolve()

  const ask = async ({ id, due, module, command, shipperId, causationId }: Timer) => {
    const by = programFor(shipperId)
    // A clock that was set back must not make a deadline look early once it has fired.
    const moment = [now(), due].sort().at(-1)!
    await run(modules[module]!, command, { by, key: `timer-${id}`, causationId, correlationId: causationId, asProgram: true, now: moment })
  }
  const fireOne = async (timer: Timer) => {
    const tried = (failures.get(timer.id) ?? 0) + 1
    try {
      await ask(timer)
    } catch (error) {
      failures.set(timer.id, tried)
      if (tried < TRIES) return timers.set({ ...timer, due: new Date(Date.parse(now()) + PATIENCE * 2 ** tried).toISOString() })
      giveUp(timer, error)
    }
    failures.delete(timer.id)
    return timers.cancel(timer.id)
  }
  const fireDue = async () => {
    for (let due = await timers.due(now(), TOGETHER); due.length; due = await timers.due(now(), TOGETHER))
      await Promise.all(due.map(fireOne))
  }
  const fire = () => {
    firing = firing.catch(() => {}).then(fireDue)
    return firing
  }

  const plan = async () => {
    const next = running ? await timers.next() : undefined
    clearTimeout(sleep)
    if (running && next !== undefined) sleep = setTimeout(tick, Math.min(LONGEST, Math.max(0, Date.parse(next) - Date.parse(now()))))
  }
  const tick = async () => {
    try {
      await fire()
      await plan()
    } catch {
      if (running) sleep = setTimeout(tick, PATIENCE)
    }
  }

  return {
    start: async () => {
      running = true
      await tick()
    },
    stop: async () => {
      running = false
      clearTimeout(sleep)
      await firing.catch(() => {})
    },
    wake: () => void plan().catch(() => {}),
    fire,
  }
}
