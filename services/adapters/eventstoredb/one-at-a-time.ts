/**
 * The same work for many callers, never twice at once. A call during a run gets the outcome of the next one: that run starts after the
 * call, so it sees everything that was recorded before it.
 */
export const oneAtATime = <Answer>(work: () => Promise<Answer>) => {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<Answer> | undefined
  const start = () => {
    next = undefined
    return work()
  }
  return (): Promise<Answer> => {
    if (!next) {
      next = last.then(start, start)
      last = next
    }
    return next
  }
}
