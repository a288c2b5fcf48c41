import { address, type Route } from '@embarca/contracts/kit/route.ts'
import { sample } from '../../kit/sample.ts'

type Schema = {
  readonly type?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}
/** A field of a request. `steps` is the path to it; `[]` is any element of a list. */
export type IdPlace = { readonly part: 'path' | 'query' | 'body'; readonly steps: readonly string[]; readonly schema?: Schema }

export const LIST = '[]'
export const nameOf = ({ part, steps }: IdPlace) => `${part} ${steps.join('.')}`
/** The field's own name, without its path. */
export const leafOf = ({ steps }: IdPlace) => steps.findLast((step) => step !== LIST)!

const leaves = (schema: Schema, steps: readonly string[]): readonly (readonly [readonly string[], Schema])[] => {
  if (schema.anyOf) return schema.anyOf.flatMap((one) => leaves(one, steps))
  if (schema.properties) return Object.entries(schema.properties).flatMap(([name, one]) => leaves(one, [...steps, name]))
  return schema.items ? leaves(schema.items, [...steps, LIST]) : [[steps, schema]]
}
const ofPart = (part: 'query' | 'body', schema: object): readonly IdPlace[] => {
  const found = leaves(schema as Schema, []).map(([steps, leaf]) => ({ part, steps, schema: leaf }))
  return [...new Map(found.map((place) => [nameOf(place), place])).values()]
}

/** Every field of a route's path, query and body. */
export const placesOf = (route: Route): readonly IdPlace[] => [
  ...[...address(route).path.matchAll(/:(\w+)/g)].map(([, name]) => ({ part: 'path' as const, steps: [name!] })),
  ...ofPart('query', route.query),
  ...ofPart('body', route.body),
]

const ID_NAME = /(^id|Id|^ids|Ids|Hash|^fileName|^plates?|^cpf|^document|^username)$/
const isIdSchema = ({ type, minLength, maxLength, pattern }: Schema) =>
  type === 'string' && minLength === 1 && maxLength === 64 && pattern === undefined
/** Whether a field may name a thing: by its schema, by its name, or because it is a path parameter. */
export const mayName = (place: IdPlace) =>
  place.part === 'path' || ID_NAME.test(leafOf(place)) || (place.schema !== undefined && isIdSchema(place.schema))

const withField = (schema: Schema, [step, ...rest]: readonly string[], value: unknown, before: readonly unknown[]): unknown => {
  if (step === undefined) return value
  const one = schema.anyOf?.find(({ properties, items }) => (step === LIST ? items : properties?.[step])) ?? schema
  if (step === LIST) return [...before, withField(one.items!, rest, value, [])]
  return { ...sample(one), [step]: withField(one.properties![step]!, rest, value, before) }
}

/** The minimal input of a route, with this value in that place; in a list, after `before`. */
export const inputWith = (route: Route, place: IdPlace, value: string, before: readonly string[] = []): Record<string, unknown> => {
  const least = { ...sample(route.query), ...sample(route.body) }
  if (place.part === 'path') return { ...least, [place.steps[0]!]: value }
  const isList = place.steps.at(-1) === LIST
  return { ...least, ...(withField(route[place.part], place.steps, value, isList ? before : []) as object) }
}
