/** Moves a column to an index; the others keep their order. */
export const movedTo = <T>(list: readonly T[], one: T, to: number): readonly T[] => {
  const others = list.filter((other) => other !== one)
  const at = Math.max(0, Math.min(others.length, to))
  return [...others.slice(0, at), one, ...others.slice(at)]
}

/** Puts an item before another one, or at the end, whether or not it was in the list. */
export const putBefore = <T>(list: readonly T[], one: T, other: T | undefined): readonly T[] => {
  if (one === other) return list
  const others = list.filter((each) => each !== one)
  return movedTo(list, one, other === undefined ? others.length : others.indexOf(other))
}
