// TanStack Virtual, not PrimeReact's DataTable: see InfiniteList.
import type { Key, ReactNode } from 'react'
import { type MoreRows, useVirtualRows } from './use-virtual-rows.ts'
import './infinite-list.css'
import './virtual-table.css'

type Props<Item> = {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => Key
  /** The `th` elements of the headers, which stay in view. */
  readonly head: ReactNode
  /** The `td` elements of a row. */
  readonly cells: (item: Item) => ReactNode
  readonly rowClass?: ((item: Item) => string) | undefined
  /** Estimated row height in pixels; the real one is measured. */
  readonly estimate: number
  readonly label: string
  /** Index of the row to keep in view. */
  readonly current?: number | undefined
  readonly more?: MoreRows | undefined
  /** Shown under the last row once everything is loaded. */
  readonly end: ReactNode
}

/** A long table in a scrollable box: only visible rows are rendered. Its rows are laid out by `.row` of `listing.css`. */
export const VirtualTable = <Item,>({ items, keyOf, head, cells, rowClass, estimate, label, current, more, end }: Props<Item>) => {
  const { box, inSight, height, measure } = useVirtualRows({ items, keyOf, estimate, more, current })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard
    <section ref={box} className="infinite" tabIndex={0} aria-label={label}>
      <table className="virtual-table" aria-label={label} aria-rowcount={more?.has ? -1 : items.length + 1}>
        <thead>
          <tr className="row head">{head}</tr>
        </thead>
        <tbody style={{ height }}>
          {inSight.map(({ index, start, key }) => (
            <tr
              key={key}
              data-index={index}
              ref={measure}
              className={`row ${rowClass?.(items[index]!) ?? ''}`}
              style={{ transform: `translateY(${start}px)` }}
              aria-rowindex={index + 2}
            >
              {cells(items[index]!)}
            </tr>
          ))}
        </tbody>
      </table>
      {more?.loading && <p className="infinite-note">Buscando...</p>}
      {!more?.has && items.length > 0 && <p className="infinite-note">{end}</p>}
    </section>
  )
}
