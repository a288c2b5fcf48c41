import { expect, it } from 'vitest'
import { compare } from '../memory/matching.ts'
import { keyOf, valueIn } from './sort-key.ts'

const values = [
  null,
  -1e300,
  -2.5,
  -1,
  -1e-9,
  0,
  1e-9,
  1,
  2,
  10,
  1_700_000_000_000,
  1e300,
  '',
  '0',
  '10',
  '2',
  'A',
  'a',
  'aa',
  'á',
] as const

it('orders keys as every store orders values', () => {
  const sorted = [...values].sort(compare)
  expect([...values].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))).toEqual(sorted)
})

it('restores every value from its key', () => {
  for (const value of values) expect(valueIn(keyOf(value), typeof value === 'number' ? 'number' : 'text')).toBe(value)
  for (const value of [true, false]) expect(valueIn(keyOf(value), 'boolean')).toBe(value)
  expect(keyOf(undefined)).toBe(keyOf(null))
  expect(keyOf(-0)).toBe(keyOf(0))
})

it('rejects lists and objects', () => {
  for (const value of [[], {}]) expect(() => keyOf(value)).toThrow('a declared field holds a list or an object')
})
