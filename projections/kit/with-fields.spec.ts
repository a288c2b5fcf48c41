import { expect, it } from 'vitest'
import { withFields } from './with-fields.ts'

it('copies a document unchanged except for the given fields', () => {
  const doc: { readonly id: string; readonly 'a b'?: number | undefined; readonly list: readonly string[] } = { id: 'x', list: ['y'] }
  const changed = withFields(doc, { 'a b': 1 })
  expect(changed).toEqual({ id: 'x', list: ['y'], 'a b': 1 })
  expect(Object.keys(withFields(changed, { id: 'z' }))).toEqual(['id', 'list', 'a b'])
  expect(withFields(changed, { 'a b': undefined })).toStrictEqual({ id: 'x', list: ['y'], 'a b': undefined })
  expect(doc).toEqual({ id: 'x', list: ['y'] })
})

it('copies any document, whatever the number and the names of its fields', () => {
  for (let n = 0; n < 200; n++) expect(withFields({ [`f${n}`]: n, same: 1 }, { same: 2 })).toEqual({ [`f${n}`]: n, same: 2 })
  const odd = JSON.parse('{ "__proto__": 1, "\\"": 2 }') as object
  expect(JSON.stringify(withFields(odd, { more: 3 }))).toBe('{"__proto__":1,"\\"":2,"more":3}')
})
