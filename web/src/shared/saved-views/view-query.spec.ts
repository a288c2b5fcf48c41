import { expect, it } from 'vitest'
import { viewQuery } from './view-query.ts'

it('the same list has the same text, whatever is open beside it and however far it was read', () => {
  expect(viewQuery('?view=table&column=IN_PROGRESS&receipts=l1&transitPage=3')).toBe('column=IN_PROGRESS&view=table')
  expect(viewQuery('?column=IN_PROGRESS&view=table')).toBe(viewQuery('view=table&column=IN_PROGRESS'))
  expect(viewQuery('')).toBe('')
})
it('no sign of it ends an address', () => expect(viewQuery('?text=a b#c')).toMatch(/^[^\s#?]*$/))
