import type { Schema } from './json-schema.ts'

const ofFormat: Readonly<Record<string, string>> = { 'date-time': '2026-11-21T13:00:00.000Z', date: '2026-11-21' }
const ID = '01a03408-ff40-73c3-b3cc-ba6863fee6de'

/** An example of a value, from its published schema; undefined for an object, whose fields have their own, and for a bare number. */
export const exampleOf = ({ type, const: constant, format, pattern, items, anyOf, 'x-extensible-enum': words }: Schema): unknown => {
  if (constant !== undefined) return constant
  if (words) return words[0]
  if (anyOf) return anyOf.map(exampleOf).find((one: unknown) => one !== undefined)
  if (type === 'boolean') return true
  if (type === 'array') {
    const one = exampleOf(items ?? {})
    return one === undefined ? undefined : [one]
  }
  if (type !== 'string') return undefined
  return format ? ofFormat[format] : pattern ? undefined : ID
}
