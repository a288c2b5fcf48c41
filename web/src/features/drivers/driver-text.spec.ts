import { expect, it } from 'vitest'
import { driverErrors, driverFields, noDriver } from './driver-text.ts'

const ivo = { ...noDriver, cpf: '11144477735', name: ' Ivo Prado ', phone: '41988887777', company: { id: 't1', name: 'TransNorte' } }

it('asks for CPF, name, phone and carrier, and checks the digits of CPF and CNH', () => {
  expect(Object.keys(driverErrors(noDriver))).toEqual(['cpf', 'name', 'phone', 'transporterId'])
  expect(driverErrors(ivo)).toEqual({})
  expect(driverErrors({ ...ivo, cpf: '11144477734', cnhNumber: '07021871296' })).toEqual({
    cpf: 'CPF inválido.',
    cnhNumber: 'Número da CNH inválido.',
  })
  expect(driverErrors({ ...ivo, cnhNumber: '62312481179', phone: '4198888' })).toEqual({ phone: 'Este telefone está incompleto.' })
})
it('sends a new driver with his tie, and of a stored one what his company typed', () => {
  expect(driverFields({ ...ivo, kind: 'THIRD', cnhCategory: 'E', paidActivity: true }, undefined)).toEqual({
    ...{ cpf: ivo.cpf, name: 'Ivo Prado', phone: ivo.phone, transporterId: 't1' },
    ...{ kind: 'THIRD', cnhCategory: 'E', paidActivity: true },
  })
  const stored = { ...ivo, name: 'Ivo Prado' }
  expect(driverFields({ ...stored, phone: '4133334444' }, stored)).toEqual({ transporterId: 't1', phone: '4133334444' })
  expect(driverFields({ ...stored, name: 'Ivo P. Prado', paidActivity: true }, stored)).toMatchObject({
    name: 'Ivo P. Prado',
    paidActivity: true,
  })
})
