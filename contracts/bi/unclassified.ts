import { type FieldDecisions, fieldDecisions, publishedSince } from './fields.ts'
import type { Schema } from './json-schema.ts'
import { fieldsIn, isPersonal, type SchemaPlace } from './public-schema.ts'
import { publicEvents } from './topics.ts'

/** The paths of all fields that need a decision: those that are not personal, inside fields that are published. */
const pathsIn = (schema: Schema, place: SchemaPlace): readonly string[] =>
  fieldsIn(schema, place).flatMap(([field, own]) => {
    if (isPersonal(own)) return []
    const path = field.path.slice(1).join('.')
    return [path, ...(publishedSince(field.decisions[path]) ? pathsIn(own, field) : [])]
  })

const among = (paths: readonly string[], others: ReadonlySet<string>) => [...new Set(paths)].filter((path) => !others.has(path))

/** What is wrong with the decisions about an event type: fields without one, and decisions about fields that it does not have. */
export const faultsOf = (type: string, schema: Schema, decisions: FieldDecisions): readonly string[] => {
  const paths = pathsIn(schema, { path: [type], decisions })
  return [
    ...among(paths, new Set(Object.keys(decisions))).map((path) => `${type}.${path} has no decision`),
    ...among(Object.keys(decisions), new Set(paths)).map((path) => `${type}.${path} is decided about, but there is no such field`),
  ]
}

/** The same of every public event. */
export const unclassified = (): readonly string[] =>
  Object.entries(publicEvents).flatMap(([module, events]) =>
    Object.entries(events).flatMap(([type, row]) =>
      faultsOf(type, row, fieldDecisions[module]?.[type] ?? {}).map((fault) => `${module}.json: ${fault}`),
    ),
  )
