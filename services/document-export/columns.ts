import type { CellKind, Column } from '@embarca/projections/kit/report.ts'

export type PlacedColumn = Column & { readonly x: number; readonly width: number }
type PageWidth = { readonly from: number; readonly to: number; readonly gap: number; readonly widthOf: (text: string) => number }

/** The widest likely number or date: cut off, it would be wrong. */
const widestText: Readonly<Record<Exclude<CellKind, 'text'>, string>> = {
  whole: '000000',
  number: '000000,000',
  money: '0000000,00',
  moment: '00/00/0000 00:00',
  date: '00/00/0000',
  share: '100,0%',
}
const TEXT = 16
const LONGEST_NAME = 70

/** The position of each column on the page: numbers and dates get the width they need, texts share the rest by their length. */
export const placeColumns = (columns: readonly Column[], { from, to, gap, widthOf }: PageWidth): readonly PlacedColumn[] => {
  const needs = columns.map(({ name, kind }) =>
    kind === 'text' ? 0 : Math.max(widthOf(widestText[kind]), Math.min(widthOf(name), LONGEST_NAME)) + gap,
  )
  const wants = columns.map(({ name, kind, width = TEXT }) => (kind === 'text' ? Math.max(width, name.length) : 0))
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
  // With very many columns nothing is left for texts: then all columns shrink alike.
  const shrunk = Math.min(1, (0.7 * (to - from)) / Math.max(1, sum(needs)))
  const left = to - from - sum(needs) * shrunk
  const spare = sum(wants) === 0 ? 0 : left / sum(wants)
  let x = from
  return columns.map((column, at) => {
    const own = needs[at]! * shrunk + wants[at]! * spare
    const here = x
    x += own
    return { ...column, x: here, width: own - gap }
  })
}
