import type { Condition } from '../../kit/conditions.ts'
import type { Scalar } from '../../kit/read-store.ts'

export type MemoryDocument = Readonly<Record<string, unknown>>
export const scalar = (value: unknown): Scalar => (value === undefined ? null : (value as Scalar))

const rank = (value: Scalar) => (value === null ? 0 : typeof value === 'string' ? 2 : 1)
/** The order of all stores: null, then numbers and booleans, then text by code unit. */
export const compare = (a: Scalar, b: Scalar): number => rank(a) - rank(b) || (a === b ? 0 : a! < b! ? -1 : 1)

export const matches = (doc: MemoryDocument, condition: Condition): boolean => {
  const value = scalar(doc[condition.field])
  if (condition.is === 'equal') return value === condition.value
  if (condition.is === 'one-of') return condition.values.includes(value)
  if (condition.is === 'holding') {
    const values = doc[condition.field]
    return Array.isArray(values) && condition.values.some((one) => values.includes(one))
  }
  return (
    value !== null &&
    (condition.from === undefined || compare(value, condition.from) >= 0) &&
    (condition.to === undefined || compare(value, condition.to) <= 0)
  )
}
