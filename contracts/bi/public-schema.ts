import { SUBJECT } from '../kit/personal.ts'
import { Day, Instant } from '../kit/schema.ts'
import { dictionary } from './dictionary/index.ts'
import { exampleOf } from './example.ts'
import { type FieldDecisions, publishedSince } from './fields.ts'
import { type Schema, VARIANTS } from './json-schema.ts'
import { meaningAt } from './meaning.ts'
import { publicStrings } from './public-strings.ts'

/** Whether a field holds something about a person. */
export const isPersonal = (schema: Schema): boolean =>
  schema[SUBJECT] !== undefined ||
  (schema['items'] !== undefined && isPersonal(schema['items'])) ||
  VARIANTS.some((keyword) => (schema[keyword] as readonly Schema[] | undefined)?.some(isPersonal))

/** Patterns that admit no free text, with the format and the unit that they stand for. */
const moments: ReadonlyMap<unknown, { readonly format?: string; readonly unit: string }> = new Map([
  [(Day as Schema)['pattern'], { format: 'date', unit: 'day, YYYY-MM-DD' }],
  [(Instant as Schema)['pattern'], { format: 'date-time', unit: 'instant, UTC' }],
  ['^\\d{2}/\\d{2}/\\d{4}$', { unit: 'day, DD/MM/YYYY' }],
  ['^([01]\\d|2[0-3]):[0-5]\\d$', { unit: 'HH:MM' }],
])

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
  words !== undefined || constant !== undefined || closedKinds.includes(type) || (type === 'string' && moments.has(pattern))

/** Whether the schema of a field admits free text: then it must also be in the table of identifiers. */
export const isText = (schema: Schema): boolean => !leavesOf(schema).every(isClosed)

/** An event type, or a place inside it: its path, beginning with the type, and the decisions about the fields of the type. */
export type SchemaPlace = { readonly path: readonly [type: string, ...names: string[]]; readonly decisions: FieldDecisions }

const decisionAt = ({ path: [, ...names], decisions }: SchemaPlace) => decisions[names.join('.')]
/** Whether readers outside get a field: it was decided so, it is not personal, and its text, if any, is an identifier's. */
export const isPublic = (place: SchemaPlace, schema: Schema): boolean =>
  publishedSince(decisionAt(place)) !== undefined && !isPersonal(schema) && (!isText(schema) || publicStrings.has(place.path.at(-1)!))

/** The fields of a schema, each with its place, those of variants included. */
export const fieldsIn = (schema: Schema, place: SchemaPlace): readonly (readonly [SchemaPlace, Schema])[] => [
  ...Object.entries((schema['properties'] ?? {}) as Record<string, Schema>).map(([name, field]): readonly [SchemaPlace, Schema] => [
    { ...place, path: [...place.path, name] },
    field,
  ]),
  ...(schema['items'] ? fieldsIn(schema['items'], place) : []),
  ...VARIANTS.flatMap((keyword) => ((schema[keyword] ?? []) as readonly Schema[]).flatMap((one) => fieldsIn(one, place))),
]

/**
 * What readers outside may rely on of an event: which fields it has, of which type, what they mean, and which are always present. Nothing
 * personal, no text that a person may have typed, and no field without a decision.
 * Limits of length and size may change, an enumeration may gain values, and an object fields: readers must accept that.
 */
export const publicSchema = (schema: Schema, place: SchemaPlace): Schema => {
  const { type, const: constant, items, properties, required, pattern } = schema
  const { format } = moments.get(pattern) ?? {}
  const open = fieldsIn({ properties }, place).filter(([field, own]) => isPublic(field, own))
  const names = new Set(open.map(([{ path }]) => path.at(-1)!))
  return {
    ...(type !== undefined && { type }),
    ...(constant !== undefined && { const: constant, type: typeof constant }),
    ...(format !== undefined && { format }),
    ...(format === undefined && moments.has(pattern) && { pattern }),
    ...enumeration(schema['enum']),
    ...(items !== undefined && { items: publicSchema(items, place) }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(open.map(([field, own]) => [field.path.at(-1)!, described(own, field)])),
      required: ((required ?? []) as readonly string[]).filter((name) => names.has(name)),
    }),
    ...Object.fromEntries(
      VARIANTS.filter((keyword) => schema[keyword]).map((keyword) => [
        keyword,
        (schema[keyword] as readonly Schema[]).map((one) => publicSchema(one, place)),
      ]),
    ),
  }
}

/** A field with what it means, its unit, an example, and since when it is published. */
const described = (schema: Schema, place: SchemaPlace): Schema => {
  const shown = publicSchema(schema, place)
  const [description, unit = moments.get(leavesOf(schema)[0]?.['pattern'])?.unit, given] = meaningAt(dictionary, place.path) ?? []
  const { since, deprecated } = publishedSince(decisionAt(place)) ?? {}
  const example = given ?? exampleOf(shown)
  return {
    ...(description !== undefined && { description }),
    ...shown,
    ...(unit !== undefined && { 'x-unit': unit }),
    ...(example !== undefined && { examples: [example] }),
    'x-since': since,
    ...(deprecated !== undefined && { deprecated: true, 'x-deprecated-since': deprecated }),
  }
}

const enumeration = (words: readonly unknown[] | undefined): Schema => {
  if (!words) return {}
  const kinds = [...new Set(words.map((word) => typeof word))]
  return { type: kinds.length === 1 ? kinds[0] : kinds, 'x-extensible-enum': words }
}
