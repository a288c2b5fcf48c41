import { asyncApi, publicSchemas } from '@embarca/contracts/bi/async-api.ts'
import { envelopeSchema } from '@embarca/contracts/bi/cloud-event.ts'
import { dictionary } from '@embarca/contracts/bi/dictionary/index.ts'
import { type Schema, VARIANTS } from '@embarca/contracts/bi/json-schema.ts'
import { meaningAt } from '@embarca/contracts/bi/meaning.ts'
import { Compile } from 'typebox/compile'
import { expect, it } from 'vitest'

type Field = { readonly path: string; readonly schema: Schema }
const innerOf = (schema: Schema): readonly Schema[] => [
  ...(schema['items'] ? [schema['items'] as Schema] : []),
  ...VARIANTS.flatMap((keyword) => (schema[keyword] ?? []) as readonly Schema[]),
]
/** Every field of a schema, by its path. */
const fieldsOf = (schema: Schema, at: string): readonly Field[] => [
  ...Object.entries((schema['properties'] ?? {}) as Record<string, Schema>).flatMap(([name, field]) => [
    { path: `${at}.${name}`, schema: field },
    ...fieldsOf(field, `${at}.${name}`),
  ]),
  ...innerOf(schema).flatMap((one) => fieldsOf(one, at)),
]
const isObject = (schema: Schema): boolean => schema['type'] === 'object' || innerOf(schema).some(isObject)
const isNumber = (schema: Schema): boolean => ['number', 'integer'].includes(schema['type']) || innerOf(schema).some(isNumber)

const types = Object.values(publicSchemas()).flatMap((events) => Object.entries(events))
const fields = [...types.flatMap(([type, schema]) => fieldsOf(schema, type)), ...fieldsOf(envelopeSchema, 'envelope')]

it('every field of every event type says what it means and since when it is published', () => {
  expect(fields.length).toBeGreaterThan(1_900)
  expect(fields.filter(({ schema }) => !/\S.*\.$/.test(schema['description'] ?? '')).map(({ path }) => path)).toEqual([])
  expect(fields.filter(({ schema }) => !/^\d+\.\d+\.\d+$/.test(schema['x-since'] ?? '')).map(({ path }) => path)).toEqual([])
})
it('every field that is no object has an example, which its schema admits', () => {
  const values = fields.filter(({ schema }) => !isObject(schema))
  expect(values.filter(({ schema }) => schema['examples'] === undefined).map(({ path }) => path)).toEqual([])
  const wrong = values.filter(({ schema }) => !Compile(schema as never).Check(schema['examples'][0]))
  expect(wrong.map(({ path }) => path)).toEqual([])
})
it('every number, instant and day says its unit', () => {
  const measured = fields.filter(({ schema }) => isNumber(schema) || schema['format'] !== undefined || schema['pattern'] !== undefined)
  expect(measured.length).toBeGreaterThan(300)
  expect(measured.filter(({ schema }) => schema['x-unit'] === undefined).map(({ path }) => path)).toEqual([])
})
it('money is in cents of BRL, weights in kg, distances in km', () => {
  const unitOf = (name: RegExp) =>
    new Set(fields.filter(({ path, schema }) => name.test(path) && isNumber(schema)).map(({ schema }) => schema['x-unit']))
  expect([...unitOf(/\.\w*[pP]rice$|\.value$|\.cost$/)]).toEqual(['cents BRL'])
  expect([...unitOf(/(?<!answers|overload)\.weight$/)]).toEqual(['kg'])
  expect([...unitOf(/\.(freightDistance|distance|remaining)$/)]).toEqual(['km'])
})

it('no entry of the dictionary is left over', () => {
  const used = new Set(
    types.flatMap(([key, schema]) =>
      fieldsOf(schema, key.replace(/\.v\d+$/, '')).map(({ path }) => meaningAt(dictionary, path.split('.'))),
    ),
  )
  expect(
    Object.entries(dictionary)
      .filter(([, meaning]) => !used.has(meaning))
      .map(([key]) => key),
  ).toEqual([])
})
it('the longest key that fits a path says what the field means', () => {
  const meanings = { weight: ['Of the goods.'], 'stop.weight': ['Of the stop.'] } as const
  expect(meaningAt(meanings, ['LoadLaunched', 'terms', 'weight'])).toEqual(['Of the goods.'])
  expect(meaningAt(meanings, ['LoadLaunched', 'stop', 'weight'])).toEqual(['Of the stop.'])
  expect(meaningAt(meanings, ['LoadLaunched', 'overweight'])).toBeUndefined()
})

it('the document says who owns it, how long topics keep records, and what late, repeated, corrected and deleted events are', () => {
  const { info, channels } = asyncApi()
  expect(info.contact.name).toMatch(/contracts\/bi/)
  for (const word of ['Owner:', 'Repeated:', 'Late:', 'Corrected:', 'Deleted:', 'SubjectForgotten', 'OTIF', '400 days'])
    expect(info.description).toContain(word)
  for (const { bindings } of Object.values(channels)) expect(bindings.kafka.topicConfiguration['retention.ms']).toBe(400 * 86_400_000)
  expect(Object.keys(channels)).toContain('subject')
})
it('the name of a schema is the dataschema of its events', () => {
  const ids = types.map(([, schema]) => schema['$id'])
  expect(new Set(ids).size).toBe(ids.length)
  const { messages } = asyncApi().components
  for (const { payload } of Object.values(messages)) {
    const { dataschema, data } = (payload.allOf[1] as { properties: { dataschema: Schema; data: Schema } }).properties
    expect(dataschema['const']).toBe(data['$id'])
  }
})
