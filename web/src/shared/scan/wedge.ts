/** Milliseconds between two keys: a scanner types faster than a person. */
const FASTEST_PERSON = 45
/** A person may type a few letters that fast. */
const SHORTEST = 6

type Key = { readonly key: string; readonly at: number }
/** The keys of a burst: each came right after the one before. */
const burstOf = (keys: readonly Key[]): readonly Key[] => {
  let from = keys.length - 1
  while (from > 0 && keys[from]!.at - keys[from - 1]!.at <= FASTEST_PERSON) from--
  return keys.slice(Math.max(0, from))
}

/**
 * Tells what a keyboard-wedge scanner typed from what a person types: a burst of keys that ends with Enter. `press` answers the text of a
 * whole scan, otherwise undefined.
 */
export const createWedge = () => {
  let keys: readonly Key[] = []
  return {
    press: (key: string, at: number): string | undefined => {
      if (key === 'Enter') {
        const burst = burstOf(keys)
        const isFast = at - (burst.at(-1)?.at ?? 0) <= FASTEST_PERSON
        keys = []
        return isFast && burst.length >= SHORTEST ? burst.map((one) => one.key).join('') : undefined
      }
      if (key.length === 1) keys = [...burstOf(keys), { key, at }]
      return undefined
    },
  }
}
