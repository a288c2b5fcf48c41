import { expect, it } from 'vitest'
import { addressErrors, noAddress } from './AddressFields.tsx'
import { contactErrors, noContact } from './ContactFields.tsx'
import { hourRangeErrors } from './HourRangeFields.tsx'
import { filledFields } from './use-register-form.ts'

it('takes two hours of a day, or none', () => {
  const errors = (from: string, to: string) => Object.keys(hourRangeErrors({ from, to }, 'from', 'to'))
  expect([errors('', ''), errors('08:00', '17:30')]).toEqual([[], []])
  expect([errors('08:00', ''), errors('', '17:00'), errors('08:00', '25:00')]).toEqual([['to'], ['from'], ['to']])
  expect(hourRangeErrors({ from: '17:00', to: '08:00' }, 'from', 'to')).toEqual({ to: 'O fim vem antes do início.' })
})

it('takes an address with a CNPJ or CPF whose digits are right', () => {
  const address = { ...noAddress, name: 'Loja', document: '12ABC34501DE35', street: 'Rua A', city: 'Bauru', state: 'SP' }
  expect(addressErrors(address)).toEqual({})
  expect(addressErrors({ ...address, document: '11144477735' })).toEqual({})
  expect(Object.keys(addressErrors({ ...address, document: '11144477736', state: 'XX' }))).toEqual(['document', 'state'])
  expect(Object.keys(addressErrors(noAddress))).toEqual(['name', 'document', 'street', 'city', 'state'])
})

it('takes a contact with any part left out', () => {
  expect(contactErrors(noContact)).toEqual({})
  expect(Object.keys(contactErrors({ ...noContact, contactPhone: '1499', contactEmail: 'rui@' }))).toEqual(['contactPhone', 'contactEmail'])
})

it('sends what was filled in, without blanks around it', () =>
  expect(filledFields({ name: ' Loja ', district: ' ', phone: '', scheduled: false })).toEqual({ name: 'Loja', scheduled: false }))
