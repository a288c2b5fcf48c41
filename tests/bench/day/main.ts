import { parseArgs } from 'node:util'
import { measureBoard } from './board.ts'
import { measureCounts } from './counts.ts'
import { measureFilters } from './filters.ts'
import { folderOf } from './folder.ts'
import { type Goal, isReached, tableOf } from './goal.ts'
import { measureLive } from './live.ts'
import { measureRebuild } from './rebuild.ts'
import { startServer } from './server.ts'
import { measureTable } from './table.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    keep: { type: 'boolean', default: false },
    only: { type: 'string', default: 'abcdef' },
    minutes: { type: 'string', default: '10' },
    rows: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '30' },
    times: { type: 'string', default: '40' },
  },
})
const MOST_SECONDS = 360
const MOST_MEMORY = 2_048

/**
 * `npm run bench:day -- [loads]`: a working day of a shipper with that many loads (default 200,000), on the product as it is started. `--keep`
 * leaves the data for the next run; `--only bc` measures some of it; `--minutes`, `--rows`, `--seconds` and `--times` make it shorter.
 */
const main = async (loads: number) => {
  const { folder, isKept, drop, ...appended } = await folderOf(loads)
  console.log(`${loads} loads, ${appended.events} events ${isKept ? 'kept from before' : `appended in ${appended.seconds.toFixed(0)} s`}`)
  const server = await startServer(folder)
  console.log(
    `served after ${server.seconds.toFixed(0)} s, ${(server.worked / 1_000).toFixed(0)} s of work, ${server.memory().peak.toFixed(0)} MiB at most`,
  )
  const goals: Goal[] = []
  const also = async (name: string, measure: () => Promise<readonly Goal[]>) => {
    if (!values.only.includes(name)) return
    const found = await measure()
    goals.push(...found)
    console.log(tableOf(found))
  }
  try {
    await also('a', async () => {
      const { peak, own } = server.memory()
      const detail = `appended in ${appended.seconds.toFixed(0)} s (${appended.rss.toFixed(0)} MiB), folded at the start in ${server.seconds.toFixed(0)} s (${(server.worked / 1_000).toFixed(0)} s of work), ${(appended.events / server.seconds).toFixed(0)} events/s`
      const first: Goal = {
        name: 'a',
        what: 'appended and folded',
        value: appended.seconds + server.seconds,
        gate: MOST_SECONDS,
        unit: 's',
        detail,
      }
      const memory: Goal = {
        name: 'a',
        what: 'memory of the server by then, at most',
        value: peak,
        gate: MOST_MEMORY,
        unit: 'MiB',
        detail: `${own.toFixed(0)} MiB its own`,
      }
      return isKept ? [] : [first, memory]
    })
    await also('c', () => measureFilters(server, loads))
    await also('b', () => measureBoard(server, Number(values.times)))
    await also('d', () => measureCounts(server, folder, loads))
    await also('e', () => measureTable(server, Number(values.rows), Number(values.seconds)))
    await also('f', () => measureLive(server, loads, Number(values.minutes)))
    await also('a', () => measureRebuild(server, folder, appended.events))
    const { peak, own } = server.memory()
    goals.push({
      name: 'a',
      what: 'memory of the server in all, at most',
      value: peak,
      gate: MOST_MEMORY,
      unit: 'MiB',
      detail: `${own.toFixed(0)} MiB its own`,
    })
  } finally {
    await server.stop()
    if (!values.keep) drop()
  }
  console.log(`\n${tableOf(goals)}`)
  process.exitCode = goals.every(isReached) ? 0 : 1
}

await main(Number(positionals[0] ?? 200_000))
