/** What is sent to one address outside, and what became of it. */
export type Sending = {
  /** Sendings to the same place wait for each other. */
  readonly place: string
  /** Milliseconds since the epoch from which it is not worth sending. */
  readonly until: number
  /** Resolves when it is settled, rejects when it may be tried again. */
  readonly send: () => Promise<void>
}
type Setting = {
  readonly now: () => number
  readonly failed: (error: unknown) => void
  /** Milliseconds before a place is tried again, doubled after each failure up to `longestPause`. */
  readonly pause?: number
  readonly longestPause?: number
}

const AT_ONCE = 8
const PAUSE = 5_000
const LONGEST_PAUSE = 600_000

/**
 * Sends to each place apart: one that is slow or away holds up its own sendings only. A sending that fails goes behind the others of its
 * place; while all of them fail, the place is left alone for longer and longer.
 */
export const pushQueue = ({ now, failed, pause = PAUSE, longestPause = LONGEST_PAUSE }: Setting) => {
  const places = new Map<string, Sending[]>()
  const working = new Set<Promise<void>>()
  const stopping = new AbortController()

  const pauseFor = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms).unref()
      stopping.signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    })
  const triedOf = async (sending: Sending): Promise<readonly Sending[]> => {
    try {
      await sending.send()
      return []
    } catch (error) {
      failed(error)
      return [sending]
    }
  }
  const work = async (place: string, waiting: Sending[]) => {
    for (let failures = 0; waiting.length && !stopping.signal.aborted; ) {
      const batch = waiting.splice(0, AT_ONCE).filter(({ until }) => until > now())
      const again = (await Promise.all(batch.map(triedOf))).flat()
      waiting.push(...again)
      failures = batch.length && again.length === batch.length ? failures + 1 : 0
      if (failures) await pauseFor(Math.min(longestPause, pause * 2 ** (failures - 1)))
      // Some were taken: a single one that fails must not turn in circles.
      else if (again.length) await pauseFor(pause)
    }
    places.delete(place)
  }

  return {
    add: (sending: Sending): void => {
      const waiting = places.get(sending.place)
      if (waiting) return void waiting.push(sending)
      const first = [sending]
      places.set(sending.place, first)
      const done: Promise<void> = work(sending.place, first).finally(() => working.delete(done))
      working.add(done)
    },
    /** Ends what is under way; what waits is left to the next start. */
    stop: async (): Promise<void> => {
      stopping.abort()
      await Promise.all(working)
    },
  }
}
