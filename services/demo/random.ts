/** A repeatable random source: the same seed draws the same values in the same order. */
export type Random = {
  /** At least 0, below 1. */
  readonly next: () => number
  /** A whole number from `least` to `most`, both included. */
  readonly wholeNumber: (least: number, most: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <T>(from: readonly T[]) => T
  /** `count` different elements, in the order of `from`. */
  readonly some: <T>(from: readonly T[], count: number) => readonly T[]
  /** One of the keys, with a probability by its weight. */
  readonly weighted: <K extends string>(weights: Readonly<Record<K, number>>) => K
}

const spread = (text: string) => {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  return hash >>> 0
}

/** A random source seeded by a text (mulberry32). */
export const randomFrom = (seed: string): Random => {
  let state = spread(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const wholeNumber = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const pick = <T>(from: readonly T[]) => from[wholeNumber(0, from.length - 1)]!

  const some = <T>(from: readonly T[], count: number) => {
    let remaining = count
    return from.filter((_, index) => {
      const taken = next() * (from.length - index) < remaining
      if (taken) remaining -= 1
      return taken
    })
  }
  const weighted = <K extends string>(weights: Readonly<Record<K, number>>) => {
    const entries = Object.entries(weights) as [K, number][]
    let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    return (entries.find(([, weight]) => (left -= weight) < 0) ?? entries.at(-1)!)[0]
  }
  return { next, wholeNumber, chance: (probability) => next() < probability, pick, some, weighted }
}
