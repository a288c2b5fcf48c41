import { isIdentifier, WITHHELD } from './identifier.ts'
import { type Schema, VARIANTS } from './json-schema.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const variantsOf = (schema: Schema): readonly Schema[] =>
  VARIANTS.flatMap((keyword) => ((schema[keyword] as readonly Schema[] | undefined) ?? []).flatMap((one) => [one, ...variantsOf(one)]))

const fieldsOf = (schema: Schema): Record<string, Schema> =>
  Object.assign({}, ...[schema, ...variantsOf(schema)].map((one) => one['properties']))
const itemsOf = (schema: Schema): Schema | undefined =>
  [schema, ...variantsOf(schema)].map((one) => one['items'] as Schema | undefined).find(Boolean)

const formats: Readonly<Record<string, RegExp>> = {
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
}
/** Whether a text is what one schema admits: one of its words, a moment, or an identifier. */
const admits = (text: string, { type, const: constant, format, pattern, 'x-extensible-enum': words }: Schema): boolean => {
  if (constant !== undefined) return text === constant
  if (words) return words.includes(text)
  if (type !== 'string') return false
  const moment = format ? formats[format] : pattern && new RegExp(pattern)
  return moment ? moment.test(text) : text === '' || isIdentifier(text)
}

/** The part of a value that its public schema names. A text that is not what the schema says is replaced by `withheld`. */
export const shownBy = (schema: Schema, value: unknown): unknown => {
  if (Array.isArray(value)) {
    const items = itemsOf(schema)
    return items ? value.map((item) => shownBy(items, item)) : []
  }
  if (typeof value === 'string') return [schema, ...variantsOf(schema)].some((one) => admits(value, one)) ? value : WITHHELD
  if (!isObject(value)) return value
  const shown = Object.entries(fieldsOf(schema)).filter(([name]) => value[name] !== undefined)
  return Object.fromEntries(shown.map(([name, field]) => [name, shownBy(field, value[name])]))
}
