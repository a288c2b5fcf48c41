import { Instant } from '@embarca/contracts/kit/schema.ts'
import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { instantsOf } from './instants.ts'

const body = Type.Object({
  name: Type.String(),
  launchDate: Type.Optional(Instant),
  origins: Type.Array(Type.Object({ collectDate: Instant, note: Type.Optional(Type.String()) })),
})
const normalise = instantsOf(body)!

it('rewrites instants with an offset in UTC at any depth, and changes nothing else', () => {
  const given = Object.freeze({
    name: '2026-01-05T09:00:00-03:00',
    launchDate: '2026-01-05T09:00:00-03:00',
    origins: [{ collectDate: '2026-01-05T23:30:00.500-03:00', note: 'x' }, { collectDate: '2026-01-06T12:00:00.000Z' }],
  })
  expect(normalise(given)).toEqual({
    name: '2026-01-05T09:00:00-03:00',
    launchDate: '2026-01-05T12:00:00.000Z',
    origins: [{ collectDate: '2026-01-06T02:30:00.500Z', note: 'x' }, { collectDate: '2026-01-06T12:00:00.000Z' }],
  })
})
it.each(['2026-02-30T09:00:00-03:00', '2026-01-05T25:00:00-03:00', '2026-01-05', 7, null])(
  'leaves %j to the rules of the field',
  (launchDate) => expect(normalise({ name: 'x', launchDate, origins: 'none' })).toEqual({ name: 'x', launchDate, origins: 'none' }),
)
it('a schema without instants needs no rewriting', () => expect(instantsOf(Type.Object({ name: Type.String() }))).toBeUndefined())
