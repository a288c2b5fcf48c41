/**
 * The choice in a list that also offers All (specification 1 §5): choosing All clears the others; choosing every option, or none, collapses
 * to All. Undefined means All.
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
