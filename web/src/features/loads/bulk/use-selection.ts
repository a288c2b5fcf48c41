import type { TableRow } from '@embarca/contracts/load-search/routes.ts'
import { useCallback, useMemo, useState } from 'react'
import type { SelectedRow } from '../../../shared/bulk/bulk-input.ts'

const none: ReadonlyMap<string, SelectedRow> = new Map()
const selectedOf = ({ shippingId, fields }: TableRow): SelectedRow => ({ id: shippingId, code: String(fields.shippingCode ?? '') })

/** The selected rows; they stay selected while the list scrolls or changes. */
export const useSelection = (rows: readonly TableRow[]) => {
  const [chosen, setChosen] = useState(none)
  const toggle = useCallback(
    (row: TableRow) =>
      setChosen((before) => {
        const next = new Map(before)
        if (!next.delete(row.shippingId)) next.set(row.shippingId, selectedOf(row))
        return next
      }),
    [],
  )
  const leave = useCallback((ids: readonly string[]) => setChosen((before) => new Map([...before].filter(([id]) => !ids.includes(id)))), [])
  const clear = useCallback(() => setChosen(none), [])
  const every = rows.length > 0 && rows.every(({ shippingId }) => chosen.has(shippingId))
  const toggleAll = () => setChosen(every ? none : new Map(rows.map((row) => [row.shippingId, selectedOf(row)])))
  const loads = useMemo(() => [...chosen.values()], [chosen])
  return { loads, has: (id: string) => chosen.has(id), every, toggle, toggleAll, leave, clear }
}
export type Selection = ReturnType<typeof useSelection>
