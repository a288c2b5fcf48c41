import { isIdentifier, WITHHELD } from './identifier.ts'
import { type Schema, VARIANTS } from './json-schema.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const variantsOf = (schema: Schema): readonly Schema[] =>
  VARIANTS.flatMap((keyword) => ((schema[keyword] as readonly Schema[] | undefined) ?? []).flatMap((one) => [one, ...variantsOf(one)]))

const formats: Readonly<Record<string, RegExp>> = {
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
}
type Admits = (text: string) => boolean
/** Whether a text is what one schema admits: one of its words, a moment, or an identifier. */
const admitting = ({ type, const: constant, format, pattern, 'x-extensible-enum': words }: Schema): Admits => {
  if (constant !== undefined) return (text) => text === constant
  if (words) return (text) => words.includes(text)
  if (type !== 'string') return () => false
  const moment = format ? formats[format] : pattern && new RegExp(pattern)
  return moment ? (text) => moment.test(text) : (text) => text === '' || isIdentifier(text)
}

/** What readers outside get of a value. */
type Show = (value: unknown) => unknown

/**
 * Shows the part of a value that its public schema names. A text that is not what the schema says is replaced by `withheld`. Made once for
 * each schema: the relay shows every event.
 */
export const showing = (schema: Schema): Show => {
  const all = [schema, ...variantsOf(schema)]
  const properties = Object.assign({}, ...all.map((one) => one['properties'])) as Record<string, Schema>
  const fields = Object.entries(properties).map(([name, field]) => [name, showing(field)] as const)
  const items = all.map((one) => one['items'] as Schema | undefined).find(Boolean)
  const showItem = items && showing(items)
  const admits = all.map(admitting)

  const showFields = (value: Record<string, unknown>) => {
    const shown: Record<string, unknown> = {}
    for (const [name, show] of fields) if (value[name] !== undefined) shown[name] = show(value[name])
    return shown
  }
  return (value) => {
    if (typeof value === 'string') return admits.some((admit) => admit(value)) ? value : WITHHELD
    if (Array.isArray(value)) return showItem ? value.map(showItem) : []
    return isObject(value) ? showFields(value) : value
  }
}
