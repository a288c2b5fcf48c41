import type { FastifySchemaCompiler } from 'fastify'
import type { TObject, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { TLocalizedValidationError } from 'typebox/error'
import { invalid } from './failures.ts'
import { complaints, type KeywordParams, validationLabels } from './labels.pt.ts'
import { oncePerBody } from './repeated-bodies.ts'

const fieldOf = (path: string) => path.slice(1).replaceAll('/', '.')
const joined = (path: string, names: readonly string[]) => names.map((name) => fieldOf(`${path}/${name}`))

type MessageSchema = TSchema & {
  readonly 'x-missing'?: string
  readonly properties?: Readonly<Record<string, MessageSchema>>
  readonly items?: MessageSchema
}
/** What a field is specified to say when it is missing or blank. */
const missingOf = (schema: MessageSchema, field: string): string | undefined =>
  field.split('.').reduce<MessageSchema | undefined>((at, name) => (/^\d+$/.test(name) ? at?.items : at?.properties?.[name]), schema)?.[
    'x-missing'
  ]
/** Keywords that a blank text fails. */
const blank = ['minLength', 'pattern']

type Complaint = { readonly field: string; readonly message: string }
const complaintsOf = (schema: TObject, { keyword, instancePath, params }: TLocalizedValidationError): readonly Complaint[] => {
  if (keyword === 'boolean') return []
  const given = params as KeywordParams & { requiredProperties?: string[]; additionalProperties?: string[] }
  const { requiredProperties, additionalProperties } = given
  if (requiredProperties)
    return joined(instancePath, requiredProperties).map((field) => ({
      field,
      message: missingOf(schema, field) ?? validationLabels.required(field),
    }))
  if (additionalProperties)
    return joined(instancePath, additionalProperties).map((field) => ({ field, message: validationLabels.unexpected(field) }))
  const complaint = (complaints[keyword] ?? validationLabels.unlisted)(given)
  const field = fieldOf(instancePath)
  const missing = blank.includes(keyword) ? missingOf(schema, field) : undefined
  if (missing !== undefined) return [{ field, message: missing }]
  return [{ field, message: validationLabels.wrong(field, complaint) }]
}

const MOST_MESSAGES = 8
const LONGEST_MESSAGE = 200
const refusal = (schema: TObject, errors: readonly TLocalizedValidationError[]) => {
  const messages = new Map(
    errors.flatMap((error) => complaintsOf(schema, error)).map(({ field, message }) => [message.slice(0, LONGEST_MESSAGE), field]),
  )
  const first = [...messages].slice(0, MOST_MESSAGES)
  return invalid(
    first.map(([message]) => message),
    first.flatMap(([message, field]) => (field ? [{ field: field.slice(0, LONGEST_MESSAGE), message }] : [])),
  )
}

type Coerce = (value: unknown) => unknown
const asNumber: Coerce = (value) => (typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value) ? Number(value) : value)
const asBoolean: Coerce = (value) => (value === 'true' ? true : value === 'false' ? false : value)
const asList: Coerce = (value) => (value === undefined || Array.isArray(value) ? value : [value])
const coercions: Readonly<Record<string, Coerce>> = { integer: asNumber, number: asNumber, boolean: asBoolean, array: asList }

/** Everything in an address is text: what a row declares as a number, a yes or no, or a list is read as such. */
const withMessages = (schema: TObject) => {
  const fields = Object.entries(schema.properties).flatMap(([name, { type }]: [string, TSchema & { type?: string }]) => {
    const coerce = type === undefined ? undefined : coercions[type]
    return coerce ? [[name, coerce] as const] : []
  })
  return (given: Record<string, unknown>) => {
    for (const [name, coerce] of fields) if (given[name] !== undefined) given[name] = coerce(given[name])
    return given
  }
}

/** Nothing is stripped, filled in or, in bodies, coerced: what a row does not say is refused, by name and in Portuguese. */
export const validators: FastifySchemaCompiler<TObject> = ({ schema, httpPart }) => {
  const compiled = Compile(schema)
  const read = httpPart === 'querystring' ? withMessages(schema) : undefined
  const isValid = oncePerBody((value) => compiled.Check(value))
  return (given: unknown) => {
    const value = read ? read(given as Record<string, unknown>) : (given ?? {})
    return isValid(value) ? { value } : { error: refusal(schema, compiled.Errors(value)) }
  }
}
