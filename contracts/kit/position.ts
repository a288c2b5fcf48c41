/** A place in the log of all events: a decimal string, because a cluster's positions exceed 2^53. `'-1'` is before the first. */
export type Position = string

export const BEFORE_ALL: Position = '-1'

/** Negative when a is earlier than b. For positions of equal length, text order is numeric order. */
export const comparePositions = (a: Position, b: Position): number => {
  if (a === b) return 0
  if (a[0] === '-' || b[0] === '-') return Number(BigInt(a) - BigInt(b))
  if (a.length !== b.length) return a.length - b.length
  return a < b ? -1 : 1
}

/** The earliest of the positions. */
export const least = (positions: readonly Position[]): Position => positions.reduce((a, b) => (comparePositions(a, b) < 0 ? a : b))

/** The later of the positions. */
export const greatest = (a: Position, b: Position): Position => (comparePositions(a, b) < 0 ? b : a)
