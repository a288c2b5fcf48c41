/**
 * Does work every so many milliseconds, one piece at a time, and keeps no process from ending. An error goes to `failed`: thrown from
 * a timer of Node's it would end the process, and a full disk or a lack of descriptors is no reason to.
 */
export const every = (ms: number, work: () => unknown, failed: (error: unknown) => void = () => {}) => {
  let underWay: Promise<void> | undefined
  const turn = () =>
    Promise.resolve()
      .then(work)
      .then(() => {}, failed)
      .finally(() => {
        underWay = undefined
      })
  const timer = setInterval(() => {
    underWay ??= turn()
  }, ms).unref()
  return {
    /** Answers once the work that is under way has ended. */
    stop: async (): Promise<void> => {
      clearInterval(timer)
      await underWay
    },
  }
}
