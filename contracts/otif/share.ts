/** How many of how many. */
export type Part = { readonly hits: number; readonly of: number }

const WHOLE = 10_000

/** In basis points, rounded to the nearest; undefined of nothing. */
export const basisPoints = ({ hits, of }: Part): number | undefined => (of === 0 ? undefined : Math.round((hits * WHOLE) / of))
