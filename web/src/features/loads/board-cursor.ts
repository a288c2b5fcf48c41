import type { BoardColumn } from '@embarca/contracts/load/codes.ts'

/** The keyboard position: a column and a card in it. */
export type BoardCursor = { readonly column: BoardColumn; readonly hash: string }
export type BoardHashes = Readonly<Partial<Record<BoardColumn, readonly string[]>>>
type Move = { readonly rows?: 1 | -1; readonly columns?: 1 | -1 }

const order: readonly BoardColumn[] = ['NEGOTIATION', 'IN_PROGRESS', 'DELIVERED']

const firstOf = (rows: BoardHashes): BoardCursor | undefined => {
  for (const column of order) {
    const hash = rows[column]?.[0]
    if (hash !== undefined) return { column, hash }
  }
  return undefined
}

/** Moves the keyboard position: rows stop at the ends; columns skip empty ones and keep the height. */
export const moveCursor = (at: BoardCursor | undefined, rows: BoardHashes, { rows: byRows, columns }: Move): BoardCursor | undefined => {
  const here = at ? (rows[at.column]?.indexOf(at.hash) ?? -1) : -1
  if (!at || here < 0) return firstOf(rows)
  if (byRows) {
    const list = rows[at.column] ?? []
    const hash = list[Math.max(0, Math.min(list.length - 1, here + byRows))]
    return hash === undefined ? at : { column: at.column, hash }
  }
  for (let i = order.indexOf(at.column) + (columns ?? 0); columns && i >= 0 && i < order.length; i += columns) {
    const column = order[i]!
    const list = rows[column] ?? []
    const hash = list[Math.min(here, list.length - 1)]
    if (hash !== undefined) return { column, hash }
  }
  return at
}
