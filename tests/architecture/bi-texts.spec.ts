import { readdirSync, readFileSync } from 'node:fs'
import { isPersonal, isPublic, isText, publicSchema, type Schema } from '@embarca/contracts/bi/public-schema.ts'
import { privateStrings, publicStrings } from '@embarca/contracts/bi/public-strings.ts'
import { moduleOf, publicEvents } from '@embarca/contracts/bi/topics.ts'
import { allEvents } from '@embarca/contracts/events.ts'
import { event, type Recorded } from '@embarca/contracts/kit/event.ts'
import { publicCopies } from '@embarca/services/adapters/kafka/public-copies.ts'
import { type TSchema, Type } from 'typebox'
import { expect, it } from 'vitest'

const fixtures = new URL('../fixtures/events/', import.meta.url)
const frozen = readdirSync(fixtures)
  .map((file) => JSON.parse(readFileSync(new URL(file, fixtures), 'utf8')) as Recorded)
  .filter(({ type, schemaVersion }) => moduleOf.has(type) && schemaVersion === (allEvents[type]?.version ?? 1))

const about = {
  id: 'e1',
  key: 'k',
  stream: 's',
  revision: 0,
  position: '1',
  by: { shipperId: 's1' },
  recordedAt: '2026-01-05T12:00:00.000Z',
}
const copyOf = ({ type, schemaVersion: version = 1, data }: Recorded) => {
  const copy = publicCopies({ openPublic: (_type, _version, given) => given, version: () => version })({
    ...about,
    type,
    schemaVersion: version,
    data,
  } as Recorded)
  return JSON.parse(String(copy!.message.value)) as { data: unknown }
}

type Text = { readonly name: string; readonly value: string }
/** Every text of a value, with the name of the field that holds it. */
const textsIn = (value: unknown, name = ''): readonly Text[] => {
  if (typeof value === 'string') return [{ name, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, Array.isArray(value) ? name : key))
}

it('each public event has a frozen example', () => {
  expect([...new Set(frozen.map(({ type }) => type))].sort()).toEqual([...moduleOf.keys()].sort())
})

const typed =
  /observation|reason(?!Id)|justification|comment|content|^text$|name$|tags|document(?!Id)|plate|street|district|phone|email|nfeKey|nfCode|number|series|orderCode|externalId|avatar|^product$/i
it.each(frozen.map((example) => [example.type, example] as const))(
  'the public copy of %s holds no typed text, plate or document',
  (_, example) => {
    const secrets = textsIn(example.data).filter(({ name, value }) => typed.test(name) && value !== '')
    const shown = textsIn(copyOf(example).data)
    expect(shown.filter(({ name }) => typed.test(name))).toEqual([])
    // A word that is also an identifier elsewhere in the example does not leak the text.
    const ids = new Set(textsIn(example.data).flatMap(({ name, value }) => (typed.test(name) ? [] : [value])))
    const values = new Set(shown.map(({ value }) => value))
    expect(secrets.filter(({ value }) => values.has(value) && !ids.has(value))).toEqual([])
    // Only identifiers, codes and instants remain: one word each.
    expect(shown.filter(({ value }) => !/^[\w.:/-]*$/.test(value))).toEqual([])
  },
)

/** Names of the fields of a schema that let text through. */
const textFields = (schema: Schema): readonly string[] => {
  if (isPersonal(schema)) return []
  const inner = [schema['items'], ...['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => schema[keyword] ?? [])].filter(Boolean) as Schema[]
  const own = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
  return [
    ...own.flatMap(([name, field]) => [...(!isPersonal(field) && isText(field) ? [name] : []), ...textFields(field)]),
    ...inner.flatMap(textFields),
  ]
}

it('each text field of a public event is classified: identifiers and codes are public, the rest is private', () => {
  const found = new Set(Object.values(publicEvents).flatMap((events) => Object.values(events).flatMap((row) => textFields(row as Schema))))
  expect([...found].filter((name) => !publicStrings.has(name) && !privateStrings.has(name))).toEqual([])
  expect([...publicStrings].filter((name) => privateStrings.has(name))).toEqual([])
  expect([...publicStrings, ...privateStrings].filter((name) => !found.has(name))).toEqual([])
})

const shows = (schema: TSchema) => Object.keys(publicSchema(event({ unheardOf: schema }))['properties'])
it.each([
  ['a text', Type.String()],
  ['a short text', Type.String({ minLength: 1, maxLength: 64 })],
  ['a list of texts', Type.Array(Type.String())],
  ['a text or a number', Type.Union([Type.String(), Type.Integer()])],
  ['texts by key', Type.Record(Type.String(), Type.String())],
  ['numbers by a typed key', Type.Record(Type.String(), Type.Integer())],
  ['a text of some pattern', Type.String({ pattern: '\\S' })],
  ['anything', Type.Unknown()],
  ['a list of anything', Type.Array(Type.Unknown())],
])('a new field that is %s is private by default', (_, schema) => {
  expect(shows(schema)).toEqual([])
  expect(isPublic('unheardOf', schema as Schema)).toBe(false)
})
it('a new number, enumeration or instant is public by default', () => {
  for (const schema of [Type.Integer(), Type.Boolean(), Type.Enum(['A', 'B'] as const), Type.Array(Type.Number())])
    expect(shows(schema)).toEqual(['unheardOf'])
})
