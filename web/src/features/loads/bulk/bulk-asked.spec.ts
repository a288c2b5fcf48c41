import { expect, it } from 'vitest'
import { askedBy, countIn, nothingSaid, openIn, parts, withRows } from './bulk-asked.ts'

it('asks nothing before the form says what', () => {
  expect(askedBy('tag', nothingSaid)).toBeUndefined()
  expect(askedBy('cancel', { ...nothingSaid, reason: '  ' })).toBeUndefined()
  expect(askedBy('cancel', { ...nothingSaid, reason: ' Chuva ' })).toEqual({ reason: 'Chuva' })
  expect(askedBy('prioritize', nothingSaid)).toEqual({ flPriority: true })
  expect(askedBy('approveReceipts', nothingSaid)).toEqual({})
})
it('goes in parts of a hundred', () =>
  expect(parts(Array.from({ length: 230 }, (_, i) => `l${i}`)).map(({ length }) => length)).toEqual([100, 100, 30]))
it('what failed stays open, what a rule forbids does not', () => {
  const foreseen = withRows(new Map(), [
    { id: 'a', outcome: 'WILL' },
    { id: 'b', outcome: 'REFUSED', code: 'LOAD_NOT_NOW' },
    { id: 'c', outcome: 'WILL' },
    { id: 'd', outcome: 'NOTHING' },
  ])
  expect(openIn(foreseen)).toEqual(['a', 'c'])
  const done = withRows(foreseen, [
    { id: 'a', outcome: 'DONE' },
    { id: 'c', outcome: 'FAILED' },
  ])
  expect([openIn(done), countIn(done, 'DONE'), countIn(done, 'REFUSED')]).toEqual([['c'], 1, 1])
})
