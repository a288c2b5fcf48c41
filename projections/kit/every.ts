/**
 * Does work every so many milliseconds, one piece at a time, and keeps no process from ending. An error goes to `failed`: thrown from
 * a timer of Node's it would end the process, and a full disk or a lack of descriptors is no reason to.
 */
export const every = (ms: number, work: () => unknown, failed: (error: unknown) => void = () => {}) => {
  let running: Promise<void> | undefined
  const runOnce = () =>
    Promise.resolve()
      .then(work)
      .then(() => {}, failed)
      .finally(() => {
        running = undefined
      })
  const timer = setInterval(() => {
    running ??= runOnce()
  }, ms).unref()
  return {
    /** Answers once the work that is under way has ended. */
    stop: async (): Promise<void> => {
      clearInterval(timer)
      await running
    },
  }
}
