import { expect, it } from 'vitest'
import { fromLotUnit, lotUnit, toLotUnit, volume } from './lot-amounts.ts'

const tons = lotUnit({ measureType: 'WEIGHT' })
const burdens = lotUnit({ measureType: 'WEIGHT', lot: { weightBurden: 32_000 } })
const units = lotUnit({ measureType: 'UNIT' })
const cubic = lotUnit({ measureType: 'CUBAGE' })

it('a lot is typed in tons, by burden in kilograms, by cubage in cubic metres', () =>
  expect([tons, burdens, cubic].map(({ name }) => name)).toEqual(['t', 'kg', 'm³']))
it('tons are sent as kilograms', () => {
  expect(fromLotUnit(27.5, tons)).toBe('27500')
  expect(fromLotUnit(0.1234567, tons)).toBe('123.457')
  expect(fromLotUnit(27_500, burdens)).toBe('27500')
  expect(fromLotUnit(42.5, cubic)).toBe('42.5')
  expect(toLotUnit(27_500, tons)).toBe(27.5)
})
it.each([
  [850, tons, '850 kg'],
  [27_500, tons, '27,50 t'],
  [0, tons, '0 kg'],
  [27_500, burdens, '27,50 t'],
  [42.5, cubic, '42,50 m³'],
  [0, cubic, '0 m³'],
  [1200, units, '1.200 un.'],
] as const)('formats %d in its unit', (amount, unit, text) => expect(volume(amount, unit)).toBe(text))
