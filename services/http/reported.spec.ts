import { expect, it } from 'vitest'
import { reportedIn } from './reported.ts'

const at = '2026-11-25T17:02:00.000Z'

it('is nothing without the header', () => expect(reportedIn({ 'clock-offset': '5' })).toBeUndefined())
it('is the device’s moment less what its clock is ahead', () =>
  expect(reportedIn({ 'occurred-at': at, 'clock-offset': '60000' })).toEqual({ at: Date.parse('2026-11-25T17:01:00.000Z') }))
it('is estimated without an offset', () => expect(reportedIn({ 'occurred-at': at })).toEqual({ at: Date.parse(at), isEstimated: true }))
it.each([{ 'occurred-at': 'ontem' }, { 'occurred-at': '2026-13-45T00:00:00Z' }, { 'occurred-at': at, 'clock-offset': '1,5' }])(
  'refuses what is no moment: %o',
  (headers) => expect(() => reportedIn(headers)).toThrow(),
)
