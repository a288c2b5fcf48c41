/** A place in the log of all facts: a decimal string, because a cluster's positions outgrow 2^53. `'-1'` is before the first. */
export type Position = string

export const BEFORE_ALL: Position = '-1'

/** Negative when a is earlier than b. */
export const comparePositions = (a: Position, b: Position): number =>
  a.length !== b.length && a[0] !== '-' && b[0] !== '-' ? a.length - b.length : Number(BigInt(a) - BigInt(b))
