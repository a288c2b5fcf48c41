import { expect, it } from 'vitest'
import { aCard } from '../../shared/load/card.fixture.ts'
import { type ColumnState, isInColumn, placeCard, updateInPlace, wouldMove } from './column-rows.ts'

const at = (minute: number) => `2026-11-21T11:${String(minute).padStart(2, '0')}:00.000Z`
const card = (hashId: string, minute: number, more: Parameters<typeof aCard>[0] = {}) => aCard({ hashId, createdDate: at(minute), ...more })
const here: ColumnState = { column: 'NEGOTIATION', address: {}, hasMore: false }
const rows = [card('c', 30), card('b', 20), card('a', 10)]
const names = (list: readonly { hashId: string }[]) => list.map(({ hashId }) => hashId).join('')

it('a change of content keeps the rows in place', () => {
  const changed = { ...rows[1]!, viewsAmount: 9 }
  expect(wouldMove(rows, changed, here)).toBe(false)
  expect(updateInPlace(rows, changed)[1]).toBe(changed)
})

it('a card that enters or leaves would move rows (R068)', () => {
  expect(wouldMove(rows, card('b', 20, { column: 'IN_PROGRESS', statusCode: 'IN_TRANSIT' }), here)).toBe(true)
  expect(wouldMove(rows, card('z', 40), here)).toBe(true)
  expect(wouldMove(rows, card('a', 10, { statusCode: 'OFFER_COMPLETED' }), here)).toBe(false)
  expect(wouldMove(rows, card('z', 40, { column: 'DELIVERED' }), here)).toBe(false)
})

it('places each card in the order of the column', () => {
  expect(names(placeCard(rows, card('z', 25), here))).toBe('czba')
  expect(names(placeCard(rows, card('a', 50), here))).toBe('acb')
  expect(names(placeCard(rows, card('b', 20, { column: 'IN_PROGRESS' }), here))).toBe('ca')
  const oldestFirst: ColumnState = { ...here, address: { negotiationOrder: 'asc' } }
  expect(names(placeCard([...rows].reverse(), card('z', 25), oldestFirst))).toBe('abzc')
})

it('places a card by its next deadline where the most urgent stand first', () => {
  const due = (hashId: string, minute: number) => card(hashId, 0, { statusCode: 'NEGOTIATION', deadline: at(minute) })
  const urgent: ColumnState = { ...here, address: { negotiationOrder: 'urgent' } }
  expect(names(placeCard([due('a', 10), due('b', 20), due('c', 30)], due('z', 15), urgent))).toBe('azbc')
})

it('a card below the last loaded row waits for its page and is not counted (R068)', () => {
  expect(wouldMove(rows, card('z', 5), { ...here, hasMore: true })).toBe(false)
  expect(wouldMove(rows, card('z', 5), here)).toBe(true)
  expect(names(placeCard(rows, card('z', 5), { ...here, hasMore: true }))).toBe('cba')
  expect(names(placeCard(rows, card('z', 5), here))).toBe('cbaz')
})

it('with a search text, only the server knows which cards belong', () => {
  const searched: ColumnState = { ...here, address: { text: 'betim' } }
  expect(isInColumn(card('z', 40), searched)).toBeUndefined()
  expect(wouldMove(rows, card('z', 40), searched, Date.parse(at(38)))).toBe(true)
  expect(wouldMove(rows, card('z', 40), searched, Date.parse(at(50)))).toBe(false)
  expect(names(placeCard(rows, card('z', 40), searched))).toBe('cba')
  expect(isInColumn(card('z', 40, { column: 'DELIVERED' }), searched)).toBe(false)
})
