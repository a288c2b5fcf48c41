import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { ColumnName } from '@embarca/contracts/load-search/columns.ts'
import type { TableRow } from '@embarca/contracts/load-search/routes.ts'
import { Link } from '@tanstack/react-router'
import { type CSSProperties, memo } from 'react'
import { RowCheckbox } from '../../../ui/RowCheckbox.tsx'
import { isNumber } from './cells.ts'
import { rowLink } from './row-link.ts'
import { SELECT } from './sections.ts'
import { TableCell } from './TableCell.tsx'

/** The layout of a column, shared by all rows. */
export type ColumnLayout = { readonly id: string; readonly fixed: boolean; readonly style: CSSProperties }
type Props = {
  readonly row: TableRow
  readonly index: number
  readonly start: number
  readonly places: readonly ColumnLayout[]
  /** The keyboard is on this row. */
  readonly at: boolean
  readonly chosen: boolean
  readonly onToggle: ((row: TableRow) => void) | undefined
}

const isRunning = ({ shippingType, fields }: TableRow) =>
  shippingType === loadLabels.hiringType.AUCTION && fields.shippingStatus === loadLabels.status.NEGOTIATION

/** One row; it re-renders only when its own props change, not on scroll. */
export const TableLine = memo(({ row, index, start, places, at, chosen, onToggle }: Props) => {
  const auction = isRunning(row)
  const clockHere = !places.some(({ id }) => id === 'offerResidualTime')
  const link = rowLink(row)
  return (
    <tr
      aria-rowindex={index + 2}
      className={`table-row${at ? ' at' : ''}${chosen ? ' chosen' : ''}`}
      aria-selected={onToggle && chosen}
      style={{ transform: `translateY(${start}px)` }}
    >
      {places.map(({ id, fixed, style }, place) => {
        if (id === SELECT)
          return (
            <td key={id} className="cell fixed pick" style={style}>
              <RowCheckbox
                label={`Selecionar ${String(row.fields.shippingCode ?? '')}`}
                checked={chosen}
                onChange={() => onToggle?.(row)}
              />
            </td>
          )
        const name = id as ColumnName
        const content = <TableCell column={name} row={row} auction={auction} clockHere={clockHere} />
        return (
          <td key={id} className={`cell${isNumber(name) ? ' number num' : ''}${fixed ? ' fixed' : ''}`} style={style}>
            {name === 'shippingCode' ? (
              <Link {...link} className="code num cut" preload={false}>
                {content}
              </Link>
            ) : (
              content
            )}
            {place === places.length - 1 && <Link {...link} className="whole" tabIndex={-1} aria-hidden preload={false} />}
          </td>
        )
      })}
    </tr>
  )
})
