/** Facts a millisecond: above, what comes within a few milliseconds is folded together. */
const BUSY = 2
const BREATH = 5
/** Whoever hears so many at once is behind, and waits for nobody. */
const BEHIND = 200
const WINDOW = 50

/** Told of each hearing how many facts it brought; answers how many milliseconds to wait for more. */
export const breathing = (now: () => number = () => performance.now()) => {
  let rate = 0
  let last = now()
  return (facts: number): number => {
    const at = now()
    const passed = Math.max(at - last, 0.1)
    rate += (facts / passed - rate) * Math.min(1, passed / WINDOW)
    last = at
    return rate > BUSY && facts < BEHIND ? BREATH : 0
  }
}
