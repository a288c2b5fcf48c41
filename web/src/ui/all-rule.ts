/**
 * The values of a list that also offers all of them (specification 1 §5): choosing All clears the others, choosing every one
 * collapses to All, and so does choosing none. Undefined stands for All.
 */
export const chosenOf = <V extends string>(
  chosen: readonly V[] | undefined,
  value: V | undefined,
  all: readonly V[],
): readonly V[] | undefined => {
  if (value === undefined) return undefined
  const next = chosen?.includes(value) ? chosen.filter((other) => other !== value) : [...(chosen ?? []), value]
  return next.length === 0 || all.every((one) => next.includes(one)) ? undefined : all.filter((one) => next.includes(one))
}
