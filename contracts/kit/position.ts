/** A place in the log of all facts: a decimal string, because a cluster's positions outgrow 2^53. `'-1'` is before the first. */
export type Position = string

export const BEFORE_ALL: Position = '-1'

/** Negative when a is earlier than b. Of numbers of one length, the text that comes first is the lesser. */
export const comparePositions = (a: Position, b: Position): number => {
  if (a === b) return 0
  if (a[0] === '-' || b[0] === '-') return Number(BigInt(a) - BigInt(b))
  if (a.length !== b.length) return a.length - b.length
  return a < b ? -1 : 1
}

/** The earliest of some. */
export const least = (positions: readonly Position[]): Position => positions.reduce((a, b) => (comparePositions(a, b) < 0 ? a : b))
