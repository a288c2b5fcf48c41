import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import type { CellKind, ReportCell } from '@embarca/projections/kit/report.ts'
import { safeText } from './safe.ts'

const decimals = (least: number, most: number) =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: least, maximumFractionDigits: most, useGrouping: false })
const wholeNumber = decimals(0, 0)
const number = decimals(0, 3)
const money = decimals(2, 2)
const share = decimals(1, 1)
const MINUTES = 16
const DAYS = 10

/** Numbers in Brazilian notation, without dots between thousands: programs read them too. */
const numbers: { readonly [K in CellKind]?: (value: number) => string } = {
  whole: (value) => wholeNumber.format(value),
  number: (value) => number.format(value),
  money: (cents) => money.format(cents / 100),
  share: (part) => `${share.format(part * 100)}%`,
}

export const dateTimeText = (iso: string) => formatLocal(iso).slice(0, MINUTES)

/** A cell as text. */
export const cellText = (kind: CellKind, cell: ReportCell): string => {
  if (cell === undefined || cell === '') return ''
  if (typeof cell === 'number') return (numbers[kind] ?? String)(cell)
  if (typeof cell !== 'string') return safeText(cell.join('\n'))
  if (kind === 'moment') return dateTimeText(cell)
  return kind === 'date' ? formatLocal(cell).slice(0, DAYS) : safeText(cell)
}
