import type { CSSProperties } from 'react'

type Placed = { readonly getSize: () => number; readonly getIsPinned: () => unknown; readonly getStart: (region?: 'start') => number }

/** The style of a cell: the width of its column, and a sticky position when the column is pinned. */
export const placeOf = (column: Placed): CSSProperties => ({
  width: column.getSize(),
  ...(column.getIsPinned() ? { left: column.getStart('start') } : {}),
})
