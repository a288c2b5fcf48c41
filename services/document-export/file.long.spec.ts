import type { Column } from '@embarca/projections/kit/report.ts'
import { expect, it } from 'vitest'
import { fileOf } from './file.ts'

const columns: readonly Column[] = [
  { name: 'Cliente', kind: 'text' },
  { name: 'Valor', kind: 'money' },
  { name: 'Entrega', kind: 'moment' },
]
const many = 200_000
async function* manyRows(counter: { most: number }) {
  for (let page = 0; page < many / 100; page++) {
    yield Array.from({ length: 100 }, (_, i) => [
      `Cliente ${page * 100 + i} de São José dos Pinhais`,
      page * 100 + i,
      '2026-01-05T12:30:00.000Z',
    ])
    if (page % 100 === 0) counter.most = Math.max(counter.most, process.memoryUsage().heapUsed)
  }
}

it.each(['csv', 'xlsx'] as const)(
  'a file of 200,000 rows never stands in memory (%s)',
  async (format) => {
    const counter = { most: 0 }
    const before = process.memoryUsage().heapUsed
    let size = 0
    let last = 0
    const { content } = fileOf(
      { title: 'Histórico', filters: [], columns, rows: manyRows(counter) },
      { format, at: '2026-01-05T12:00:00.000Z', by: 'Ana' },
      (count) => {
        last = count
      },
    )
    for await (const piece of content) size += (piece as Buffer).length
    expect(last).toBe(many)
    expect(size).toBeGreaterThan(500_000)
    expect(counter.most - before).toBeLessThan(150 * 1_048_576)
  },
  60_000,
)
