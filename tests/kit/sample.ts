type Schema = {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly minLength?: number
  readonly minimum?: number
  readonly pattern?: string
}

const texts = [
  ...['x', '1', '2026-12-01T12:00:00.000Z', '01/12/2026 12:00:00', '01/12/2026', '2025-12-01', 'SP', 'a@b.co', 'ana', '49999990000'],
  // What a TV shows.
  'BCDF-GHJK',
  // A browser's subscription to notices: address, point and secret.
  ...['https://fcm.googleapis.com/x', 'B'.repeat(87), 'A'.repeat(22)],
]

/** The minimal value of a schema: required fields only, the first of each union, the shortest of each list. */
export const sample = (given: object): any => {
  const schema = given as Schema
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sample(schema.anyOf[0]!)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries((schema.required ?? []).map((name) => [name, sample(schema.properties![name]!)]))
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items!))
    case 'integer':
    case 'number':
      return schema.minimum ?? 0
    case 'boolean':
      return false
    case 'string':
      return schema.pattern === undefined ? 'x'.repeat(schema.minLength ?? 1) : texts.find((text) => new RegExp(schema.pattern!).test(text))
    default:
      return null
  }
}
