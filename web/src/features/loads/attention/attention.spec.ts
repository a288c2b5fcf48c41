import { expect, it } from 'vitest'
import { columnQuery, isEmptied, isFiltered, readBoardAddress, restarting, unfiltered } from '../board-address.ts'
import { attentionQuery } from './attention-query.ts'
import { withAttention } from './chosen-attention.ts'

it('is a filter of the address, which an unknown value is not', () => {
  const address = readBoardAddress({ attention: 'LATE' })
  expect(address).toEqual({ attention: 'LATE' })
  expect(readBoardAddress({ attention: 'TIRED' })).toEqual({})
  expect(columnQuery(address, 'IN_PROGRESS')).toMatchObject({ attention: 'LATE', columnStatus: 'IN_PROGRESS' })
  expect(isFiltered(address)).toBe(true)
  expect(unfiltered(address)).toEqual({})
  expect(restarting({ attention: 'LATE' })).toMatchObject({ transitPage: undefined })
})

it('empties the columns that none of its loads can be in', () => {
  const emptied = (attention: 'LATE' | 'RECEIPT') =>
    (['NEGOTIATION', 'IN_PROGRESS', 'DELIVERED'] as const).map((column) => isEmptied({ attention }, column))
  expect([emptied('LATE'), emptied('RECEIPT')]).toEqual([
    [true, false, true],
    [true, false, false],
  ])
})

it('shows one of its columns where one is shown at a time, and is taken back by its own chip', () => {
  expect(withAttention({}, 'LATE')).toEqual({ attention: 'LATE', column: 'IN_PROGRESS' })
  expect(withAttention({ column: 'DELIVERED' }, 'HIRING')).toStrictEqual({ attention: 'HIRING', column: undefined })
  expect(withAttention({ column: 'IN_PROGRESS' }, 'RECEIPT')).toEqual({ attention: 'RECEIPT' })
  expect(withAttention({ attention: 'LATE', column: 'IN_PROGRESS' }, 'LATE')).toStrictEqual({ attention: undefined })
})

it('is counted under the other filters', () => {
  const query = attentionQuery({ attention: 'LATE', text: 'x', transitOrder: 'urgent', receiptStatus: ['REFUSED'], column: 'IN_PROGRESS' })
  expect(query).toMatchObject({ text: 'x', receiptStatus: ['REFUSED'] })
  for (const name of ['attention', 'columnStatus', 'sortDirection']) expect(query).not.toHaveProperty(name)
})
