import { expect, it } from 'vitest'
import { citiesOf, matchesPlace, matchesTransporter, type RegisteredPlace } from './registers.ts'

const place = (name: string, city: string, state: string) =>
  ({ name, document: '11222333000181', address: { city, state } }) as RegisteredPlace

it('a transporter is found by name or by the digits of its CNPJ (R056)', () => {
  const one = { name: 'Expresso Ipê', document: '11222333000181' }
  expect(['ipe', '11.222.333', '222333', 'Sul'].map((typed) => matchesTransporter(one, typed))).toEqual([true, true, true, false])
})
it('a place is found by every typed word (R057)', () => {
  const one = place('CD Extrema', 'Extrema', 'MG')
  expect(['cd', 'EXTREMA mg', 'cd sp', ''].map((typed) => matchesPlace(one, typed))).toEqual([true, true, false, true])
})
it('lists the cities of registered places, each once', () => {
  const places = [place('A', 'Santos', 'SP'), place('B', 'Betim', 'MG'), place('C', 'Santos', 'SP'), place('D', 'Água Boa', 'MT')]
  expect(citiesOf(places, undefined, '')).toEqual(['Água Boa', 'Betim', 'Santos'])
  expect(citiesOf(places, 'SP', '')).toEqual(['Santos'])
  expect(citiesOf(places, undefined, 'agua')).toEqual(['Água Boa'])
})
