import { orderRoutes } from '@embarca/contracts/order/read-routes.ts'
import type { OrderView } from '@embarca/contracts/order/views.ts'
import { useQueries } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { call } from '../../base/api.ts'
import { keyOf } from '../../base/queries.ts'
import { MOST_IN_ADDRESS } from './order-address.ts'

const none: readonly string[] = []
type Given = {
  readonly rows: readonly OrderView[]
  /** What the address names. */
  readonly named: readonly string[] | undefined
  readonly onChange: (ids: readonly string[] | undefined) => void
}

/** The ticked orders: named in the address, so that they outlive a reload; those of other pages are read one by one. */
export const useOrderSelection = ({ rows, named = none, onChange }: Given) => {
  const [beyond, setBeyond] = useState(none)
  const known = useRef(new Map<string, OrderView>())
  for (const row of rows) known.current.set(row.id, row)
  const ids = useMemo(() => [...named, ...beyond.filter((id) => !named.includes(id))], [named, beyond])
  const isSelected = useMemo(() => new Set(ids), [ids])
  const unread = rows.length === 0 ? none : ids.filter((id) => !known.current.has(id))
  const read = useQueries({
    queries: unread.map((id) => ({
      queryKey: keyOf(orderRoutes.order, { id }),
      queryFn: () => call(orderRoutes.order, { id }),
      retry: false,
    })),
  })
  for (const { data } of read) if (data) known.current.set(data.id, data)
  const lastTicked = useRef<string>(undefined)

  const set = (next: readonly string[]) => {
    setBeyond(next.length > MOST_IN_ADDRESS ? next : none)
    onChange(next.length > 0 ? next.slice(0, MOST_IN_ADDRESS) : undefined)
  }
  const isFree = ({ status }: OrderView) => status === 'UNBIND'
  /** With `through`, every free row between the last ticked one and this one is ticked, too. */
  const toggle = (id: string, through = false) => {
    const [from, to] = [rows.findIndex((row) => row.id === lastTicked.current), rows.findIndex((row) => row.id === id)]
    lastTicked.current = id
    if (through && from >= 0 && to >= 0) {
      const between = rows.slice(Math.min(from, to), Math.max(from, to) + 1).filter(isFree)
      return set([...new Set([...ids, ...between.map((row) => row.id)])])
    }
    return set(isSelected.has(id) ? ids.filter((one) => one !== id) : [...ids, id])
  }
  const shown = rows.filter(isFree)
  return {
    ids,
    orders: ids.flatMap((id) => known.current.get(id) ?? []),
    has: (id: string) => isSelected.has(id),
    toggle,
    every: shown.length > 0 && shown.every(({ id }) => isSelected.has(id)),
    toggleShown: () => set(shown.every(({ id }) => isSelected.has(id)) ? [] : [...new Set([...ids, ...shown.map(({ id }) => id)])]),
    add: (more: readonly string[]) => set([...new Set([...ids, ...more])]),
    leave: (gone: readonly string[]) => set(ids.filter((id) => !gone.includes(id))),
    clear: () => set(none),
  }
}
export type OrderSelection = ReturnType<typeof useOrderSelection>
