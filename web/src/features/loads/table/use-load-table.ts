import type { ColumnName, TableSection } from '@embarca/contracts/load-search/columns.ts'
import type { TableColumn } from '@embarca/contracts/load-search/routes.ts'
import {
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useEffect, useMemo, useState } from 'react'
import { NARROWEST, SELECT, SELECT_WIDTH, storedWidths, storeWidths, WIDEST, widthOf } from './sections.ts'

const features = tableFeatures({ columnPinningFeature, columnResizingFeature, columnSizingFeature, columnVisibilityFeature })
/** A phone pins only one column, to leave room for the others. */
const fixedIn = (columns: readonly TableColumn[], narrow: boolean) =>
  columns
    .filter(({ flFixed }) => flFixed)
    .map(({ name }) => name)
    .slice(0, narrow ? 1 : undefined)

type Shown = {
  readonly section: TableSection
  readonly userId: string
  readonly narrow: boolean
  /** Whether rows can be selected. */
  readonly selects: boolean
}
/** The model holds columns only: rows are built when they are visible, since there may be thousands. */
const noRows: object[] = []
const selecting = { id: SELECT, accessorFn: () => '', size: SELECT_WIDTH, minSize: SELECT_WIDTH, maxSize: SELECT_WIDTH }

/** The model of the table: columns in the user's order with their stored widths, pinned ones first. */
export const useLoadTable = (columns: readonly TableColumn[], { section, userId, narrow, selects }: Shown) => {
  const [columnSizing, setColumnSizing] = useState<Record<string, number>>(() => ({ ...storedWidths(section, userId) }))
  useEffect(() => {
    if (Object.keys(columnSizing).length > 0) storeWidths(section, userId, columnSizing)
  }, [columnSizing, section, userId])
  const defined = useMemo(
    () => [
      ...(selects ? [selecting] : []),
      ...columns.map(({ name }) => ({
        id: name,
        accessorFn: () => '',
        size: widthOf(name as ColumnName, section),
        minSize: NARROWEST,
        maxSize: WIDEST,
      })),
    ],
    [columns, section, selects],
  )
  const pinned = useMemo(
    () => ({ start: [...(selects ? [SELECT] : []), ...fixedIn(columns, narrow)], end: [] }),
    [columns, narrow, selects],
  )
  const table = useTable({
    features,
    columns: defined,
    data: noRows,
    columnResizeMode: 'onChange',
    state: { columnSizing, columnPinning: pinned },
    onColumnSizingChange: setColumnSizing,
  })
  return { table, sizing: columnSizing, pinned }
}
export type LoadTableModel = ReturnType<typeof useLoadTable>
