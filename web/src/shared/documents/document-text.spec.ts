import { expect, it } from 'vitest'
import { expiryText, noVersion, versionErrors, versionFields } from './document-text.ts'

it('says when a document ends, and in how many days', () => {
  expect(expiryText({ expiresAt: '2026-01-08', daysLeft: 0 })).toBe('vence hoje, 08/01/2026')
  expect(expiryText({ expiresAt: '2026-01-09', daysLeft: 1 })).toBe('vence em 09/01/2026, em 1 dia')
  expect(expiryText({ expiresAt: '2026-01-05', daysLeft: -3 })).toBe('venceu em 05/01/2026, há 3 dias')
  expect(expiryText({})).toBeUndefined()
})
it('sends what is set', () => {
  expect(versionFields(noVersion)).toEqual({})
  expect(versionFields({ number: ' 12 ', issuedAt: '2025-01-01', expiresAt: '' })).toEqual({ number: '12', issuedAt: '2025-01-01' })
})
it('finds what is wrong before it is sent, at its field', () => {
  const wrong = (over: object, expires = true, files = 1) =>
    Object.keys(versionErrors({ ...noVersion, expiresAt: '2027-01-01', ...over }, { expires, files, today: '2026-01-08' }))
  expect(wrong({})).toEqual([])
  expect(wrong({}, true, 0)).toEqual(['files'])
  expect(wrong({ expiresAt: '' })).toEqual(['expiresAt'])
  expect(wrong({ expiresAt: '' }, false)).toEqual([])
  expect(wrong({ issuedAt: '2026-01-09' })).toEqual(['issuedAt'])
  expect(wrong({ issuedAt: '2025-01-02', expiresAt: '2025-01-01' })).toEqual(['expiresAt'])
})
