import { describe, expect, it } from 'vitest'
import { canonicalPlate, canonicalRenavam, isCnh, isCnpj, isCpf, isFiscalKey, isRenavam, plateSpellings, plateText } from './documents.ts'

describe('identifiers', () => {
  it('a plate reads as its mask shows it, and anything else as it is', () => {
    expect(['ABC1D23', 'ABC1234', 'ABC'].map(plateText)).toEqual(['ABC-1D23', 'ABC-1234', 'ABC'])
  })
  it.each(['12ABC34501DE35', '11222333000181', '6A3EDMWP000168', 'D7YDDI5H000162'])('%s is a CNPJ', (text) =>
    expect(isCnpj(text)).toBe(true),
  )
  it.each(['LBNXQOB5000163', '11222333000182', '00000000000000', '11.222.333/0001-81'])('%s is no CNPJ', (text) =>
    expect(isCnpj(text)).toBe(false),
  )
  it('a CPF has two check digits and not eleven equal ones', () => {
    expect(isCpf('11144477735')).toBe(true)
    expect(isCpf('11111111111')).toBe(false)
  })
  it.each(['62312481179', '07021871297'])('%s is a CNH', (text) => expect(isCnh(text)).toBe(true))
  it.each(['07021871296', '62312481178', '11111111111', '6231248117', '6231248117a'])('%s is no CNH', (text) =>
    expect(isCnh(text)).toBe(false),
  )
  it('a RENAVAM has eleven digits, of which the last checks the others (R040)', () => {
    expect(isRenavam('63977791104')).toBe(true)
    expect(isRenavam('63977791105')).toBe(false)
    expect(isRenavam('00000000000')).toBe(false)
    expect(canonicalRenavam('639.777.911-04')).toBe('63977791104')
    expect(canonicalRenavam('639884962')).toBe('00639884962')
  })
  const nfe = '35261111222333000181550010000123451482135793'
  it('an NF-e key may have letters in its issuer', () => {
    expect(isFiscalKey(nfe)).toBe(true)
    expect(isFiscalKey('35261112ABC34501DE35550010000123451482135794')).toBe(true)
    expect(isFiscalKey('35261111222333000181570010000043211735192642', '57')).toBe(true)
    expect(isFiscalKey('35261111222333000181570010000043211735192642')).toBe(false)
  })
  it('any one digit changed makes a key wrong', () => {
    for (let i = 0; i < nfe.length; i++)
      expect(isFiscalKey(nfe.slice(0, i) + ((Number(nfe[i]) + 1) % 10) + nfe.slice(i + 1)), `character ${i}`).toBe(false)
  })
  it('plates of both spellings are one vehicle', () => {
    expect(canonicalPlate('abc-1d23')).toBe('ABC1D23')
    expect(canonicalPlate('AB12345')).toBeUndefined()
    expect(plateSpellings('ABC1C34')).toEqual(['ABC1C34', 'ABC1234'])
    expect(plateSpellings('ABC1234')).toEqual(['ABC1234', 'ABC1C34'])
    expect(plateSpellings('ABC1Z34')).toEqual(['ABC1Z34'])
  })
})
