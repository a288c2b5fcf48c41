import { useVirtualizer } from '@tanstack/react-virtual'
import { type Key, useCallback, useEffect, useRef } from 'react'

/** Whether a list has further pages, and how the next one is requested. */
export type MoreRows = { readonly has: boolean; readonly loading: boolean; readonly load: () => void }
type Options<Item> = {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => Key
  /** Estimated row height in pixels; the real one is measured. */
  readonly estimate: number
  readonly gap?: number
  readonly more?: MoreRows | undefined
  /** Index of the row to keep in view. */
  readonly current?: number | undefined
}

/** The rows of a long list that are in view of its scrollable box; the next page is requested before the end is reached. */
export const useVirtualRows = <Item>({ items, keyOf, estimate, gap = 0, more, current }: Options<Item>) => {
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function at each scroll would recompute the position of every row
  const keyAt = useCallback((index: number) => keyOf(items[index]!), [items])
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => estimate,
    getItemKey: keyAt,
    gap,
    overscan: 6,
  })
  const inSight = rows.getVirtualItems()
  const lastInSight = inSight.at(-1)?.index ?? -1
  useEffect(() => {
    if (more?.has && !more.loading && lastInSight >= items.length - 4) more.load()
  }, [more, lastInSight, items.length])
  useEffect(() => {
    if (current !== undefined && current >= 0) rows.scrollToIndex(current)
  }, [current, rows])
  return { box, inSight, height: rows.getTotalSize(), measure: rows.measureElement }
}
