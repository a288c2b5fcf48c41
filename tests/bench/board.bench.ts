import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HistoryFilters } from '@embarca/contracts/load-search/filters.ts'
import { sqliteReadStore } from '@embarca/projections/adapters/sqlite/read-store.ts'
import { scopeOf } from '@embarca/projections/all.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import { scoped } from '@embarca/projections/kit/scoped.ts'
import { loadSearchReaders } from '@embarca/projections/load-search/readers.ts'
import { someone } from '../kit/specification.ts'
import type { Figure } from './figure.ts'
import { median } from './measure.ts'
import { ms, type Times, timed, took } from './timed.ts'
import { codeOf, fillViews, plateOf } from './views.ts'

type Board = { readonly views: Views; readonly count: number; close(): void }

const VIEW = 'loads'
const PAGE = 50
const mine = { shipperId: 's1', operationGroupId: 'g1', column: 'IN_PROGRESS' }
const latest = ['createdDate', 'desc'] as const
const first = { where: mine, sort: latest, size: PAGE }

const openBoard = async (folder: string, count: number): Promise<Board> => {
  const file = join(folder, `views-${count}.sqlite`)
  const filling = sqliteReadStore(file)
  await fillViews(filling, count)
  filling.close()
  const views = sqliteReadStore(file, { readOnly: true })
  return { views, count, close: views.close }
}

/** Runs two queries alternately on a warm server; returns how many times as long the second one takes. */
const asLong = async (one: () => Promise<unknown>, other: () => Promise<unknown>) => {
  const times: [number[], number[]] = [[], []]
  for (let nth = 0; nth < 3_000; nth++) {
    times[0].push(await took(one))
    times[1].push(await took(other))
  }
  const [first, second] = times.map((all) => median(all.slice(1_000))) as [number, number]
  return { ratio: second / first, p50: second }
}

/** The cursor after a number of pages, read one after the other as scrolling does. */
const cursorAfter = async ({ views }: Board, pages: number): Promise<string> => {
  let after: string | undefined
  for (let page = 0; page < pages; page++) after = (await views.rawPage(VIEW, { ...first, ...(after !== undefined && { after }) })).next
  return after!
}

/** Queries the history as its screen does: a page of rows. */
const asksHistory = ({ views }: Board, filters: (nth: number) => HistoryFilters) => {
  const context = { views: scoped(views, scopeOf, someone), by: someone, now: new Date().toISOString(), activeGroup: 'g1' }
  return (nth: number) => loadSearchReaders.history(filters(nth), context)
}

const questions = {
  page:
    ({ views }: Board) =>
    () =>
      views.rawPage(VIEW, first),
  counters:
    ({ views }: Board) =>
    () =>
      views.count(VIEW, { where: mine, by: 'statusCode' }),
  code:
    ({ views, count }: Board) =>
    (nth: number) =>
      views.page(VIEW, { where: { shipperId: 's1', keys: { holds: codeOf((nth * 7_919) % count) } }, sort: latest, size: 8 }),
  plate:
    ({ views, count }: Board) =>
    (nth: number) =>
      views.page(VIEW, { where: { shipperId: 's1', keys: { holds: plateOf((nth * 7_919) % count) } }, sort: latest, size: 8 }),
  filter:
    ({ views }: Board) =>
    () =>
      views.rawPage(VIEW, { ...first, where: { ...mine, transporterId: 't3', statusCode: ['IN_TRANSIT'], flPriority: false } }),
  history: (board: Board) => asksHistory(board, () => ({})),
  ofTransporter: (board: Board) => asksHistory(board, (nth) => ({ status: ['FINISHED', 'DELIVERED'], bindTransporterId: `t${nth % 12}` })),
}
/** P9–P14: the board and the history at their large size against their small one, rounds side by side. `BENCH_LOADS`: another large size. */
export const measureBoard = async (
  large = Number(process.env['BENCH_LOADS'] ?? 1_000_000),
  small = 10_000,
  rounds = 3,
): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'embarca-bench-'))
  const boards = [await openBoard(folder, small), await openBoard(folder, large)] as const
  try {
    const [little, big] = boards
    const after = await cursorAfter(big, 49)
    const times: Record<keyof typeof questions, Times[][]> = {
      ...{ page: [], counters: [], code: [], plate: [], filter: [] },
      ...{ history: [], ofTransporter: [] },
    }
    const long: Awaited<ReturnType<typeof asLong>>[] = []
    for (let round = 0; round < rounds; round++) {
      for (const [name, question] of Object.entries(questions) as [
        keyof typeof questions,
        (board: Board) => (nth: number) => Promise<unknown>,
      ][])
        times[name].push([await timed(question(little)), await timed(question(big))])
      long.push(await asLong(questions.page(big), () => big.views.rawPage(VIEW, { ...first, after })))
    }
    const ratios = (name: keyof typeof questions, of: keyof Times) => times[name].map(([few, many]) => many![of] / few![of])
    const atLarge = (name: keyof typeof questions, of: keyof Times) => ms(median(times[name].map(([, many]) => many![of])))
    const sizes = `${large} / ${small} loads`
    const grown = (
      name: string,
      what: string,
      question: keyof typeof questions,
      of: keyof Times,
      gate: number,
      stretch: number,
    ): Figure => ({
      ...{ name, what: `${what}, ${of}, ${sizes}`, gate, stretch, atMost: true },
      rounds: ratios(question, of),
      detail: atLarge(question, of),
    })
    return [
      grown('P9', 'board page', 'page', 'p50', 1.3, 1.15),
      grown('P9', 'board page', 'page', 'p99', 2, 1.3),
      {
        ...{ name: 'P10', what: 'page 50 / page 1, p50', gate: 1.2, stretch: 1.05, atMost: true },
        rounds: long.map(({ ratio }) => ratio),
        detail: ms(median(long.map(({ p50 }) => p50))),
      },
      grown('P11', 'counters', 'counters', 'p50', 1.2, 1),
      grown('P12', 'search by code', 'code', 'p50', 3, 2),
      grown('P12', 'search by plate', 'plate', 'p50', 3, 2),
      {
        ...{ name: 'P13', what: '4-condition filter p99 / board page p99', gate: 2, stretch: 1, atMost: true },
        rounds: times.filter.map(([, many], round) => many!.p99 / times.page[round]![1]!.p99),
        detail: atLarge('filter', 'p99'),
      },
      grown('P14', 'history', 'history', 'p50', 5, 2),
      grown('P14', 'history of a transporter by status', 'ofTransporter', 'p50', 5, 2),
    ]
  } finally {
    for (const board of boards) board.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
