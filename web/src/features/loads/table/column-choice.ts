/** The columns that are shown, in their order; moving one keeps the others' order. */
export const movedTo = <T>(list: readonly T[], one: T, to: number): readonly T[] => {
  const others = list.filter((other) => other !== one)
  const at = Math.max(0, Math.min(others.length, to))
  return [...others.slice(0, at), one, ...others.slice(at)]
}

/** Puts one before another of the list, or at its end, whether it was in the list or not. */
export const putBefore = <T>(list: readonly T[], one: T, other: T | undefined): readonly T[] => {
  if (one === other) return list
  const others = list.filter((each) => each !== one)
  return movedTo(list, one, other === undefined ? others.length : others.indexOf(other))
}
