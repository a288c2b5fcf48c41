import { isUnavailable } from './unavailable.ts'

/** The pause after so many failures in a row, in milliseconds: twice as long each time, up to a longest. */
export const exponentialPause = (first: number, longest: number) => (failures: number) => Math.min(longest, first * 2 ** (failures - 1))

/** Milliseconds between two complaints about a store that comes and goes. */
const COMPLAIN_EVERY = 10_000

/** It was to end while it waited; what it waited with is not done. */
export class Stopped extends Error {
  readonly code = 'STOPPED'
}

export type OutageWait = {
  /** Does it as often as a store is away, with growing pauses. What breaks for another reason throws. */
  while<T>(work: () => Promise<T>): Promise<T>
  /** Throws `Stopped` when it was ended before. */
  pause(ms: number): Promise<void>
  /** A store is away, or back, as seen by somebody who does not wait here. */
  away(error: unknown): void
  back(): void
  /** Milliseconds for which a store has been away; 0 while all answer. */
  waiting(): number
  /** Ends every wait, and each one to come. */
  end(): void
}

/** Waits for stores that are away, until it is ended; `between`: the pause after so many failures in a row. */
export const outageWait = (complain: (error: unknown) => void = () => {}, between = exponentialPause(50, 5_000)): OutageWait => {
  const pauses = new Set<() => void>()
  let ended = false
  let since: number | undefined
  let complained = Number.NEGATIVE_INFINITY

  const away = (error: unknown) => {
    since ??= Date.now()
    if (Date.now() - complained < COMPLAIN_EVERY) return
    complained = Date.now()
    complain(error)
  }
  const back = () => {
    since = undefined
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
      for (let failures = 1; ; failures++)
        try {
          const result = await work()
          back()
          return result
        } catch (error) {
          if (!isUnavailable(error)) throw error
          away(error)
          await pause(between(failures))
        }
    },
    pause,
    away,
    back,
    waiting: () => (since === undefined ? 0 : Date.now() - since),
    end: () => {
      ended = true
      for (const done of [...pauses]) done()
    },
  }
}
