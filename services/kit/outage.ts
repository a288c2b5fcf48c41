import { isUnavailable } from './unavailable.ts'

/** The pause in milliseconds after `failures` in a row: doubles each time, up to `longest`. */
export const exponentialPause = (first: number, longest: number) => (failures: number) => Math.min(longest, first * 2 ** (failures - 1))

/** Milliseconds between two reports of a store that is away. */
const COMPLAIN_EVERY = 10_000

/** The work of other code that reports its waits itself. */
const OTHER = Symbol()

/** Thrown when the program stops during a wait; the work that waited is not done. */
export class Stopped extends Error {
  readonly code = 'STOPPED'
}

export type OutageWait = {
  /** Repeats the work while a store is away, with growing pauses. Other errors are thrown. */
  while<T>(work: () => Promise<T>): Promise<T>
  /** Throws `Stopped` after `end`. */
  pause(ms: number): Promise<void>
  /** Reports from other code that a store is away, or back. */
  away(error: unknown): void
  back(): void
  /** Milliseconds for which the oldest work has been waiting; 0 while none waits. */
  waiting(): number
  /** Ends every wait, present and future. */
  end(): void
}

/** Waits for stores that are away, until `end`; `between`: the pause after a number of failures in a row. */
export const outageWait = (complain: (error: unknown) => void = () => {}, between = exponentialPause(50, 5_000)): OutageWait => {
  const pauses = new Set<() => void>()
  /** Since when each piece of work has been waiting, the oldest first: that one piece of work succeeds says nothing about the others. */
  const waits = new Map<unknown, number>()
  let ended = false
  let complained = Number.NEGATIVE_INFINITY

  const waitsFor = (work: unknown, error: unknown) => {
    if (!waits.has(work)) waits.set(work, Date.now())
    if (Date.now() - complained < COMPLAIN_EVERY) return
    complained = Date.now()
    complain(error)
  }
  const pause = (ms: number) =>
    new Promise<void>((resolve, reject) => {
      const done = () => {
        clearTimeout(timer)
        pauses.delete(done)
        if (ended) reject(new Stopped('stopped while it waited'))
        else resolve()
      }
      const timer = setTimeout(done, ended ? 0 : ms)
      pauses.add(done)
    })
  return {
    while: async (work) => {
      const wait = Symbol()
      try {
        for (let failures = 1; ; failures++)
          try {
            return await work()
          } catch (error) {
            if (!isUnavailable(error)) throw error
            waitsFor(wait, error)
            await pause(between(failures))
          }
      } finally {
        waits.delete(wait)
      }
    },
    pause,
    away: (error) => waitsFor(OTHER, error),
    back: () => void waits.delete(OTHER),
    waiting: () => {
      const [oldest] = waits.values()
      return oldest === undefined ? 0 : Date.now() - oldest
    },
    end: () => {
      ended = true
      for (const done of [...pauses]) done()
    },
  }
}
