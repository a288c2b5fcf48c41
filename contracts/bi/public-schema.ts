import { SUBJECT } from '../kit/personal.ts'

/** A JSON Schema as plain data. */
export type Schema = { readonly [keyword: string]: any }

const VARIANTS = ['anyOf', 'oneOf', 'allOf'] as const

/** Whether a field holds something about a person. */
export const isPersonal = (schema: Schema): boolean =>
  schema[SUBJECT] !== undefined ||
  (schema['items'] !== undefined && isPersonal(schema['items'])) ||
  VARIANTS.some((keyword) => (schema[keyword] as readonly Schema[] | undefined)?.some(isPersonal))

/**
 * What readers outside are promised of a fact: which fields there are, of which kind, and which are never missing. Nothing personal.
 * Limits of length and size may change, words may be added to an enumeration, and fields to an object: whoever reads expects that.
 */
export const publicSchema = (schema: Schema): Schema => {
  const { type, description, const: constant, format, items, properties, required, patternProperties } = schema
  const open = Object.entries((properties ?? {}) as Record<string, Schema>).filter(([, field]) => !isPersonal(field))
  const names = new Set(open.map(([name]) => name))
  return {
    ...(type !== undefined && { type }),
    ...(description !== undefined && { description }),
    ...(constant !== undefined && { const: constant, type: typeof constant }),
    ...(format !== undefined && { format }),
    ...enumeration(schema['enum']),
    ...(items !== undefined && { items: publicSchema(items) }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(open.map(([name, field]) => [name, publicSchema(field)])),
      required: ((required ?? []) as readonly string[]).filter((name) => names.has(name)),
    }),
    ...(patternProperties !== undefined && {
      additionalProperties: publicSchema(Object.values(patternProperties as Record<string, Schema>)[0]!),
    }),
    ...Object.fromEntries(
      VARIANTS.filter((keyword) => schema[keyword]).map((keyword) => [keyword, (schema[keyword] as readonly Schema[]).map(publicSchema)]),
    ),
  }
}

const enumeration = (words: readonly unknown[] | undefined): Schema => {
  if (!words) return {}
  const kinds = [...new Set(words.map((word) => typeof word))]
  return { type: kinds.length === 1 ? kinds[0] : kinds, 'x-extensible-enum': words }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const fieldsOf = (schema: Schema): Record<string, Schema> =>
  Object.assign(
    {},
    schema['properties'],
    ...VARIANTS.flatMap((keyword) => ((schema[keyword] as readonly Schema[] | undefined) ?? []).map(fieldsOf)),
  )
const anyOf = (schema: Schema, keyword: 'items' | 'additionalProperties'): Schema | undefined =>
  schema[keyword] ??
  VARIANTS.flatMap((variant) => ((schema[variant] as readonly Schema[] | undefined) ?? []).map((one) => anyOf(one, keyword))).find(Boolean)

/** Of a value, what its public schema names, and nothing else. */
export const shownBy = (schema: Schema, value: unknown): unknown => {
  if (Array.isArray(value)) {
    const items = anyOf(schema, 'items')
    return items ? value.map((item) => shownBy(items, item)) : value
  }
  if (!isObject(value)) return value
  const rest = anyOf(schema, 'additionalProperties')
  if (rest) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shownBy(rest, one)]))
  const fields = fieldsOf(schema)
  const shown = Object.entries(fields).filter(([name]) => value[name] !== undefined)
  return Object.fromEntries(shown.map(([name, field]) => [name, shownBy(field, value[name])]))
}
