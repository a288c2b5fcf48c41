import { expect, it } from 'vitest'
import { atLocalTime, formatLocal, parseLocal } from './local-time.ts'

it('reads and writes moments in the zone of a place (R009, R010)', () => {
  expect(parseLocal('21/11/2026 09:30:00')).toBe('2026-11-21T12:30:00.000Z')
  expect(parseLocal('21/11/2026', 'America/Manaus')).toBe('2026-11-21T04:00:00.000Z')
  expect(formatLocal('2026-11-21T12:30:00.000Z')).toBe('21/11/2026 09:30:00')
})
it('finds a time of a local day, and none of a day that does not exist', () => {
  expect(atLocalTime('2026-11-21')).toBe('2026-11-21T03:00:00.000Z')
  expect(atLocalTime('2026-11-21', '06:00:00', 'America/Manaus')).toBe('2026-11-21T10:00:00.000Z')
  expect(atLocalTime('2026-02-31')).toBeUndefined()
})
it('knows that São Paulo had summer time', () => expect(parseLocal('15/01/2019 12:00:00')).toBe('2019-01-15T14:00:00.000Z'))
it('writes both sides of the moment in which clocks are changed', () => {
  expect(formatLocal('2019-02-17T01:59:59.000Z')).toBe('16/02/2019 23:59:59')
  expect(formatLocal('2019-02-17T02:00:00.000Z')).toBe('16/02/2019 23:00:00')
  expect(formatLocal('2018-11-04T02:59:59.000Z')).toBe('03/11/2018 23:59:59')
  expect(formatLocal('2018-11-04T03:00:00.000Z')).toBe('04/11/2018 01:00:00')
})
it.each([
  '1/1/2026',
  '21/11/20261',
  '21/11/2026 09:30:0',
  '21/11/2026 09:30:00 ',
  '2026-11-21',
  '31/02/2026',
  '21/11/2026 9:30',
  '21/11/2026 25:00:00',
])('%s is no moment (R007, R008)', (text) => expect(parseLocal(text)).toBeUndefined())
