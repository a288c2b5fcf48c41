/** Events per millisecond: above it, events of a few milliseconds are folded as one batch, and batches are written together. */
const BUSY_RATE = 2
const BATCH_DELAY_MS = 5
const BUSY_FACTOR = 4
/** A batch this large means that the projector lags: skip the delay and flush less often, with more in each write. */
const LAGGING_EVENTS = 200
const LAGGING_FACTOR = 16
const WINDOW_MS = 50

/** How long to wait before the next fold and the next write, by the rate of events. `pace`: milliseconds between writes; 0 waits never. */
export const flushPolicy = (pace: number, now: () => number = () => performance.now()) => {
  let rate = 0
  let last = now()
  let isBehind = false
  return {
    /** Call it with the size of every batch received. */
    recordBatch: (eventCount: number): void => {
      const at = now()
      const passed = Math.max(at - last, 0.1)
      rate += (eventCount / passed - rate) * Math.min(1, passed / WINDOW_MS)
      last = at
      isBehind = eventCount >= LAGGING_EVENTS
    },
    /** Whether more events wait than one batch can take. */
    isLagging: (): boolean => isBehind,
    /** Milliseconds to wait before the next batch. */
    batchDelay: (): number => (pace > 0 && rate > BUSY_RATE && !isBehind ? BATCH_DELAY_MS : 0),
    /** Milliseconds between two writes. */
    flushInterval: (): number => pace * (isBehind ? LAGGING_FACTOR : rate > BUSY_RATE ? BUSY_FACTOR : 1),
  }
}
