import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { ColumnName } from '@embarca/contracts/load-search/columns.ts'
import { Link } from '@tanstack/react-router'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect } from 'react'
import type { Selection } from '../bulk/use-selection.ts'
import { placeOf } from './cell-place.ts'
import { isNumber } from './cells.ts'
import { SELECT } from './sections.ts'
import { TableCell } from './TableCell.tsx'
import type { LoadTableModel } from './use-load-table.ts'
import { wayOf } from './way-of.ts'

type Props = {
  readonly table: LoadTableModel
  readonly box: HTMLElement | null
  readonly more: { readonly has: boolean; readonly loading: boolean; readonly load: () => void }
  /** The row that the keyboard stands on. */
  readonly at: number | undefined
  readonly selection: Selection | undefined
}

const HEIGHT = 40
const AHEAD = 12

/** The rows in sight; the next page is asked for before the end is reached. */
export const TableBody = ({ table, box, more, at, selection }: Props) => {
  const { rows } = table.getRowModel()
  const columns = table.getVisibleLeafColumns()
  const clockHere = !columns.some(({ id }) => id === 'offerResidualTime')
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box,
    estimateSize: () => HEIGHT,
    getItemKey: (index) => rows[index]!.id,
    overscan: 10,
    scrollPaddingStart: HEIGHT,
  })
  const inSight = virtual.getVirtualItems()
  const last = inSight.at(-1)?.index ?? -1
  useEffect(() => {
    if (more.has && !more.loading && last >= rows.length - AHEAD) more.load()
  }, [more, last, rows.length])
  useEffect(() => {
    if (at !== undefined) virtual.scrollToIndex(at)
  }, [at, virtual])

  return (
    <tbody className="table-body" style={{ height: virtual.getTotalSize() }}>
      {inSight.map(({ index, start, key }) => {
        const row = rows[index]!
        const auction =
          row.original.shippingType === loadLabels.hiringType.AUCTION &&
          row.original.fields.shippingStatus === loadLabels.status.NEGOTIATION
        const way = wayOf(row.original)
        const chosen = selection?.has(row.original.shippingId) ?? false
        const cells = row.getVisibleCells()
        return (
          <tr
            key={key}
            aria-rowindex={index + 2}
            className={`table-row${index === at ? ' at' : ''}${chosen ? ' chosen' : ''}`}
            aria-selected={selection && chosen}
            style={{ transform: `translateY(${start}px)` }}
          >
            {cells.map((cell, place) => {
              if (cell.column.id === SELECT)
                return (
                  <td key={cell.id} className="cell fixed pick" style={placeOf(cell.column)}>
                    <input
                      type="checkbox"
                      aria-label={`Selecionar ${String(row.original.fields.shippingCode ?? '')}`}
                      checked={chosen}
                      onChange={() => selection?.toggle(row.original)}
                    />
                  </td>
                )
              const name = cell.column.id as ColumnName
              const content = <TableCell column={name} row={row.original} auction={auction} clockHere={clockHere} />
              return (
                <td
                  key={cell.id}
                  className={`cell${isNumber(name) ? ' number num' : ''}${cell.column.getIsPinned() ? ' fixed' : ''}`}
                  style={placeOf(cell.column)}
                >
                  {name === 'shippingCode' ? (
                    <Link {...way} className="code num cut">
                      {content}
                    </Link>
                  ) : (
                    content
                  )}
                  {place === cells.length - 1 && <Link {...way} className="whole" tabIndex={-1} aria-hidden preload={false} />}
                </td>
              )
            })}
          </tr>
        )
      })}
    </tbody>
  )
}
