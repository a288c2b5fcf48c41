import { expect, it } from 'vitest'
import { bulkFieldsOf, countIn, emptyBulkInput, inBatches, openIn, withRows } from './bulk-input.ts'

it('sends nothing before the form is complete', () => {
  expect(bulkFieldsOf('tag', emptyBulkInput)).toBeUndefined()
  expect(bulkFieldsOf('cancel', { ...emptyBulkInput, reason: '  ' })).toBeUndefined()
  expect(bulkFieldsOf('cancel', { ...emptyBulkInput, reason: ' Chuva ' })).toEqual({ reason: 'Chuva' })
  expect(bulkFieldsOf('resolvePendencies', { ...emptyBulkInput, observation: 'abcd ' })).toBeUndefined()
  expect(bulkFieldsOf('disposePendencies', { ...emptyBulkInput, observation: ' abcde ' })).toEqual({ observation: 'abcde' })
  expect(bulkFieldsOf('prioritize', emptyBulkInput)).toEqual({ flPriority: true })
  expect(bulkFieldsOf('approveReceipts', emptyBulkInput)).toEqual({})
})
it('splits requests at one hundred loads', () =>
  expect(inBatches(Array.from({ length: 230 }, (_, i) => `l${i}`)).map(({ length }) => length)).toEqual([100, 100, 30]))
it('failed loads may be retried, refused ones may not', () => {
  const preview = withRows(new Map(), [
    { id: 'a', outcome: 'WILL' },
    { id: 'b', outcome: 'REFUSED', code: 'LOAD_NOT_NOW' },
    { id: 'c', outcome: 'WILL' },
    { id: 'd', outcome: 'NOTHING' },
  ])
  expect(openIn(preview)).toEqual(['a', 'c'])
  const done = withRows(preview, [
    { id: 'a', outcome: 'DONE' },
    { id: 'c', outcome: 'FAILED' },
  ])
  expect([openIn(done), countIn(done, 'DONE'), countIn(done, 'REFUSED')]).toEqual([['c'], 1, 1])
})
