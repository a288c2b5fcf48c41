import { readdirSync, readFileSync } from 'node:fs'
import { fieldDecisions } from '@embarca/contracts/bi/fields.ts'
import { WITHHELD } from '@embarca/contracts/bi/identifier.ts'
import type { Schema } from '@embarca/contracts/bi/json-schema.ts'
import { fieldsIn, isPersonal, isPublic, isText, publicSchema, type SchemaPlace } from '@embarca/contracts/bi/public-schema.ts'
import { publicStrings } from '@embarca/contracts/bi/public-strings.ts'
import { moduleOf, publicEvents } from '@embarca/contracts/bi/topics.ts'
import { faultsOf, unclassified } from '@embarca/contracts/bi/unclassified.ts'
import { allEvents } from '@embarca/contracts/events.ts'
import { event, type Recorded } from '@embarca/contracts/kit/event.ts'
import { personalText } from '@embarca/contracts/kit/personal.ts'
import { asOpened, publicCopies } from '@embarca/services/adapters/kafka/public-copies.ts'
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
  occurredAt: '2026-01-05T12:00:00.000Z',
  correlationId: 'c1',
  causationId: 'c1',
}
const copyOf = ({ type, schemaVersion: version = 1, data }: Recorded) => {
  const copies = publicCopies(asOpened)({
    ...about,
    type,
    schemaVersion: version,
    data,
  } as Recorded)
  return JSON.parse(String(copies.at(-1)!.message.value)) as { data: unknown }
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
    // The identifiers of the examples are published as they are.
    expect(shown.filter(({ value }) => value === WITHHELD)).toEqual([])
    // Only identifiers, codes and instants remain: one word each.
    expect(shown.filter(({ value }) => !/^[\w.:/-]*$/.test(value))).toEqual([])
  },
)

it('each field of a public event has a decision: published since a version, withheld or withdrawn', () => {
  expect(unclassified()).toEqual([])
  const decisions = Object.values(fieldDecisions).flatMap((types) => Object.values(types).flatMap(Object.values))
  const known = /^(\d+\.\d+\.\d+(, deprecated \d+\.\d+\.\d+)?|withheld|withdrawn \d+\.\d+\.\d+)$/
  expect(decisions.filter((decision) => !known.test(decision))).toEqual([])
  expect(Object.keys(fieldDecisions).sort()).toEqual(Object.keys(publicEvents).sort())
})

it('a new field without a decision is named, and so is a decision without a field', () => {
  const grown = event({ loadId: Type.String(), weight: Type.Number(), stop: Type.Object({ reason: Type.String() }) })
  expect(faultsOf('Grown', grown, { loadId: '0.1.0', stop: '0.1.0', cubage: '0.1.0' })).toEqual([
    'Grown.weight has no decision',
    'Grown.stop.reason has no decision',
    'Grown.cubage is decided about, but there is no such field',
  ])
})

/** Every field of a schema that is published as a text. */
const publishedTexts = (schema: Schema, place: SchemaPlace): readonly string[] =>
  fieldsIn(schema, place).flatMap(([field, own]) => [
    ...(isPublic(field, own) && isText(own) ? [field.path.at(-1)!] : []),
    ...(isPublic(field, own) ? publishedTexts(own, field) : []),
  ])
it('the table of identifiers names only fields that are published as text somewhere, and no text is published without it', () => {
  const types = Object.entries(publicEvents).flatMap(([module, events]) =>
    Object.entries(events).map(([type, row]) => [row as Schema, { path: [type], decisions: fieldDecisions[module]![type]! }] as const),
  )
  const found = new Set(types.flatMap(([row, place]) => publishedTexts(row, place as SchemaPlace)))
  expect([...publicStrings].filter((name) => !found.has(name))).toEqual([])
  expect([...found].filter((name) => !publicStrings.has(name))).toEqual([])
})

const decided = { path: ['Grown', 'unheardOf'], decisions: { unheardOf: '0.1.0' } } as const satisfies SchemaPlace
const shows = (schema: TSchema, decisions: Readonly<Record<string, string>>) =>
  Object.keys(publicSchema(event({ unheardOf: schema }) as Schema, { path: ['Grown'], decisions })['properties'])
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
])('a new field that is %s is private even when it was decided to publish it', (_, schema) => {
  expect(shows(schema, decided.decisions)).toEqual([])
  expect(isPublic(decided, schema as Schema)).toBe(false)
})
it.each([
  ['a number', Type.Integer()],
  ['a yes or no', Type.Boolean()],
  ['an enumeration', Type.Enum(['A', 'B'] as const)],
  ['a list of numbers', Type.Array(Type.Number())],
])('a new field that is %s is private until it is decided to publish it', (_, schema) => {
  expect(shows(schema, {})).toEqual([])
  expect(shows(schema, { unheardOf: 'withheld' })).toEqual([])
  expect(shows(schema, { unheardOf: 'withdrawn 0.2.0' })).toEqual([])
  expect(shows(schema, decided.decisions)).toEqual(['unheardOf'])
})
it('a personal field stays private whatever was decided', () => {
  expect(isPersonal(personalText('driverId') as Schema)).toBe(true)
  expect(shows(personalText('driverId'), decided.decisions)).toEqual([])
})
