import type { Column } from '@embarca/projections/kit/report.ts'
import { expect, it } from 'vitest'
import { placeColumns } from './columns.ts'

const page = { from: 10, to: 510, gap: 5, widthOf: (text: string) => text.length * 4 }
const column = (name: string, kind: Column['kind'], width?: number): Column => ({ name, kind, ...(width !== undefined && { width }) })

it('gives a date the width it needs, and texts the rest by their length', () => {
  const [when, who, where] = placeColumns([column('Data', 'moment'), column('Quem', 'text', 30), column('Onde', 'text', 10)], page)
  expect(when).toMatchObject({ x: 10, width: 16 * 4 })
  expect(who!.width + 5).toBeCloseTo(3 * (where!.width + 5))
  expect(where!.x + where!.width + 5).toBeCloseTo(510)
})
it('keeps all columns on the page, however many there are', () => {
  const many = placeColumns(
    Array.from({ length: 40 }, (_, at) => column(`Coluna ${at}`, at % 2 ? 'money' : 'text')),
    page,
  )
  expect(many.at(-1)!.x + many.at(-1)!.width).toBeLessThanOrEqual(510)
  expect(many.every(({ width: room }) => room > 0)).toBe(true)
})
