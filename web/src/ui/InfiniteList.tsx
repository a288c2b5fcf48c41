// TanStack Virtual, not PrimeReact's VirtualScroller, whose rows all have one height.
import type { Key, ReactNode } from 'react'
import { type MoreRows, useVirtualRows } from './use-virtual-rows.ts'
import './infinite-list.css'

type Props<Item> = {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => Key
  readonly render: (item: Item, index: number) => ReactNode
  /** Estimated row height in pixels; the real one is measured. */
  readonly estimate: number
  readonly gap?: number
  readonly label: string
  readonly more?: MoreRows
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
  const { box, inSight, height, measure } = useVirtualRows({ items, keyOf, estimate, gap, more, current })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard
    <section ref={box} className={`infinite${className ? ` ${className}` : ''}`} tabIndex={0} aria-label={label}>
      <ul style={{ height }}>
        {inSight.map(({ index, start, key }) => (
          <li
            key={key}
            data-index={index}
            ref={measure}
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
