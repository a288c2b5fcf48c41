import type { CSSProperties } from 'react'

type Placed = { readonly getSize: () => number; readonly getIsPinned: () => unknown; readonly getStart: (region?: 'start') => number }

/** Where a cell stands: as wide as its column, and in its place while the others scroll when it is fixed. */
export const placeOf = (column: Placed): CSSProperties => ({
  width: column.getSize(),
  ...(column.getIsPinned() ? { left: column.getStart('start') } : {}),
})
