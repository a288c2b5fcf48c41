import { expect, it } from 'vitest'
import { omitUndefined, readDay, readFlag, readOption, readOptions, readText, readTexts } from './search-params.ts'

it('keeps known values and drops the rest', () => {
  expect(readOptions('a,x,b,a', ['a', 'b'])).toEqual(['a', 'b'])
  expect(readOptions(['x'], ['a'])).toBeUndefined()
  expect(readOption('x', ['a'])).toBeUndefined()
  expect([readFlag('true'), readFlag(true), readFlag('no')]).toEqual([true, true, undefined])
})
it('a code of digits alone is a text too', () =>
  expect([readText(20418, 10), readText('  ', 10), readText('abcdef', 3)]).toEqual(['20418', undefined, 'abc']))
it('keeps at most the given number of texts, each once', () => expect(readTexts(['a', '', 'b', 'a', 'c'], 10, 2)).toEqual(['a', 'b']))
it('a day has the form DD/MM/YYYY', () =>
  expect([readDay('01/02/2026'), readDay('1/2/2026'), readDay('01/02/2026 10:00:00')]).toEqual(['01/02/2026', undefined, undefined]))
it('drops undefined properties', () => expect(omitUndefined({ a: 1, b: undefined })).toEqual({ a: 1 }))
