import { expect, it } from 'vitest'
import { ago, fullDateTime, shortDateTime, span } from './date-times.ts'

it('formats instants in the zone of the place', () => {
  expect(shortDateTime('2026-11-24T11:00:00.000Z')).toBe('24/11 08:00')
  expect(fullDateTime('2026-11-24T11:00:00.000Z', 'America/Manaus')).toBe('24/11/2026 07:00')
})

it.each([
  [20_000, '1 min'],
  [4 * 60_000, '4 min'],
  [110 * 60_000, '1 h 50'],
  [3 * 3_600_000, '3 h'],
  [23.7 * 3_600_000, '23 h'],
  [26 * 3_600_000, '1 dia'],
  [75 * 3_600_000, '3 dias'],
])('%d ms are %s', (ms, text) => expect(span(ms)).toBe(text))

it('formats how long ago an instant was', () => {
  const now = Date.parse('2026-11-21T12:00:00.000Z')
  expect(ago('2026-11-21T11:59:30.000Z', now)).toBe('agora')
  expect(ago('2026-11-21T11:56:00.000Z', now)).toBe('há 4 min')
  expect(ago('2026-11-20T11:00:00.000Z', now)).toBe('ontem')
  expect(ago('2026-11-18T11:00:00.000Z', now)).toBe('há 3 dias')
})
