import { describe, expect, it } from 'vitest'
import { dayAfter, isDay } from '../kit/days.ts'
import { documentLabels } from './labels.pt.ts'
import { type DatedDocument, documentLabel, documentProblem, expiryInstants } from './validity.ts'

const approvedUntil = (expiresAt?: string): DatedDocument => ({ status: 'APPROVED', approved: { version: 1, expiresAt } })
const standing = (over: object = {}) => ({ typeId: 't', name: 'CNH', required: true, action: 'BLOCK' as const, ...over })

describe('the label of a document', () => {
  it('R255: is near its end from the threshold on until its last day', () => {
    const on = (day: string, threshold?: number) => documentLabel(approvedUntil('2026-03-31'), day, threshold)
    expect(on('2026-02-28')).toBe('VALID')
    expect(on('2026-03-01')).toBe('NEAR_EXPIRY')
    expect(on('2026-03-31')).toBe('NEAR_EXPIRY')
    expect(on('2026-03-01', 10)).toBe('VALID')
    expect(on('2026-03-21', 10)).toBe('NEAR_EXPIRY')
  })
  it('is over from the day after its last', () => expect(documentLabel(approvedUntil('2026-03-31'), '2026-04-01')).toBe('EXPIRED'))
  it('is good without a last day', () => expect(documentLabel(approvedUntil(), '2026-04-01')).toBe('VALID'))
  it('waits until a version is approved', () => {
    for (const status of ['NONE', 'REQUESTED', 'SENT', 'REFUSED'] as const) expect(documentLabel({ status }, '2026-04-01')).toBe('WAITING')
  })
  it('is that of the approved version while a newer one waits', () =>
    expect(documentLabel({ ...approvedUntil('2026-12-31'), status: 'SENT' }, '2026-04-01')).toBe('VALID'))
  it('reads as specified (M232, M257, M258, M259)', () =>
    expect(documentLabels.validity).toEqual({
      VALID: 'Vigente',
      EXPIRED: 'Vencido',
      WAITING: 'Aguardando',
      NEAR_EXPIRY: 'Próximo ao Vencimento',
    }))
})

describe('what a document means for a hiring', () => {
  it('is missing when it is required and no version is approved', () => {
    expect(documentProblem(standing(), '2026-04-01')).toBe('DOCUMENT_MISSING')
    expect(documentProblem(standing({ required: false }), '2026-04-01')).toBeUndefined()
  })
  it('is expired from the day after its last, required or not', () => {
    const until = { approved: { version: 2, expiresAt: '2026-03-31' } }
    expect(documentProblem(standing(until), '2026-03-31')).toBeUndefined()
    expect(documentProblem(standing(until), '2026-04-01')).toBe('DOCUMENT_EXPIRED')
    expect(documentProblem(standing({ ...until, required: false }), '2026-04-01')).toBe('DOCUMENT_EXPIRED')
  })
})

it('days are days of the calendar', () => {
  expect(isDay('2024-02-29')).toBe(true)
  expect(isDay('2026-02-29')).toBe(false)
  expect(isDay('29/02/2024')).toBe(false)
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
})
it('a label changes at midnight in the zone', () => {
  expect(expiryInstants('2026-03-31', 30)).toEqual({ nearExpiryAt: '2026-03-01T03:00:00.000Z', expiredAt: '2026-04-01T03:00:00.000Z' })
  expect(expiryInstants('2026-03-31', 30, 'America/Rio_Branco').expiredAt).toBe('2026-04-01T05:00:00.000Z')
})
