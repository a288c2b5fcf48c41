import type { Column } from '@embarca/projections/kit/report.ts'
import { expect, it } from 'vitest'
import { placed } from './columns.ts'

const paper = { from: 10, to: 510, gap: 5, widthOf: (text: string) => text.length * 4 }
const column = (name: string, kind: Column['kind'], width?: number): Column => ({ name, kind, ...(width !== undefined && { width }) })

it('a moment has the room it needs, texts share the rest by what they want', () => {
  const [when, who, where] = placed([column('Data', 'moment'), column('Quem', 'text', 30), column('Onde', 'text', 10)], paper)
  expect(when).toMatchObject({ x: 10, room: 16 * 4 })
  expect(who!.room + 5).toBeCloseTo(3 * (where!.room + 5))
  expect(where!.x + where!.room + 5).toBeCloseTo(510)
})
it('columns never leave the paper, however many there are', () => {
  const many = placed(
    Array.from({ length: 40 }, (_, at) => column(`Coluna ${at}`, at % 2 ? 'money' : 'text')),
    paper,
  )
  expect(many.at(-1)!.x + many.at(-1)!.room).toBeLessThanOrEqual(510)
  expect(many.every(({ room }) => room > 0)).toBe(true)
})
