import { expect, it } from 'vitest'
import {
  cep,
  chassis,
  cnpj,
  cpf,
  dateMask,
  dateTimeMask,
  fiscalKey,
  type Mask,
  personOrCompany,
  phone,
  plate,
  renavam,
  timeMask,
} from './masks.ts'

const KEY = '35261111222333000181550010000123451482135793'
const cases: readonly (readonly [string, Mask, string, string, string])[] = [
  ['CEP (R034)', cep, '01310100', '01310-100', '01310100'],
  ['CPF (R036)', cpf, '52998224725', '529.982.247-25', '52998224725'],
  ['CNPJ (R035)', cnpj, '11222333000181', '11.222.333/0001-81', '11222333000181'],
  ['CNPJ with letters', cnpj, '12abc34501de35', '12.ABC.345/01DE-35', '12ABC34501DE35'],
  ['local number (R038)', phone, '33224455', '3322-4455', '33224455'],
  ['landline (R038)', phone, '3133224455', '(31) 3322-4455', '3133224455'],
  ['mobile (R037, R038, R044)', phone, '31 99988-7766 000', '(31) 99988-7766', '31999887766'],
  ['plate (R031)', plate, 'rqk3d41', 'RQK-3D41', 'RQK3D41'],
  ['plate, never more than eight characters (R029)', plate, 'rqk-3d412', 'RQK-3D41', 'RQK3D41'],
  ['chassis (R039)', chassis, '9bwzzz377vt004251xx', '9BWZZZ377VT004251', '9BWZZZ377VT004251'],
  ['renavam (R040, R047)', renavam, '123456789012', '12345678901', '12345678901'],
  ['day (R041)', dateMask, '24112026', '24/11/2026', '24112026'],
  ['moment', dateTimeMask, '241120260600', '24/11/2026 06:00', '241120260600'],
  ['time', timeMask, '0600', '06:00', '0600'],
  ['NF-e key, of 44 characters at most (R192)', fiscalKey, `${KEY}9`, KEY.replace(/(.{4})(?!$)/g, '$1 '), KEY],
]

it.each(cases)('%s', (_, mask, typed, shown, canonical) => {
  expect(mask.show(typed)).toBe(shown)
  expect(mask.show(mask.show(typed))).toBe(shown)
  expect([mask.keep(shown), mask.keep(typed)]).toEqual([canonical, canonical])
})

it('shows a partial value without the punctuation still to come', () => {
  expect(cpf.show('529')).toBe('529')
  expect(cpf.show('5299')).toBe('529.9')
  expect(fiscalKey.show('35261')).toBe('3526 1')
})

it('masks as a CPF until the value is long enough for a CNPJ', () => {
  expect(personOrCompany('52998224725')).toBe('529.982.247-25')
  expect(personOrCompany('11222333000181')).toBe('11.222.333/0001-81')
})
