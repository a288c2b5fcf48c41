import { Instant } from '@embarca/contracts/kit/schema.ts'
import type { TSchema } from 'typebox'

type Schema = TSchema & {
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}
type Normalise = (value: unknown) => unknown

const OFFSET = /^(\d{4})-(\d{2})-(\d{2})T\d{2}:\d{2}:\d{2}(\.\d{1,3})?[+-]\d{2}:\d{2}$/

/** An instant with an offset as the same instant in UTC; anything else, also a day that does not exist, unchanged. */
const inUtc: Normalise = (text) => {
  const [, year, month, day] = (typeof text === 'string' && OFFSET.exec(text)) || []
  if (day === undefined || new Date(Date.UTC(+year!, +month! - 1, +day)).getUTCDate() !== +day) return text
  const at = new Date(text as string)
  return Number.isNaN(at.getTime()) ? text : at.toISOString()
}

/**
 * Rewrites every instant of a body in UTC, so that rules and events get one spelling and a repeated request is recognised. Undefined
 * when the schema has no instant. A body is copied where it changes: parsed bodies are shared.
 */
export const instantsOf = (schema: Schema): Normalise | undefined => {
  if (schema.pattern === (Instant as Schema).pattern) return inUtc
  if (schema.items) {
    const normalise = instantsOf(schema.items)
    return normalise && ((value) => (Array.isArray(value) ? value.map(normalise) : value))
  }
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const normalise = instantsOf(field)
    return normalise ? [[name, normalise] as const] : []
  })
  if (!fields.length) return undefined
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    const given = value as Readonly<Record<string, unknown>>
    return { ...given, ...Object.fromEntries(fields.flatMap(([name, own]) => (name in given ? [[name, own(given[name])]] : []))) }
  }
}
