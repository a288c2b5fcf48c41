import { readFileSync } from 'node:fs'
import { publicSchemas } from '@embarca/contracts/bi/async-api.ts'
import { breaks, withoutFields } from '@embarca/contracts/bi/breaks.ts'
import type { Schema } from '@embarca/contracts/bi/json-schema.ts'
import { isPersonal, publicSchema } from '@embarca/contracts/bi/public-schema.ts'
import { showing } from '@embarca/contracts/bi/showing.ts'
import { publicEvents } from '@embarca/contracts/bi/topics.ts'
import { event } from '@embarca/contracts/kit/event.ts'
import { personal } from '@embarca/contracts/kit/personal.ts'
import { type TSchema, Type } from 'typebox'
import { expect, it } from 'vitest'
import { biFiles, broken } from '../../deploy/tools/write-bi.ts'

it('no published contract is broken; a new version of an event is published next to the old one', () => {
  expect(broken()).toEqual([])
})

const versions = (...all: readonly (readonly [name: string, until?: string])[]) => ({
  load: Object.fromEntries(all.map(([name, until]) => [name, { type: 'object', ...(until !== undefined && { 'x-until': until }) }])),
})
const gone = 'load Driven.v1 is gone'
it.each([
  ['nothing when both are published', versions(['Driven.v1', '2026-12-31'], ['Driven.v2']), versions(['Driven.v1']), '2026-06-01', []],
  ['the end when it is over already', versions(['Driven.v1', '2026-05-31']), versions(['Driven.v1']), '2026-06-01', ['a day that is over']],
  [
    'an end that was brought forward',
    versions(['Driven.v1', '2026-11-30']),
    versions(['Driven.v1', '2026-12-31']),
    '2026-06-01',
    ['2026-12-31'],
  ],
  ['nothing when it ends later', versions(['Driven.v1', '2027-01-31']), versions(['Driven.v1', '2026-12-31']), '2026-06-01', []],
  ['a version without an end that is missing', versions(['Driven.v2']), versions(['Driven.v1']), '2026-06-01', [gone]],
  ['a missing version while topics hold it', versions(['Driven.v2']), versions(['Driven.v1', '2026-12-31']), '2027-12-31', [gone]],
  ['nothing when topics hold it no more', versions(['Driven.v2']), versions(['Driven.v1', '2026-12-31']), '2028-02-06', []],
])('of a version that was released, the gate names %s', (_, present, before, today, faults) => {
  expect(broken(present, before, today)).toEqual(faults.map((fault) => expect.stringContaining(fault)))
})

it.each([...biFiles()])('contracts/bi/%s matches the contracts; `npm run bi` writes it again', (file, text) => {
  expect(readFileSync(new URL(`../../contracts/bi/${file}`, import.meta.url), 'utf8')).toBe(text)
})

const driven = event({
  driverId: Type.String(),
  name: personal('driverId', Type.String()),
  status: Type.Enum(['A', 'B'] as const),
  stops: Type.Array(Type.Object({ placeId: Type.String(), phone: Type.Optional(personal('placeId', Type.String())) })),
  note: Type.Optional(Type.String({ maxLength: 10 })),
})
const allowed = ['driverId', 'name', 'status', 'stops', 'stops.placeId', 'stops.phone', 'note', 'loadId']
const published = (schema: TSchema) =>
  publicSchema(schema as Schema, { path: ['Driven'], decisions: Object.fromEntries(allowed.map((path) => [path, '0.1.0'])) })
const before = published(driven)
const changed = (fields: Partial<Record<string, TSchema>>): Schema => {
  const all = Object.entries({ ...driven.properties, ...fields }).flatMap(([name, field]) => (field ? [[name, field] as const] : []))
  return published(event(Object.fromEntries(all)))
}

it('personal fields are neither in the contract nor in the examples', () => {
  expect(before['properties']).not.toHaveProperty('name')
  const data = {
    driverId: 'd1',
    name: 'José',
    status: 'A',
    stops: [
      { placeId: 'p1', phone: '31' },
      { placeId: 'p2', phone: '' },
    ],
  }
  expect(showing(before)(data)).toEqual({ driverId: 'd1', status: 'A', stops: [{ placeId: 'p1' }, { placeId: 'p2' }] })
  const inside = (schema: Schema): boolean =>
    isPersonal(schema) || Object.values(schema['properties'] ?? {}).some((one) => inside(one as Schema))
  expect(Object.values(publicSchemas()).flatMap(Object.values).some(inside)).toBe(false)
  expect(Object.values(publicEvents).flatMap(Object.values).some(inside)).toBe(true)
})

it.each([
  ['a removed field', changed({ stops: undefined }), '/stops is gone'],
  ['a field of another type', changed({ driverId: Type.Integer() }), '/driverId is type "integer", it was "string"'],
  ['a field made optional', changed({ driverId: Type.Optional(Type.String()) }), '/driverId may be missing, it never was'],
  ['a field made personal', changed({ driverId: personal('status', Type.String()) }), '/driverId is gone'],
  ['a list of another type', changed({ stops: Type.Array(Type.Integer()) }), '/stops/* is type "integer", it was "object"'],
])('%s breaks readers', (_, after, what) => {
  expect(breaks(before, after)).toContain(what)
})

it.each([
  ['a new field', changed({ loadId: Type.String() })],
  ['a new enumeration value', changed({ status: Type.Enum(['A', 'B', 'C'] as const) })],
  ['another limit', changed({ note: Type.Optional(Type.String({ maxLength: 20 })) })],
])('%s does not break readers', (_, after) => {
  expect(breaks(before, after)).toEqual([])
})

it('a field that was withdrawn on purpose is not missed, another one is', () => {
  const after = changed({ stops: undefined, driverId: undefined })
  const then = withoutFields(before, (path) => path === 'stops')
  expect(breaks(then, after)).toEqual(['/driverId is gone', '/driverId may be missing, it never was'])
  const inside = withoutFields(before, (path) => path === 'stops.placeId')
  expect(inside['properties'].stops.items.properties).toEqual({})
})
