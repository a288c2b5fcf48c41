import { expect, it } from 'vitest'
import { moveCursor } from './board-cursor.ts'

const rows = { NEGOTIATION: ['a', 'b', 'c'], IN_PROGRESS: [], DELIVERED: ['x', 'y'] } as const

it('starts at the first card', () => {
  expect(moveCursor(undefined, rows, { rows: 1 })).toEqual({ column: 'NEGOTIATION', hash: 'a' })
  expect(moveCursor({ column: 'NEGOTIATION', hash: 'gone' }, rows, { rows: 1 })?.hash).toBe('a')
  expect(moveCursor(undefined, {}, { rows: 1 })).toBeUndefined()
})
it('stops at the ends of a column', () => {
  expect(moveCursor({ column: 'NEGOTIATION', hash: 'c' }, rows, { rows: 1 })?.hash).toBe('c')
  expect(moveCursor({ column: 'NEGOTIATION', hash: 'b' }, rows, { rows: -1 })?.hash).toBe('a')
})
it('moves sideways at the same height, skipping empty columns', () => {
  expect(moveCursor({ column: 'NEGOTIATION', hash: 'c' }, rows, { columns: 1 })).toEqual({ column: 'DELIVERED', hash: 'y' })
  expect(moveCursor({ column: 'DELIVERED', hash: 'x' }, rows, { columns: 1 })?.hash).toBe('x')
  expect(moveCursor({ column: 'DELIVERED', hash: 'x' }, rows, { columns: -1 })?.hash).toBe('a')
})
