/** Facts a millisecond: above, what comes within a few milliseconds is folded together, and written together with more of the kind. */
const BUSY = 2
const REST = 5
const LONGER = 4
/** Whoever hears so many at once is behind, waits for nobody, and writes when there is much to write. */
const BEHIND = 200
const MUCH_LONGER = 16
const WINDOW = 50

/** How long to wait, by how many facts come: not at all without a `pace`, in milliseconds. */
export const tempoOf = (pace: number, now: () => number = () => performance.now()) => {
  let rate = 0
  let last = now()
  let behind = false
  return {
    /** Told of each hearing how many facts it brings. */
    hears: (facts: number): void => {
      const at = now()
      const passed = Math.max(at - last, 0.1)
      rate += (facts / passed - rate) * Math.min(1, passed / WINDOW)
      last = at
      behind = facts >= BEHIND
    },
    /** Whether there is more to hear than can be heard at once. */
    isBehind: (): boolean => behind,
    /** How long to wait for more before the next hearing. */
    rest: (): number => (pace > 0 && rate > BUSY && !behind ? REST : 0),
    /** How long after one writing the next may come. */
    apart: (): number => pace * (behind ? MUCH_LONGER : rate > BUSY ? LONGER : 1),
  }
}
