import { table } from '../figure.ts'
import { percentile } from '../measure.ts'
import { type Asker, askerAt } from './ask.ts'
import { combinationsOf, fieldsOf } from './filter-kinds.ts'
import type { Goal } from './goal.ts'
import type { DayServer } from './server.ts'

/** Enough runs for the p99 to exclude a pause caused by another process. */
const RUNS = 120
const COMBINATIONS = 50
const RUNS_OF_FOUR = 8
const paths = ['search/new', 'count/new', 'custom/search'] as const
type Times = Readonly<Record<(typeof paths)[number], number[]>> & {
  /** Milliseconds of server CPU time per request. */ readonly work: number
}

const timed = async ({ ask }: Asker, work: DayServer['work'], filters: (nth: number) => object, count: number): Promise<Times> => {
  const times = { 'search/new': [] as number[], 'count/new': [] as number[], 'custom/search': [] as number[] }
  const before = work()
  for (let nth = 0; nth < count; nth++) for (const path of paths) times[path].push((await ask(path, filters(nth))).ms)
  return { ...times, work: (work() - before) / count }
}
const row = (name: string, times: Times) => [
  name,
  ...paths.flatMap((path) => [0.5, 0.99].map((part) => `${percentile(times[path], part).toFixed(1)} ms`)),
  `${times.work.toFixed(1)} ms`,
]
const worst = (rows: readonly (readonly [string, Times])[]) =>
  rows
    .flatMap(([name, times]) =>
      paths.map((path) => {
        const all = times[path]
        return { name: `${name}, ${path}, n ${all.length}, at most ${Math.max(...all).toFixed(0)} ms`, p99: percentile(all, 0.99) }
      }),
    )
    .sort((a, b) => b.p99 - a.p99)[0]!

/** Every filter alone and combinations of four: a page of cards, the counts, and the table's page with both. */
export const measureFilters = async (server: DayServer, loads: number): Promise<readonly Goal[]> => {
  const asker = await askerAt(server)
  try {
    const single: [string, Times][] = []
    for (const [name, filters] of Object.entries(fieldsOf(loads))) single.push([name, await timed(asker, server.work, filters, RUNS)])
    const four = { 'search/new': [] as number[], 'count/new': [] as number[], 'custom/search': [] as number[], work: 0 }
    for (const filters of combinationsOf(loads, COMBINATIONS)) {
      const times = await timed(asker, server.work, filters, RUNS_OF_FOUR)
      four.work += times.work / COMBINATIONS
      for (const path of paths) four[path].push(...times[path])
    }
    const combined: [string, Times] = [`${COMBINATIONS} × four`, four]
    console.log(
      table([
        ['filter', ...paths.flatMap((path) => [`${path} p50`, 'p99']), 'server'],
        ...[...single, combined].map(([name, times]) => row(name, times)),
      ]),
    )
    const [one, many] = [worst(single), worst([combined])]
    return [
      { name: 'c', what: 'any filter alone, p99 of the slowest', value: one.p99, gate: 100, unit: 'ms', detail: one.name },
      { name: 'c', what: `${COMBINATIONS} random combinations of four, p99`, value: many.p99, gate: 100, unit: 'ms', detail: many.name },
    ]
  } finally {
    asker.close()
  }
}
