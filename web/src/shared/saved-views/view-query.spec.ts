import { expect, it } from 'vitest'
import { viewQuery } from './view-query.ts'

it('the same filters give the same text, whatever is open and however far the list was read', () => {
  expect(viewQuery('?view=table&column=IN_PROGRESS&receipts=l1&transitPage=3')).toBe('column=IN_PROGRESS&view=table')
  expect(viewQuery('?column=IN_PROGRESS&view=table')).toBe(viewQuery('view=table&column=IN_PROGRESS'))
  expect(viewQuery('')).toBe('')
})
it('escapes the characters that would end an address', () => expect(viewQuery('?text=a b#c')).toMatch(/^[^\s#?]*$/))

it('keeps no selection and no open panel of orders', () =>
  expect(viewQuery('?text=papel&selected=%5B%22o1%22%5D&order=o1&launch=m1')).toBe('text=papel'))
