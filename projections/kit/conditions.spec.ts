import { expect, it } from 'vitest'
import { planOf } from './conditions.ts'
import type { ViewSpec } from './read-store.ts'

const spec: ViewSpec = {
  view: 'loads',
  version: 1,
  fields: { column: 'text', createdDate: 'text', dueAt: 'text', statusCode: 'text' },
  indexes: [
    ['column', 'createdDate', 'id', 'statusCode', 'dueAt'],
    ['column', 'dueAt', 'id', 'statusCode'],
  ],
}
const indexOf = (ask: Parameters<typeof planOf>[1]) => planOf(spec, ask).index

it('enters the index whose next field has a range, unless another one sorts the page', () => {
  const where = { column: 'IN_PROGRESS', dueAt: { to: '2026-01-01' } }
  expect(indexOf({ where })).toBe(1)
  expect(indexOf({ where, sort: ['dueAt', 'asc'] })).toBe(1)
  expect(indexOf({ where, sort: ['createdDate', 'desc'] })).toBe(0)
})
