import { expect, it } from 'vitest'
import { moved } from './board-keys.ts'

const rows = { NEGOTIATION: ['a', 'b', 'c'], IN_PROGRESS: [], DELIVERED: ['x', 'y'] } as const

it('starts at the first card there is', () => {
  expect(moved(undefined, rows, { rows: 1 })).toEqual({ column: 'NEGOTIATION', hash: 'a' })
  expect(moved({ column: 'NEGOTIATION', hash: 'gone' }, rows, { rows: 1 })?.hash).toBe('a')
  expect(moved(undefined, {}, { rows: 1 })).toBeUndefined()
})
it('stops at the ends of a column', () => {
  expect(moved({ column: 'NEGOTIATION', hash: 'c' }, rows, { rows: 1 })?.hash).toBe('c')
  expect(moved({ column: 'NEGOTIATION', hash: 'b' }, rows, { rows: -1 })?.hash).toBe('a')
})
it('goes sideways at the same height, over empty columns', () => {
  expect(moved({ column: 'NEGOTIATION', hash: 'c' }, rows, { columns: 1 })).toEqual({ column: 'DELIVERED', hash: 'y' })
  expect(moved({ column: 'DELIVERED', hash: 'x' }, rows, { columns: 1 })?.hash).toBe('x')
  expect(moved({ column: 'DELIVERED', hash: 'x' }, rows, { columns: -1 })?.hash).toBe('a')
})
