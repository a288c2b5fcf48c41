import { expect, it } from 'vitest'
import { bytes, cut, cuts, initials, plain } from './texts.ts'
import { uuidv7 } from './uuid.ts'

it('cuts at the specified length and marks the cut with an ellipsis (R084, R085, R086, R087, R088)', () => {
  expect(cuts).toMatchObject({ address: 30, freight: 15, loadCode: 20, deliveryPlace: 33, transporter: 51 })
  expect(cuts).toMatchObject({ loadCodeDedicated: 28, deliveryPlaceDedicated: 37 })
  expect(cut('Rua Curta, 10', cuts.address)).toBe('Rua Curta, 10')
  expect(cut('Avenida Presidente Juscelino Kubitschek, 1455', cuts.address)).toBe('Avenida Presidente Juscelino…')
  expect(cut('Avenida Presidente Juscelino Kubitschek', cuts.address).length).toBeLessThanOrEqual(30)
})

it('takes the initials of first and last name', () => {
  expect(initials('Ana Maria Moreira')).toBe('AM')
  expect(initials(' Zé ')).toBe('Z')
})

it('compares without case and accents', () => {
  expect(plain('Histórico de CARGAS')).toBe('historico de cargas')
})

it('formats file sizes', () => {
  expect([bytes(900), bytes(45_300), bytes(4_999_999)]).toEqual(['900 B', '45 kB', '5,0 MB'])
})

it('creates keys that sort by creation time', () => {
  const [early, late] = [uuidv7(1_700_000_000_000), uuidv7(1_700_000_000_001)]
  expect(early).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(early < late).toBe(true)
})
