import { median, percentile } from './measure.ts'

/** Milliseconds. */
export type Times = { readonly p50: number; readonly p99: number }

export const took = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}
export const timesOf = (all: readonly number[]): Times => ({ p50: median(all), p99: percentile(all, 0.99) })
/** One after the other, warm. */
export const timed = async (work: (nth: number) => Promise<unknown>, count = 400): Promise<Times> => {
  for (let nth = 0; nth < Math.min(50, count); nth++) await work(nth)
  const times: number[] = []
  for (let nth = 0; nth < count; nth++) {
    times.push(await took(() => work(nth)))
  }
  return timesOf(times)
}

export const ms = (value: number) => `${value.toFixed(3)} ms`
