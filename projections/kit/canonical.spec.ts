import { expect, it } from 'vitest'
import { canonical, hashOf } from './canonical.ts'

it('writes equal documents as equal text, whatever the order of their names', () => {
  const one = { b: [{ d: 1, c: null }], a: 'x"y', e: { g: undefined, f: true } }
  const other = { e: { f: true }, a: 'x"y', b: [{ c: null, d: 1 }] }
  expect(canonical(one)).toBe('{"a":"x\\"y","b":[{"c":null,"d":1}],"e":{"f":true}}')
  expect(canonical(other)).toBe(canonical(one))
  expect(hashOf([['1', one]])).toBe(hashOf([['1', other]]))
  expect(hashOf([['1', one]])).not.toBe(hashOf([['2', one]]))
})

it('sorts all names as text, also integers and __proto__, for any number of different sets of names', () => {
  expect(canonical({ b: 1, 10: 2, 9: 3 })).toBe('{"10":2,"9":3,"b":1}')
  expect(canonical(JSON.parse('{ "b": 1, "__proto__": { "d": 2, "c": 3 } }'))).toBe('{"__proto__":{"c":3,"d":2},"b":1}')
  for (let n = 0; n < 200; n++) expect(canonical({ [`z${n}`]: n, a: [undefined] })).toBe(`{"a":[null],"z${n}":${n}}`)
  for (let n = 0; n < 200; n++)
    expect(canonical({ [`z${n}`]: { b: n, a: { 10: n, 9: 1 } } })).toBe(`{"z${n}":{"a":{"10":${n},"9":1},"b":${n}}}`)
  expect(canonical(undefined)).toBe('null')
})
