import { describe, expect, it } from 'vitest'
import { pageInput, readRegisterAddress, sortingOf, sortText } from './address.ts'
import { tracksOf } from './columns.ts'

describe('the address of a register', () => {
  it('keeps the search and a column that the query can sort by', () => {
    expect(readRegisterAddress({ text: ' bauru ', sort: '-city' }, ['name', 'city'])).toEqual({ text: 'bauru', sort: '-city' })
    expect(readRegisterAddress({ text: 11222333, sort: 'password', page: 3 }, ['name'])).toEqual({ text: '11222333' })
    expect(readRegisterAddress({ sort: ['city'] })).toEqual({})
    expect(readRegisterAddress({ only: 'late' }, [], ['late'])).toEqual({ only: 'late' })
    expect(readRegisterAddress({ only: 'late' }, [], ['early'])).toEqual({})
  })
  it('is the sorting state of the table, and comes back from it', () => {
    for (const sort of ['city', '-city']) expect(sortText(sortingOf({ sort }))).toBe(sort)
    expect(sortingOf({})).toEqual([])
    expect(sortText([])).toBeUndefined()
  })
  it('becomes the input of a page', () => {
    expect(pageInput({}, 30)).toEqual({ size: 30 })
    expect(pageInput({ text: 'bauru', sort: '-city' }, 30)).toEqual({ size: 30, text: 'bauru', sort: 'city', order: 'desc' })
    expect(pageInput({ only: 'late' }, 30)).toEqual({ size: 30, late: true })
  })
})

it('the grid of a row has a track for each column and one for the icons, and narrower windows leave some out', () => {
  const columns = [{ width: '2fr' }, { width: '1fr', wideOnly: true }, { width: '90px' }] as const
  expect(tracksOf(columns, 2)).toEqual({ '--columns-wide': '2fr 1fr 90px 68px', '--columns-narrow': '2fr 90px 68px' })
  expect(tracksOf(columns, 0)).toMatchObject({ '--columns-narrow': '2fr 90px' })
})
