import { useVirtualizer } from '@tanstack/react-virtual'
import { type Key, type ReactNode, useCallback, useEffect, useRef } from 'react'
import './infinite-list.css'

type More = { readonly has: boolean; readonly loading: boolean; readonly load: () => void }
type Props<Item> = {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => Key
  readonly render: (item: Item, index: number) => ReactNode
  /** Estimated row height in pixels; the real one is measured. */
  readonly estimate: number
  readonly gap?: number
  readonly label: string
  readonly more?: More
  /** Shown under the last row once everything is loaded. */
  readonly end?: ReactNode
  readonly loading?: ReactNode
  readonly className?: string
  /** Index of the row to keep in view, for lists with keyboard navigation. */
  readonly current?: number
}

/** A long list in a scrollable box: only visible rows are rendered, and the next page is requested before the end is reached. */
export const InfiniteList = <Item,>({
  items,
  keyOf,
  render,
  estimate,
  gap = 8,
  label,
  more,
  end,
  loading = 'Buscando...',
  className,
  current,
}: Props<Item>) => {
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

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard
    <section ref={box} className={`infinite${className ? ` ${className}` : ''}`} tabIndex={0} aria-label={label}>
      <ul style={{ height: rows.getTotalSize() }}>
        {inSight.map(({ index, start, key }) => (
          <li
            key={key}
            data-index={index}
            ref={rows.measureElement}
            style={{ transform: `translateY(${start}px)` }}
            aria-setsize={more?.has ? -1 : items.length}
            aria-posinset={index + 1}
          >
            {render(items[index]!, index)}
          </li>
        ))}
      </ul>
      {more?.loading && <p className="infinite-note">{loading}</p>}
      {!more?.has && end !== undefined && items.length > 0 && <p className="infinite-note">{end}</p>}
    </section>
  )
}
