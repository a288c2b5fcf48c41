/** Counts calls, and the round trips that a caller waited for one after the other: calls that are under way together are one. */
export const roundTrips = (latency: () => number) => {
  let calls = 0
  let rounds = 0
  let underWay = 0
  return {
    /** Executes a call after the latency. */
    take: (call: () => void): void => {
      calls += 1
      const ms = latency()
      if (underWay === 0) rounds += 1
      if (ms === 0) {
        call()
        return
      }
      underWay += 1
      setTimeout(() => {
        underWay -= 1
        call()
      }, ms)
    },
    counts: () => ({ calls, rounds }),
  }
}
export type RoundTrips = ReturnType<typeof roundTrips>
