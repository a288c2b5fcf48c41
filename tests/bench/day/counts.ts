import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { LoadFilters } from '@embarca/contracts/load-search/filters.ts'
import { sqliteReadStore } from '@embarca/projections/adapters/sqlite/read-store.ts'
import { shipperData } from '@embarca/services/demo/shipper-data.ts'
import { askerAt } from './ask.ts'
import type { Goal } from './goal.ts'
import type { DayServer } from './server.ts'
import { liveUpdates } from './updates.ts'

type Row = Readonly<Record<string, unknown>> & { readonly tags: readonly string[]; readonly originUFs: readonly string[] }
type Counts = {
  readonly total: number
  readonly byStatus: Readonly<Record<string, number>>
  readonly byHiringType: Readonly<Record<string, number>>
  readonly byReceiptStatus: Readonly<Record<string, number>>
}
const SECONDS = 10
const [{ shipper, operationGroups }] = shipperData as [(typeof shipperData)[number]]

/** Filters, each with an independent predicate for one document. */
const questions: readonly (readonly [filters: LoadFilters, fits: (row: Row) => boolean])[] = [
  [{}, () => true],
  ...(['NEGOTIATION', 'IN_PROGRESS', 'DELIVERED'] as const).map(
    (column) => [{ columnStatus: column }, (row: Row) => row['column'] === column] as const,
  ),
  [{ columnStatus: 'NEGOTIATION', flPriority: true }, (row) => row['column'] === 'NEGOTIATION' && row['flPriority'] === true],
  [{ columnStatus: 'NEGOTIATION', tags: ['urgente'] }, (row) => row['column'] === 'NEGOTIATION' && row.tags.includes('urgente')],
  [
    { tags: ['papel', 'frio'], originUF: 'PR' },
    (row) => row.tags.some((tag) => tag === 'papel' || tag === 'frio') && row.originUFs.includes('PR'),
  ],
  [
    { deliveryStatus: ['CANCELED', 'EXPIRED'], hiringType: ['QUOTATION'] },
    (row) => ['CANCELED', 'EXPIRED'].includes(row['statusCode'] as string) && row['hiringType'] === 'QUOTATION',
  ],
  [
    { receiptStatus: ['REFUSED'], freightType: 'FOB', userLaunch: 'ana' },
    (row) => row['receiptStatus'] === 'REFUSED' && row['freightType'] === 'FOB' && row['launchedBy'] === 'ana',
  ],
  [{ flPending: true }, () => false],
]

const everyRow = async (folder: string): Promise<readonly Row[]> => {
  const views = sqliteReadStore(join(folder, 'views.sqlite'), { readOnly: true })
  const where = { shipperId: shipper.id, operationGroupId: operationGroups[0]!.id }
  const rows: Row[] = []
  let after: string | undefined
  do {
    const page = await views.page<Row>('loads', {
      where,
      sort: ['createdDate', 'desc'],
      size: 5_000,
      ...(after !== undefined && { after }),
    })
    rows.push(...page.items.map(({ stops: _, codes: __, names: ___, keys: ____, ...row }) => row as unknown as Row))
    after = page.next
  } while (after !== undefined)
  views.close()
  return rows
}
const counted = (rows: readonly Row[]): Counts => {
  const by = (field: string) => {
    const counts: Record<string, number> = {}
    for (const row of rows) {
      const value = row[field]
      if (value) counts[value as string] = (counts[value as string] ?? 0) + 1
    }
    return counts
  }
  return { total: rows.length, byStatus: by('statusCode'), byHiringType: by('hiringType'), byReceiptStatus: by('receiptStatus') }
}
const inOrder = (counts: Counts) =>
  JSON.stringify(Object.entries(counts).map(([name, value]) => [name, typeof value === 'number' ? value : Object.entries(value).sort()]))

/** Counts after live updates, as the chips of the board, the search and the table show them, against a recount of every document. */
export const measureCounts = async (server: DayServer, folder: string, loads: number): Promise<readonly Goal[]> => {
  const updates = await liveUpdates(server, loads)
  await pause(SECONDS * 1_000)
  const { done } = await updates.stop()
  await pause(1_500)
  const rows = await everyRow(folder)
  const asker = await askerAt(server)
  const wrong: string[] = []
  for (const [filters, fits] of questions) {
    const recount = inOrder(counted(rows.filter(fits)))
    const answers: Counts[] = [
      (await asker.ask<Counts>('count/new', filters)).reply,
      (await asker.ask<{ amounts: Counts }>('custom/search', filters)).reply.amounts,
    ]
    if (filters.columnStatus) answers.push((await asker.ask<Counts>('count/cached', filters)).reply)
    answers.forEach(
      (counts, at) =>
        inOrder(counts) !== recount && wrong.push(`${at} ${JSON.stringify(filters)}: ${inOrder(counts)} instead of ${recount}`),
    )
  }
  asker.close()
  for (const one of wrong) console.log(one)
  return [
    {
      name: 'd',
      what: `counts that differ from a recount after ${done} live updates`,
      value: wrong.length,
      gate: 0,
      unit: '',
      detail: `${questions.length} filters over ${rows.length} loads`,
    },
  ]
}
