import { expect, it } from 'vitest'
import { day, known, one, some, texts, words, yes } from './address.ts'

it('takes what is known and drops the rest', () => {
  expect(some('a,x,b,a', ['a', 'b'])).toEqual(['a', 'b'])
  expect(some(['x'], ['a'])).toBeUndefined()
  expect(one('x', ['a'])).toBeUndefined()
  expect([yes('true'), yes(true), yes('no')]).toEqual([true, true, undefined])
})
it('a code of digits alone is a text too', () =>
  expect([words(20418, 10), words('  ', 10), words('abcdef', 3)]).toEqual(['20418', undefined, 'abc']))
it('keeps so many texts, each once', () => expect(texts(['a', '', 'b', 'a', 'c'], 10, 2)).toEqual(['a', 'b']))
it('a day has ten characters', () =>
  expect([day('01/02/2026'), day('1/2/2026'), day('01/02/2026 10:00:00')]).toEqual(['01/02/2026', undefined, undefined]))
it('says nothing of what is missing', () => expect(known({ a: 1, b: undefined })).toEqual({ a: 1 }))
