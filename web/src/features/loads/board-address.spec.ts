import { expect, it } from 'vitest'
import { columnQuery, isEmptied, isFiltered, orderOf, readBoardAddress, restarting, toggled, unfiltered } from './board-address.ts'

it('keeps known parameters and drops the others (R060)', () => {
  expect(readBoardAddress({ text: ' CG-2 ', hiringType: 'NORMAL,NOPE', negotiationOrder: 'up', page: 3, receipts: 'abc' })).toEqual({
    text: 'CG-2',
    hiringType: ['NORMAL'],
    receipts: 'abc',
  })
  expect(readBoardAddress({ text: 20418 }).text).toBe('20418')
})

it('a column shows the newest first by default', () => {
  expect(orderOf({}, 'IN_PROGRESS')).toBe('desc')
  expect(columnQuery({ transitOrder: 'asc', text: 'x' }, 'IN_PROGRESS')).toMatchObject({
    columnStatus: 'IN_PROGRESS',
    sortDirection: 'asc',
    text: 'x',
  })
})

it('a filter of one column empties the others without a request (R066, R067)', () => {
  const driverless = { deliveryStatus: ['ASSIGNED_TO_TRANSPORTER'] } as const
  expect((['NEGOTIATION', 'IN_PROGRESS', 'DELIVERED'] as const).map((column) => isEmptied(driverless, column))).toEqual([true, false, true])
  expect(isEmptied({ waitingApproveHiring: true }, 'DELIVERED')).toBe(true)
})

it('choosing none or all is no filter (R072)', () => {
  const all = ['a', 'b'] as const
  expect(toggled(undefined, 'a', all)).toEqual(['a'])
  expect(toggled(['a'], 'a', all)).toBeUndefined()
  expect(toggled(['a'], 'b', all)).toBeUndefined()
})

it('a filter restarts every column at page 1, an order only its own column (R065)', () => {
  expect(restarting({ text: 'x' })).toStrictEqual({ text: 'x', negotiationPage: undefined, transitPage: undefined, closedPage: undefined })
  expect(restarting({ transitOrder: 'asc' })).toStrictEqual({ transitOrder: 'asc', transitPage: undefined })
  expect(restarting({ closedPage: 3 })).toStrictEqual({ closedPage: 3 })
  expect(restarting({ view: 'table' })).toStrictEqual({ view: 'table' })
})

it('clearing the filters keeps the order and open panels', () => {
  const address = { text: 'x', closedOrder: 'asc', receipts: 'abc' } as const
  expect(isFiltered(address)).toBe(true)
  expect(unfiltered(address)).toEqual({ closedOrder: 'asc', receipts: 'abc' })
})
