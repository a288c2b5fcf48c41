import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allFacts } from '@embarca/contracts/facts.ts'
import { formatLocal } from '@embarca/contracts/kit/moment.ts'
import type { LoadFilters } from '@embarca/contracts/load-search/filters.ts'
import { scopeOf } from '@embarca/projections/all.ts'
import { scoped } from '@embarca/projections/kit/scoped.ts'
import { loadSearchReaders } from '@embarca/projections/load-search/readers.ts'
import { openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { rebuildViews } from '@embarca/services/rebuild-view.ts'
import { someone } from '../kit/specification.ts'
import { table } from './figure.ts'
import { appendLoads, codeOf, kinds, momentOf, orderOf } from './many-loads.ts'
import { percentile } from './measure.ts'

const TURNS = 40
const COMBINATIONS = 50
const day = (n: number) => formatLocal(momentOf(n)).slice(0, 10)
const of = <T>(list: readonly T[], n: number): T => list[n % list.length]!

/** Every field of the filter object that facts answer, with a value for each turn. */
const fieldsOf = (loads: number): Readonly<Record<string, (turn: number) => LoadFilters>> => ({
  'text: code': (turn) => ({ text: codeOf((turn * 7_919) % loads) }),
  'text: order': (turn) => ({ text: `pedido ${orderOf((turn * 7_919) % loads)}` }),
  'text: place': (turn) => ({ text: of(kinds.cities, turn).slice(0, 5) }),
  'text: nothing': (turn) => ({ text: `nada-${turn}` }),
  column: (turn) => ({ columnStatus: of(['NEGOTIATION', 'IN_PROGRESS', 'DELIVERED'] as const, turn) }),
  deliveryStatus: (turn) => ({ deliveryStatus: [of(['IN_TRANSIT', 'FINISHED', 'ASSIGNED_TO_TRANSPORTER'] as const, turn)] }),
  receiptStatus: (turn) => ({ receiptStatus: [of(['PENDING', 'APPROVED', 'REFUSED'] as const, turn)] }),
  hiringType: (turn) => ({ hiringType: [of(kinds.hiringTypes, turn)] }),
  freightType: (turn) => ({ freightType: of(kinds.freightTypes, turn) }),
  transporterId: (turn) => ({ transporterId: of(kinds.transporters, turn) }),
  originUF: (turn) => ({ originUF: of(kinds.states, turn) }),
  originCity: (turn) => ({ originCity: of(kinds.cities, turn) }),
  originPlaceId: (turn) => ({ originPlaceId: `place-${turn % 64}` }),
  destinationUF: (turn) => ({ destinationUF: of(kinds.states, turn) }),
  destinationCity: (turn) => ({ destinationCity: of(kinds.cities, turn) }),
  destinationPlaceId: (turn) => ({ destinationPlaceId: `place-${turn % 64}` }),
  collectDate: (turn) => ({ collectDateInit: day((turn * 997) % loads), collectDateEnd: day(((turn * 997) % loads) + 1_440) }),
  deliveryDate: (turn) => ({ deliveryDateInit: day((turn * 997) % loads), deliveryDateEnd: day(((turn * 997) % loads) + 1_440) }),
  userLaunch: (turn) => ({ userLaunch: of(['ana', 'nobody'], turn) }),
  tags: (turn) => ({ tags: [of(kinds.tags, turn)] }),
  flPriority: () => ({ flPriority: true }),
  waitingApproveHiring: () => ({ waitingApproveHiring: true }),
  flOnlyNegotiationNotViewed: () => ({ flOnlyNegotiationNotViewed: true }),
  amountTimeWithoutTracking: () => ({ amountTimeWithoutTracking: 60 }),
  lotStatus: () => ({ lotStatus: 'OPEN' }),
  flPending: () => ({ flPending: true }),
})

/**
 * `npm run bench:filters -- [loads]`: bulk-appends that many loads (200,000), folds what answers searches, and asks for every
 * filter alone and for random combinations of four: the first page, and the counts.
 */
const main = async (loads: number) => {
  const folder = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'embarca-filters-'))
  const seconds = (since: number) => ((performance.now() - since) / 1_000).toFixed(1)
  try {
    const filling = openData(folder, { facts: allFacts })
    const begun = performance.now()
    const facts = await appendLoads(filling.events, loads)
    console.log(`${loads} loads, ${facts} facts appended in ${seconds(begun)} s`)
    await filling.close()
    const folding = performance.now()
    await rebuildViews(folder, ['board', 'load-search'])
    console.log(`every view folded, those two twice, in ${seconds(folding)} s, ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MiB`)

    const data = openData(folder, { facts: allFacts })
    const asked = { views: scoped(data.views, scopeOf, someone), by: someone, now: momentOf(loads), activeGroup: 'g1' }
    const timed = async (filters: (turn: number) => LoadFilters) => {
      const times = { search: [] as number[], count: [] as number[] }
      for (let turn = 0; turn < TURNS; turn++) {
        for (const [name, ask] of [
          ['search', loadSearchReaders.searchNew],
          ['count', loadSearchReaders.countNew],
        ] as const) {
          const start = performance.now()
          await ask(filters(turn), asked)
          times[name].push(performance.now() - start)
        }
      }
      return times
    }
    const row = (name: string, { search, count }: Awaited<ReturnType<typeof timed>>) => [
      name,
      ...[search, count].flatMap((times) => [0.5, 0.99].map((part) => `${percentile(times, part).toFixed(1)} ms`)),
    ]
    const fields = fieldsOf(loads)
    const rows: (readonly string[])[] = [['filter', 'search p50', 'p99', 'count p50', 'p99']]
    for (const [name, filters] of Object.entries(fields)) rows.push(row(name, await timed(filters)))
    const names = Object.keys(fields)
    const four = (turn: number, at: number) =>
      Object.assign({}, ...[1, 5, 7, 11].map((step) => fields[of(names, at * 13 + step * (at + 3))]!(turn))) as LoadFilters
    const combined = { search: [] as number[], count: [] as number[] }
    for (let at = 0; at < COMBINATIONS; at++) {
      const { search, count } = await timed((turn) => four(turn, at))
      combined.search.push(...search)
      combined.count.push(...count)
    }
    rows.push(row(`${COMBINATIONS} × four`, combined))
    console.log(table(rows))
    await data.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await main(Number(process.argv[2] ?? 200_000))
