import type { ColumnName, TableSection } from '@embarca/contracts/load-search/columns.ts'
import type { TableColumn, TableRow } from '@embarca/contracts/load-search/routes.ts'
import {
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useEffect, useMemo, useState } from 'react'
import { NARROWEST, rememberedWidths, rememberWidths, WIDEST, widthOf } from './sections.ts'

const features = tableFeatures({ columnPinningFeature, columnResizingFeature, columnSizingFeature, columnVisibilityFeature })
/** On a phone one column stays in sight, so that there is room to look at the others. */
const fixedIn = (columns: readonly TableColumn[], narrow: boolean) =>
  columns
    .filter(({ flFixed }) => flFixed)
    .map(({ name }) => name)
    .slice(0, narrow ? 1 : undefined)

/** The table's model: columns in the user's order, the fixed ones first, each as wide as it was left. */
export const useLoadTable = (
  rows: readonly TableRow[],
  columns: readonly TableColumn[],
  { section, userId, narrow }: { readonly section: TableSection; readonly userId: string; readonly narrow: boolean },
) => {
  const [columnSizing, setColumnSizing] = useState<Record<string, number>>(() => ({ ...rememberedWidths(section, userId) }))
  useEffect(() => {
    if (Object.keys(columnSizing).length > 0) rememberWidths(section, userId, columnSizing)
  }, [columnSizing, section, userId])
  const defined = useMemo(
    () =>
      columns.map(({ name }) => ({
        id: name,
        accessorFn: ({ fields }: TableRow) => fields[name as ColumnName],
        size: widthOf(name as ColumnName, section),
        minSize: NARROWEST,
        maxSize: WIDEST,
      })),
    [columns, section],
  )
  const data = useMemo(() => [...rows], [rows])
  const pinned = useMemo(() => ({ start: fixedIn(columns, narrow), end: [] }), [columns, narrow])
  return useTable({
    features,
    columns: defined,
    data,
    getRowId: ({ shippingId, shippingDeliveryId }) => shippingDeliveryId ?? shippingId,
    columnResizeMode: 'onChange',
    state: { columnSizing, columnPinning: pinned },
    onColumnSizingChange: setColumnSizing,
  })
}
export type LoadTableModel = ReturnType<typeof useLoadTable>
