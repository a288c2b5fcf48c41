import { expect, it } from 'vitest'
import { committedEvents } from './committed-events.ts'

const rows = (...bodies: readonly string[]) => bodies.map((body) => ({ body, hash: '' }))
const bodiesOf = (found: readonly { readonly body: string }[]) => found.map(({ body }) => body)

it('returns what follows a position, as often as it is asked', () => {
  const { add, after } = committedEvents()
  add({ after: '6', rows: rows('7', '8') })
  add({ after: '8', rows: rows('9') })
  expect(bodiesOf(after('6', 10))).toEqual(['7', '8', '9'])
  expect(bodiesOf(after('7', 1))).toEqual(['8'])
  expect(bodiesOf(after('7', 10))).toEqual(['8', '9'])
  expect(bodiesOf(after('9', 10))).toEqual([])
})
it('returns nothing that was not added to it', () => {
  const { add, after } = committedEvents()
  expect(after('-1', 10)).toEqual([])
  add({ after: '6', rows: rows('7') })
  expect(after('4', 10)).toEqual([])
  add({ after: '9', rows: rows('10') })
  expect(after('6', 10)).toEqual([])
  expect(bodiesOf(after('9', 10))).toEqual(['10'])
})
it('keeps no more events than a reader that follows needs', () => {
  const { add, after } = committedEvents()
  for (let at = 0; at < 1_001; at++) add({ after: String(at - 1), rows: rows(String(at)) })
  expect(after('-1', 10)).toEqual([])
  expect(bodiesOf(after('999', 10))).toEqual(['1000'])
})
