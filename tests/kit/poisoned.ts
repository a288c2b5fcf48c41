import type { Schema } from '@embarca/contracts/bi/json-schema.ts'

const ofPattern = [
  '2026-11-21T13:00:00.000Z',
  '2026-11-21',
  '21/11/2026',
  '21/11/2026 08:00:00',
  '08:00',
  'SP',
  '1',
  '35503',
  '01310-100',
  '3550308',
  '2026',
]

/** Whether a schema admits this text. */
const takes = ({ pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema, text: string) =>
  text.length >= minLength && text.length <= maxLength && (pattern === undefined || new RegExp(pattern).test(text))

const textFor = (schema: Schema, poison: string): string => {
  const texts = [poison, ...ofPattern, 'x'.repeat(Math.max(1, schema['minLength'] ?? 1)), 'a1'.repeat(22), 'a1'.repeat(32)]
  const text = texts.find((one) => takes(schema, one))
  if (text === undefined) throw new Error(`No text for ${JSON.stringify(schema)}`)
  return text
}

/** A value of a schema with every optional field and, wherever a text is admitted, the poison in it, also in lists and as a key. */
export const poisoned = (schema: Schema, poison: string): unknown => {
  const { type, const: constant, enum: words, anyOf, allOf, properties, items, patternProperties } = schema
  if (constant !== undefined) return constant
  if (words) return words[0]
  if (anyOf ?? allOf) {
    const variants = (anyOf ?? allOf) as readonly Schema[]
    return poisoned(variants.find((one) => one['type'] === 'string') ?? variants[0]!, poison)
  }
  if (patternProperties) return { [poison]: poisoned(Object.values(patternProperties as Record<string, Schema>)[0]!, poison) }
  if (properties)
    return Object.fromEntries(Object.entries(properties as Record<string, Schema>).map(([name, one]) => [name, poisoned(one, poison)]))
  if (type === 'array') return Array.from({ length: Math.max(1, schema['minItems'] ?? 1) }, () => poisoned(items ?? {}, poison))
  if (type === 'string') return textFor(schema, poison)
  if (type === 'number' || type === 'integer') return schema['minimum'] ?? 1
  if (type === 'boolean') return true
  return type === 'null' ? null : poison
}
