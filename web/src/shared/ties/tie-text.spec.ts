import { expect, it } from 'vitest'
import { isEnded, tieErrors, tieFields, tieText } from './tie-text.ts'

const tie = { transporterId: 't1', kind: 'AGGREGATE' } as const

it('says the kind of a tie, and only the days that limit it', () => {
  expect(tieText({ ...tie, from: '2026-01-01' }, '2026-02-01')).toBe('Agregado')
  expect(tieText({ ...tie, from: '2026-03-01', until: '2026-12-31' }, '2026-02-01')).toBe('Agregado · de 01/03/2026 até 31/12/2026')
  expect(tieText({ ...tie, kind: 'THIRD', until: '2026-12-31' }, '2026-02-01')).toBe('Terceiro · até 31/12/2026')
  expect(tieText({ ...tie, kind: 'FLEET' }, '2026-02-01')).toBe('Frota')
})
it('has ended from the day after its last', () => {
  expect(isEnded({ ...tie, until: '2026-01-31' }, '2026-01-31')).toBe(false)
  expect(isEnded({ ...tie, until: '2026-01-31' }, '2026-02-01')).toBe(true)
  expect(isEnded(tie, '2026-02-01')).toBe(false)
})
it('refuses an end before the beginning, and leaves empty days out of the request', () => {
  expect(tieErrors({ kind: 'FLEET', from: '2026-02-01', until: '2026-01-31' })).toHaveProperty('until')
  expect(tieErrors({ kind: 'FLEET', from: '2026-02-01', until: '2026-02-01' })).toEqual({})
  expect(tieFields({ kind: 'THIRD', from: '', until: '2026-02-01' })).toEqual({ kind: 'THIRD', until: '2026-02-01' })
})
