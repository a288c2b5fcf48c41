export class TooBusy extends Error {}

/** Runs works, `atOnce` of them at a time while up to `mostWaiting` others wait; rejects with `TooBusy` beyond. */
export const limited = (atOnce: number, mostWaiting: number) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new TooBusy()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      // The next one takes over the place.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
