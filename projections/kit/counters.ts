import type { Condition } from './conditions.ts'
import type { ViewSpec } from './read-store.ts'

/**
 * The smallest declared counter that answers a count. A list field of the counter must be pinned to one value or be what is counted
 * by, else a document would count more than once.
 */
export const counterFor = ({ counters, fields }: ViewSpec, conditions: readonly Condition[], by: readonly string[]): number | undefined => {
  const pinned = (field: string) =>
    conditions.some((condition) => condition.field === field && condition.is === 'holding' && condition.values.length === 1)
  const fieldsAsked = [...conditions.map(({ field }) => field), ...by]
  const fits = (counter: readonly string[]) =>
    fieldsAsked.every((field) => counter.includes(field)) &&
    counter.every((field) => fields[field] !== 'many' || pinned(field) || by.includes(field))
  const fitting = (counters ?? []).map((counter, at) => ({ at, counter })).filter(({ counter }) => fits(counter))
  return fitting.sort((a, b) => a.counter.length - b.counter.length)[0]?.at
}
