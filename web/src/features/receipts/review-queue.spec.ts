import { expect, it } from 'vitest'
import { loadBeside, queueWith, waitingCount, waitingIn } from './review-queue.ts'

const stop = (reached: boolean) => ({ name: 'Loja', address: '', city: 'Recife', state: 'PE', date: '', reached })
const load = (hashId: string, reached = 1, approved = 0, receiptStatus: 'PENDING' | 'REFUSED' | 'APPROVED' = 'PENDING') => ({
  hashId,
  receiptStatus,
  receiptsApproved: approved,
  destinations: [stop(reached > 0), stop(reached > 1)],
})

it('counts receipts that arrived and are not approved; a refused one waits for the driver', () => {
  expect(waitingIn(load('a', 2))).toBe(2)
  expect(waitingIn(load('a', 2, 1))).toBe(1)
  expect(waitingIn(load('a', 0))).toBe(0)
  expect(waitingIn(load('a', 1, 0, 'REFUSED'))).toBe(0)
  expect(waitingCount([load('a', 2), load('b', 1)])).toBe(3)
})

it('goes to the next load in which a receipt waits, and back', () => {
  const listed = [load('a'), load('b', 0), load('c')]
  const queue = queueWith([], listed)
  expect(loadBeside(queue, listed, 'a', 1)).toBe('c')
  expect(loadBeside(queue, listed, 'c', -1)).toBe('a')
  expect(loadBeside(queue, listed, 'c', 1)).toBeUndefined()
  expect(loadBeside(queue, listed, 'a', -1)).toBeUndefined()
})

it('goes on from a load that left the list because its receipts are approved', () => {
  const queue = queueWith([], [load('a'), load('b'), load('c')])
  const after = [load('a'), load('c'), load('d')]
  expect(queueWith(queue, after)).toEqual(['a', 'b', 'c', 'd'])
  expect(queueWith(queue, [load('a')])).toBe(queue)
  expect(loadBeside(queueWith(queue, after), after, 'b', 1)).toBe('c')
})

it('begins with the first load where the current one was opened by a link', () => {
  const listed = [load('a'), load('b')]
  expect(loadBeside(queueWith([], listed), listed, 'elsewhere', 1)).toBe('a')
})
