/** A number out of a total. */
export type Ratio = { readonly hits: number; readonly of: number }

const FULL_BASIS_POINTS = 10_000

/** In basis points, rounded to the nearest; undefined for a total of 0. */
export const basisPoints = ({ hits, of }: Ratio): number | undefined => (of === 0 ? undefined : Math.round((hits * FULL_BASIS_POINTS) / of))
