/** Facts a millisecond: above, what comes within a few milliseconds is folded together, and written together with more of the kind. */
const BUSY_RATE = 2
const BATCH_DELAY_MS = 5
const BUSY_FACTOR = 4
/** Whoever hears so many at once is behind, waits for nobody, and writes when there is much to write. */
const LAGGING_EVENTS = 200
const LAGGING_FACTOR = 16
const WINDOW_MS = 50

/** How long to wait, by how many facts come: not at all without a `pace`, in milliseconds. */
export const flushPolicy = (pace: number, now: () => number = () => performance.now()) => {
  let rate = 0
  let last = now()
  let isBehind = false
  return {
    /** Told of each hearing how many facts it brings. */
    recordBatch: (eventCount: number): void => {
      const at = now()
      const passed = Math.max(at - last, 0.1)
      rate += (eventCount / passed - rate) * Math.min(1, passed / WINDOW_MS)
      last = at
      isBehind = eventCount >= LAGGING_EVENTS
    },
    /** Whether there is more to hear than can be heard at once. */
    isLagging: (): boolean => isBehind,
    /** How long to wait for more before the next hearing. */
    batchDelay: (): number => (pace > 0 && rate > BUSY_RATE && !isBehind ? BATCH_DELAY_MS : 0),
    /** How long after one writing the next may come. */
    flushInterval: (): number => pace * (isBehind ? LAGGING_FACTOR : rate > BUSY_RATE ? BUSY_FACTOR : 1),
  }
}
