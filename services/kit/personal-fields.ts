import { IS_SUBJECT_OPTIONAL, SUBJECT } from '@embarca/contracts/kit/personal.ts'
import type { TSchema } from 'typebox'

/** Where a schema has personal values: compiled once per event type. */
export type Shape = {
  readonly fields: readonly Field[]
  readonly children: readonly (readonly [name: string, shape: Shape])[]
  readonly each?: Shape
}
type Field = { readonly name: string; readonly subject: string; readonly isSubjectOptional: boolean; readonly text: boolean }
/** One personal value of an event. Paths are JSON pointers. */
export type Taken = { readonly subject: string; readonly path: string; readonly value: unknown }

type Schema = {
  [SUBJECT]?: string
  [IS_SUBJECT_OPTIONAL]?: boolean
  type?: string
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

const variants = (schema: Schema): Schema[] => [
  schema,
  ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => (list ?? []).flatMap(variants)),
]
const subjectOf = (schema: Schema): string | undefined =>
  variants(schema).flatMap((one) => one[SUBJECT] ?? (one.items && subjectOf(one.items)) ?? [])[0]

/** Undefined when the schema has no personal values. */
export const shapeOf = (schema: TSchema): Shape | undefined => compile(schema as Schema)

const compile = (schema: Schema): Shape | undefined => {
  const fields: Field[] = []
  const children: [string, Shape][] = []
  const each: Shape[] = []
  for (const one of variants(schema)) {
    for (const [name, property] of Object.entries(one.properties ?? {})) {
      const subject = subjectOf(property)
      const child = subject === undefined ? compile(property) : undefined
      if (subject !== undefined && !fields.some((field) => field.name === name))
        fields.push({
          name,
          subject,
          isSubjectOptional: variants(property).some((each) => each[IS_SUBJECT_OPTIONAL] === true),
          text: variants(property).some(({ type }) => type === 'string'),
        })
      if (child) children.push([name, child])
    }
    for (const inner of [one.items, ...Object.values(one.patternProperties ?? {})]) {
      const shape = inner && compile(inner)
      if (shape) each.push(shape)
    }
  }
  if (!fields.length && !children.length && !each.length) return undefined
  return { fields, children, ...(each[0] && { each: each[0] }) }
}

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A copy without the personal values, which are added to `taken`. Throws when a value does not name its person. */
export const takeOut = (shape: Shape, value: unknown, taken: Taken[], path = ''): unknown => {
  if (!isObject(value)) return value
  if (Array.isArray(value)) return shape.each ? value.map((item, index) => takeOut(shape.each!, item, taken, `${path}/${index}`)) : value
  const copy: Record<string, unknown> = { ...value }
  if (shape.each) for (const key of Object.keys(copy)) copy[key] = takeOut(shape.each, copy[key], taken, `${path}/${escaped(key)}`)
  for (const [name, child] of shape.children)
    if (copy[name] !== undefined) copy[name] = takeOut(child, copy[name], taken, `${path}/${name}`)
  for (const { name, subject, isSubjectOptional } of shape.fields) {
    const personal = copy[name]
    if (personal === undefined || personal === null || personal === '') continue
    const owner = value[subject]
    if (isSubjectOptional && owner === undefined) continue
    if (typeof owner !== 'string' || owner === '')
      throw new TypeError(`${path}/${name} is personal, but ${path}/${subject} names no person`)
    taken.push({ subject: owner, path: `${path}/${name}`, value: personal })
    copy[name] = undefined
  }
  return copy
}

/** Puts a value back at its path. */
export const putBack = (data: unknown, path: string, value: unknown): void => {
  const keys = path.split('/').slice(1)
  const last = keys.pop()!
  let at = data
  for (const key of keys) at = (at as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')]
  if (isObject(at)) at[last] = value
}

/** Whether the personal value at a path is a text (for a number or list, null replaces it instead of a placeholder). */
export const isText = (shape: Shape | undefined, path: string): boolean => {
  const keys = path.split('/').slice(1)
  const last = keys.pop()!
  let at = shape
  for (const key of keys) at = at?.children.find(([name]) => name === key)?.[1] ?? at?.each
  return at?.fields.find(({ name }) => name === last)?.text ?? true
}
