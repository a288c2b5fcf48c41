const listeners = new Set<() => void>()
let isCut = false

/** Called with every call: whether an answer came. */
export const noteReach = (reached: boolean) => {
  if (isCut === !reached) return
  isCut = !reached
  for (const listener of listeners) listener()
}
export const isOutOfReach = () => isCut
export const onReach = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
