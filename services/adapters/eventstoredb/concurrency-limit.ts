/** Lets so many through at once; the others wait in a row. Time that is spent waiting here is nobody's deadline. */
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
