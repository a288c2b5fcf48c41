import type { Pendency } from '@embarca/contracts/pendency/routes.ts'
import { useMemo, useState } from 'react'
import type { SelectedRow } from '../../shared/bulk/bulk-input.ts'

const none: ReadonlyMap<string, SelectedRow> = new Map()
const selectedOf = ({ id, externalId, pendingType }: Pendency): SelectedRow => ({ id, code: `${externalId} · ${pendingType.name}` })

/** The selected pendencies, of those that are open; they stay selected while the list scrolls or changes. */
export const usePendencySelection = (rows: readonly Pendency[]) => {
  const [selected, setSelected] = useState(none)
  const chosen = useMemo(() => [...selected.values()], [selected])
  const open = rows.filter(({ status }) => status === 'OPEN')
  const toggle = (one: Pendency) =>
    setSelected((before) => {
      const next = new Map(before)
      if (!next.delete(one.id)) next.set(one.id, selectedOf(one))
      return next
    })
  return {
    chosen,
    has: (id: string) => selected.has(id),
    /** How many open ones are shown and not selected. */
    left: open.filter(({ id }) => !selected.has(id)).length,
    toggle,
    addShown: () => setSelected((before) => new Map([...before, ...open.map((one) => [one.id, selectedOf(one)] as const)])),
    leave: (ids: readonly string[]) => setSelected((before) => new Map([...before].filter(([id]) => !ids.includes(id)))),
    clear: () => setSelected(none),
  }
}
export type PendencySelection = ReturnType<typeof usePendencySelection>
