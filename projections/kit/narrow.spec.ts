import { expect, it } from 'vitest'
import { narrowed } from './narrow.ts'

it('keeps the tests of fields that only one filter names', () =>
  expect(narrowed({ column: 'NEGOTIATION' }, { statusCode: ['DRAFT'] })).toEqual({ column: 'NEGOTIATION', statusCode: ['DRAFT'] }))

it('matches the values that both allow, and none where they have none in common', () => {
  expect(narrowed({ statusCode: ['A', 'B'] }, { statusCode: ['B', 'C'] })).toEqual({ statusCode: ['B'] })
  expect(narrowed({ column: 'NEGOTIATION' }, { column: ['IN_PROGRESS'] })).toEqual({ column: [] })
})

it('matches the overlap of two ranges, and the values inside one', () => {
  const dates = { from: '2026-01-02', to: '2026-01-05' }
  expect(narrowed({ dueAt: dates }, { dueAt: { to: '2026-01-03' } })).toEqual({ dueAt: { from: '2026-01-02', to: '2026-01-03' } })
  expect(narrowed({ dueAt: { to: '2026-01-05' } }, { dueAt: { from: '2026-01-03', to: '2026-01-09' } })).toEqual({
    dueAt: { from: '2026-01-03', to: '2026-01-05' },
  })
  expect(narrowed({ dueAt: ['2026-01-01', '2026-01-04'] }, { dueAt: dates })).toEqual({ dueAt: ['2026-01-04'] })
  expect(narrowed({ dueAt: dates }, { dueAt: ['2026-01-04', '2026-01-09'] })).toEqual({ dueAt: ['2026-01-04'] })
})
