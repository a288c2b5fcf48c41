import type { ImportValues } from '@embarca/contracts/import/read-cells.ts'
import { orderCodeOf } from '@embarca/contracts/order/codes.ts'
import type { TypedNote } from '@embarca/contracts/order/form.ts'
import { exactSum } from './sums.ts'

/** What one command says of an order: a row, or all rows of one code. */
export type OrderRow = {
  /** Places of its rows in the import, from 0. */
  readonly rows: readonly number[]
  readonly file: number
  readonly line: number
  readonly entry?: string
  readonly isNote: boolean
  readonly values: ImportValues
  readonly notes: readonly TypedNote[]
}
/** The commands about one code: they are executed one after the other. */
export type OrderGroup = readonly OrderRow[]

export type TakenRow = {
  readonly place: number
  readonly file: number
  readonly line: number
  readonly entry?: string
  readonly isNote: boolean
  readonly values: ImportValues
}

const noteIn = ({ nfeKey, noteSeries: series, noteNumber: number, noteValue: value }: ImportValues): readonly TypedNote[] => {
  if (nfeKey === undefined && number === undefined) return []
  return [
    {
      ...(nfeKey !== undefined && { nfeKey }),
      ...(nfeKey === undefined && { series: series!, number: number! }),
      ...(value !== undefined && { value }),
    },
  ]
}
const nameOf = ({ nfeKey, series, number }: TypedNote) => nfeKey ?? `${Number(series)}-${Number(number)}`
const distinct = (notes: readonly TypedNote[]): readonly TypedNote[] => [...new Map(notes.map((note) => [nameOf(note), note])).values()]

const sum = (rows: readonly TakenRow[], field: 'weight' | 'cubage' | 'quantity' | 'value'): number | undefined => {
  const all = rows.flatMap(({ values }) => values[field] ?? [])
  return all.length ? exactSum(all) : undefined
}
/** Lines of one code are items of one order: amounts are summed, other fields are the first line's that names them (`o23`). */
const together = (rows: readonly TakenRow[]): OrderRow => {
  const first = rows[0]!
  const named = Object.assign({}, ...[...rows].reverse().map(({ values }) => values)) as ImportValues
  const tags = [...new Set(rows.flatMap(({ values }) => values.tags ?? []))]
  const amounts = Object.fromEntries(
    (['weight', 'cubage', 'quantity', 'value'] as const).flatMap((field) => {
      const total = sum(rows, field)
      return total === undefined ? [] : [[field, total]]
    }),
  )
  const { place: _, ...rest } = first
  return {
    ...rest,
    rows: rows.map(({ place }) => place),
    values: { ...named, ...amounts, ...(tags.length && { tags }) },
    notes: distinct(rows.flatMap(({ values }) => noteIn(values))),
  }
}
const alone = ({ place, ...row }: TakenRow): OrderRow => ({ ...row, rows: [place], notes: noteIn(row.values) })

/**
 * The commands that the rows of an import come to, by code. Rows that restate an order do so together; a row that adds to one, and an NF-e,
 * is counted by itself (`o24`, `o30`).
 */
export const orderGroups = (rows: readonly TakenRow[], increment: boolean): readonly OrderGroup[] => {
  const byCode = new Map<string, TakenRow[]>()
  for (const row of rows) {
    const code = orderCodeOf(row.values.code)
    const group = byCode.get(code)
    if (group) group.push(row)
    else byCode.set(code, [row])
  }
  return [...byCode.values()].map((group) => {
    const lines = group.filter(({ isNote }) => !isNote)
    const notes = group.filter(({ isNote }) => isNote).map(alone)
    return [...(increment || !lines.length ? lines.map(alone) : [together(lines)]), ...notes]
  })
}
