import type { PolicyRow } from './rows.ts'

type Schema = { readonly type?: string; readonly additionalProperties?: unknown; readonly [key: string]: unknown }

const openIn = (schema: unknown, path: string): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, additionalProperties } = schema as Schema
  const own = type === 'object' && additionalProperties !== false ? [path] : []
  return [...own, ...Object.entries(schema).flatMap(([key, inner]) => openIn(inner, `${path}.${key}`))]
}

/** Places in bodies and queries that accept undeclared fields. */
export const openPlaces = (rows: readonly PolicyRow[]): readonly string[] =>
  rows.flatMap(({ at, route }) => [...openIn(route.query, `${at} query`), ...openIn(route.body, `${at} body`)])
