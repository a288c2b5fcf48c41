import { SUBJECT } from '../kit/personal.ts'
import { Day, Instant } from '../kit/schema.ts'
import { publicStrings } from './public-strings.ts'

/** A JSON Schema as plain data. */
// biome-ignore lint/suspicious/noExplicitAny: a keyword's value is of any kind, and each is asked where it is read
export type Schema = { readonly [keyword: string]: any }

const VARIANTS = ['anyOf', 'oneOf', 'allOf'] as const

/** Whether a field holds something about a person. */
export const isPersonal = (schema: Schema): boolean =>
  schema[SUBJECT] !== undefined ||
  (schema['items'] !== undefined && isPersonal(schema['items'])) ||
  VARIANTS.some((keyword) => (schema[keyword] as readonly Schema[] | undefined)?.some(isPersonal))

/** Patterns that admit no free text. */
const moments: readonly unknown[] = [
  ...[Day, Instant].map((one: Schema) => one['pattern']),
  '^\\d{2}/\\d{2}/\\d{4}$',
  '^([01]\\d|2[0-3]):[0-5]\\d$',
]

/** The types of value inside a field. Objects are left out: their fields are checked one by one. Keys of a record are text, too. */
const leavesOf = (schema: Schema): readonly Schema[] => {
  if (schema['properties']) return []
  const inner = [
    ...(schema['items'] ? [schema['items'] as Schema] : []),
    ...VARIANTS.flatMap((keyword) => (schema[keyword] ?? []) as readonly Schema[]),
  ]
  return inner.length ? inner.flatMap(leavesOf) : [schema]
}
const closedKinds: readonly unknown[] = ['number', 'integer', 'boolean', 'null']
const isClosed = ({ type, enum: words, const: constant, pattern }: Schema): boolean =>
  words !== undefined || constant !== undefined || closedKinds.includes(type) || (type === 'string' && moments.includes(pattern))

/** Whether the schema of a field admits free text: then only the table of public texts can make it public. */
export const isText = (schema: Schema): boolean => !leavesOf(schema).every(isClosed)
/** Whether readers outside get a field: it is not personal, and its text is listed as public. */
export const isPublic = (name: string, schema: Schema): boolean => !isPersonal(schema) && (!isText(schema) || publicStrings.has(name))

/**
 * What readers outside may rely on of an event: which fields it has, of which type, and which are always present. Nothing personal,
 * and no text that a person may have typed.
 * Limits of length and size may change, an enumeration may gain values, and an object fields: readers must accept that.
 */
export const publicSchema = (schema: Schema): Schema => {
  const { type, description, const: constant, format, items, properties, required, patternProperties } = schema
  const open = Object.entries((properties ?? {}) as Record<string, Schema>).filter(([name, field]) => isPublic(name, field))
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

/** The part of a value that its public schema names. */
export const shownBy = (schema: Schema, value: unknown): unknown => {
  if (Array.isArray(value)) {
    const items = anyOf(schema, 'items')
    return items ? value.map((item) => shownBy(items, item)) : []
  }
  if (!isObject(value)) return value
  const rest = anyOf(schema, 'additionalProperties')
  if (rest) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shownBy(rest, one)]))
  const fields = fieldsOf(schema)
  const shown = Object.entries(fields).filter(([name]) => value[name] !== undefined)
  return Object.fromEntries(shown.map(([name, field]) => [name, shownBy(field, value[name])]))
}
