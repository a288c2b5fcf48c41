/** Runs at most `width` calls at once; the others queue in order. Time spent in the queue counts toward no deadline. */
export const concurrencyLimit = (width: number) => {
  const waiting: (() => void)[] = []
  let free = width
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    if (free > 0) free -= 1
    else await new Promise<void>((enter) => waiting.push(enter))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
