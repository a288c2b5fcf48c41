import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** A measured performance goal: one ratio within one run, and whether the gate holds. */
export type BenchMeasurement = {
  readonly name: string
  readonly ratio: number
  readonly detail: string
  readonly gate: number
  readonly holds: boolean
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)
export const percentile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

/** Durable 4 KB writes per second that the disk sustains at this moment. */
export const fsyncProbe = (folder: string, writes = 200): number => {
  const file = join(folder, 'probe')
  const handle = openSync(file, 'w')
  const page = Buffer.alloc(4096, 1)
  const start = performance.now()
  for (let n = 0; n < writes; n++) {
    writeSync(handle, page, 0, page.length, 0)
    fdatasyncSync(handle)
  }
  const seconds = (performance.now() - start) / 1_000
  closeSync(handle)
  rmSync(file)
  return writes / seconds
}

/** Runs rounds of the same work on each contender, with an fsync probe for each; rounds with a slow disk do not count. */
export const rounds = async <Contender extends string>(
  folder: string,
  contenders: Readonly<Record<Contender, (round: number) => Promise<number>>>,
  count = 3,
): Promise<Readonly<Record<Contender, number>> & { readonly probe: number }> => {
  const names = Object.keys(contenders) as Contender[]
  const samples: { probe: number; rates: Record<string, number> }[] = []
  for (let round = 0; round < count; round++) {
    const rates: Record<string, number> = {}
    const probe = fsyncProbe(folder)
    for (const name of round % 2 ? [...names].reverse() : names) rates[name] = await contenders[name](round)
    samples.push({ probe, rates })
  }
  const usual = median(samples.map(({ probe }) => probe))
  const awake = samples.filter(({ probe }) => probe >= usual / 2)
  return {
    ...(Object.fromEntries(names.map((name) => [name, median(awake.map(({ rates }) => rates[name]!))])) as Record<Contender, number>),
    probe: usual,
  }
}

/** Many clients, each sending its next request after a response, until `total` are done. Returns requests per second. */
export const drive = async (clients: number, total: number, one: (client: number, nth: number) => Promise<unknown>): Promise<number> => {
  let left = total
  const start = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let nth = 0; left-- > 0; nth++) await one(client, nth)
    }),
  )
  return (total / (performance.now() - start)) * 1_000
}
