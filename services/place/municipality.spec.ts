import { describe, expect, it } from 'vitest'
import { municipalityOf } from './municipality.ts'

describe('the municipality of an address', () => {
  it.each([
    ['its name and state', 'SP', 'Campinas', undefined, '3509502'],
    ['a name without accents and case', 'PA', 'BELEM', undefined, '1501402'],
    ['an apostrophe that is written otherwise', 'RO', 'Alta Floresta d’Oeste', undefined, '1100015'],
    ['its code, whatever its name', 'SP', 'Barão Geraldo', '3509502', '3509502'],
    ['its name, where a code is no code', 'SP', 'Campinas', '0000000', '3509502'],
  ] as const)('is found by %s', (_, state, city, ibge, expected) => expect(municipalityOf(state, city, ibge)?.ibge).toBe(expected))
  it('is the one of its own state', () => {
    expect(municipalityOf('GO', 'Mundo Novo')?.ibge).toBe('5214051')
    expect(municipalityOf('BA', 'Mundo Novo')?.ibge).toBe('2922102')
  })
  it('is unknown for a name that its state has not', () => expect(municipalityOf('SP', 'Manaus')).toBeUndefined())
  it('has its seat where it is', () =>
    expect(municipalityOf('SP', 'São Paulo')).toEqual({ ibge: '3550308', name: 'São Paulo', latitude: -23.5475, longitude: -46.6361 }))
})
