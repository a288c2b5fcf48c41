import { expect, it } from 'vitest'
import { isIdentifier } from './identifier.ts'

const UUID = '019aa000-0000-7000-8004-000000000015'

it.each([
  ['the product makes', UUID],
  ['a withdrawal has', `${UUID}-w1-d2`],
  ['an incident has, whose digest is all digits', `${UUID}.9182-123456789012`],
  ['a visit has', `gate-${UUID}@${UUID}`],
  ['a person of the waiting list has', 'walk-in-4b1bdf8d86468aad037e97bd58105c53'],
  ['a type has', 'rctr-c'],
  ['a numbered type has', '1'],
  ['an operation group may have', 'sudeste'],
  ['a command has', 'StartTransit'],
  ['a zone has', 'America/Sao_Paulo'],
])('an id that %s is one: %s', (_, id) => {
  expect(isIdentifier(id)).toBe(true)
})

it.each([
  ['a name', 'Maria da Silva'],
  ['a first name', 'Maria'],
  ['a name with a dot', 'Maria.Silva'],
  ['a CPF', '529.982.247-25'],
  ['a CPF in digits', '52998224725'],
  ['a CNPJ', '11.222.333/0001-81'],
  ['a phone', '(31) 99876-5432'],
  ['a phone in digits', '31998765432'],
  ['a phone with hyphens', '31-99876-5432'],
  ['a phone of another country', '+5531998765432'],
  ['an e-mail address', 'maria.silva@exemplo.com.br'],
  ['a plate', 'ABC1D23'],
  ['a plate with a hyphen', 'abc-1234'],
  ['a plate inside another text', 'caminhao_ABC1D23'],
  ['an id with a CPF behind it', `${UUID}-52998224725`],
  ['an id with a formatted CPF behind it', 'driver-529.982.247-25'],
  ['an id with a name behind it', 'driver-Maria'],
  ['nothing', ''],
])('%s is no id: %s', (_, text) => {
  expect(isIdentifier(text)).toBe(false)
})
