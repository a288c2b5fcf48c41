/**
 * Runs work every `ms` milliseconds, never twice at once, without keeping the process alive. Errors go to `failed`: thrown from a timer
 * they would end the process, and a full disk or a lack of descriptors is no reason for that.
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
    /** Resolves once the run that is under way has ended. */
    stop: async (): Promise<void> => {
      clearInterval(timer)
      await running
    },
  }
}
