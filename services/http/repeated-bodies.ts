import { memoise } from '@embarca/projections/kit/memoise.ts'

const LONGEST_KNOWN = 1_024

const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

/** Parses the same text once: it becomes one object, frozen because requests share it. Decision 0026 has the figure. */
export const repeatedBodies = () => {
  const known = memoise<unknown>()
  return (text: string, parse: () => unknown): unknown => (text.length <= LONGEST_KNOWN ? known(text, () => frozen(parse())) : parse())
}

/** Computes a result from a body; once for a frozen one, as it cannot change. */
export const oncePerBody = <Result>(compute: (body: unknown) => Result) => {
  const known = new WeakMap<object, { readonly result: Result }>()
  return (body: unknown): Result => {
    if (typeof body !== 'object' || body === null || !Object.isFrozen(body)) return compute(body)
    const before = known.get(body)
    if (before) return before.result
    const result = compute(body)
    known.set(body, { result })
    return result
  }
}
