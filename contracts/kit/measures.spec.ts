import { expect, it } from 'vitest'
import { amountText, kilometres, weightText } from './measures.ts'

it.each([
  [0, '0 kg'],
  [850, '850 kg'],
  [999.5, '999,5 kg'],
  [1000, '1,00 t'],
  [12_000, '12,00 t'],
  [27_350.5, '27,35 t'],
  [1_250_000, '1.250,00 t'],
])('%s kg read %s (R128)', (kg, text) => expect(weightText(kg)).toBe(text))

it.each([
  ['WEIGHT', '950 kg'],
  [undefined, '950 kg'],
  ['CUBAGE', '950,00 m³'],
  ['UNIT', '950 un.'],
])('an amount of 950 measured as %s reads %s', (measure, text) => expect(amountText(950, measure)).toBe(text))

it.each([
  [0.4, '0,4 km'],
  [9, '9 km'],
  [842.3, '842 km'],
  [1838, '1.838 km'],
])('a way of %s reads %s (R127)', (km, text) => expect(kilometres(km)).toBe(text))
