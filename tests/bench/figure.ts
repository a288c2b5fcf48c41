import { median } from './measure.ts'

/** One measured performance goal: the same figure from every valid round. */
export type Figure = {
  readonly name: string
  readonly what: string
  readonly rounds: readonly number[]
  readonly gate: number
  readonly stretch: number
  /** Less is better. */
  readonly atMost?: true
  readonly unit?: string
  readonly detail?: string
}

export const holds = ({ rounds, gate, atMost }: Figure) => (atMost ? median(rounds) <= gate : median(rounds) >= gate)
const written = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))

/** One line of the table. */
export const rowOf = (figure: Figure): readonly string[] => {
  const { name, what, rounds, gate, stretch, atMost, unit = '', detail = '' } = figure
  const sign = atMost ? '≤' : '≥'
  const spread = rounds.length > 1 ? ` (${written(Math.min(...rounds))}–${written(Math.max(...rounds))})` : ''
  return [
    name,
    what,
    `${written(median(rounds))}${unit}${spread}`,
    `${sign} ${gate}${unit}`,
    `${sign} ${stretch}${unit}`,
    holds(figure) ? 'yes' : 'NO',
    detail,
  ]
}

export const table = (rows: readonly (readonly string[])[]): string => {
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)))
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
