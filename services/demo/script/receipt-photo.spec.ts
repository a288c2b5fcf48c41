import { expect, it } from 'vitest'
import { nfeNumberOf, signedOn } from './receipt-photo.ts'

it('a receipt is dated as customers write it, by the clock of its place', () => {
  const at = Date.parse('2031-05-21T02:30:00Z')
  expect(signedOn(at, 'America/Sao_Paulo')).toBe('20/05/31')
  expect(signedOn(at, 'UTC')).toBe('21/05/31')
})

it('an invoice is numbered after its order', () => {
  expect(nfeNumberOf('PED-58467')).toBe(58_467)
})
