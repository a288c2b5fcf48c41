import type { TableRow } from '@embarca/contracts/load-search/routes.ts'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useMemo } from 'react'
import type { Selection } from '../bulk/use-selection.ts'
import { placeOf } from './cell-place.ts'
import { TableLine } from './TableLine.tsx'
import type { LoadTableModel } from './use-load-table.ts'

type Props = {
  readonly model: LoadTableModel
  readonly rows: readonly TableRow[]
  readonly box: HTMLElement | null
  readonly more: { readonly has: boolean; readonly loading: boolean; readonly load: () => void }
  /** The row that the keyboard is on. */
  readonly at: number | undefined
  readonly selection: Selection | undefined
}

const HEIGHT = 40
const PREFETCH_ROWS = 12
const keyOf = ({ shippingId, shippingDeliveryId }: TableRow) => shippingDeliveryId ?? shippingId

/** Renders the visible rows; the next page is requested before the end is reached. */
export const TableBody = ({ model: { table, sizing, pinned }, rows, box, more, at, selection }: Props) => {
  const columns = table.getVisibleLeafColumns()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a column keeps its identity when it is resized or pinned
  const places = useMemo(
    () => columns.map((column) => ({ id: column.id, fixed: Boolean(column.getIsPinned()), style: placeOf(column) })),
    [columns, sizing, pinned],
  )
  // Stable between scrolls: a new function would recompute the position of every row.
  const keyAt = useCallback((index: number) => keyOf(rows[index]!), [rows])
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box,
    estimateSize: () => HEIGHT,
    getItemKey: keyAt,
    overscan: 10,
    scrollPaddingStart: HEIGHT,
  })
  const inSight = virtual.getVirtualItems()
  const last = inSight.at(-1)?.index ?? -1
  useEffect(() => {
    if (more.has && !more.loading && last >= rows.length - PREFETCH_ROWS) more.load()
  }, [more, last, rows.length])
  useEffect(() => {
    if (at !== undefined) virtual.scrollToIndex(at)
  }, [at, virtual])

  return (
    <tbody className="table-body" style={{ height: virtual.getTotalSize() }}>
      {inSight.map(({ index, start, key }) => {
        const row = rows[index]!
        return (
          <TableLine
            key={key}
            row={row}
            index={index}
            start={start}
            places={places}
            at={index === at}
            chosen={selection?.has(row.shippingId) ?? false}
            onToggle={selection?.toggle}
          />
        )
      })}
    </tbody>
  )
}
