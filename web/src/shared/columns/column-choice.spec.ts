import { expect, it } from 'vitest'
import { movedTo, putBefore } from './column-choice.ts'

const list = ['a', 'b', 'c']
it('moves one column and keeps the order of the others', () => {
  expect(movedTo(list, 'c', 0)).toEqual(['c', 'a', 'b'])
  expect(movedTo(list, 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(movedTo(list, 'a', 9)).toEqual(['b', 'c', 'a'])
})
it('puts one before another, or at the end', () => {
  expect(putBefore(list, 'c', 'b')).toEqual(['a', 'c', 'b'])
  expect(putBefore(list, 'x', 'a')).toEqual(['x', 'a', 'b', 'c'])
  expect(putBefore(list, 'a', undefined)).toEqual(['b', 'c', 'a'])
  expect(putBefore(list, 'a', 'a')).toEqual(list)
})
