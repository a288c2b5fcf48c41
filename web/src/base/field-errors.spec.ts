import { expect, it } from 'vitest'
import { CallFailed } from './failure.ts'
import { fieldErrors } from './field-errors.ts'
import { nameFields } from './field-names.ts'

it("a shape error is shown at its field, under the field's Portuguese name", () => {
  const fields = [
    { field: 'origins.0.weight', message: 'O campo "origins.0.weight" deve ser um número.' },
    { field: 'freightPrice', message: 'Informe o valor do frete.' },
  ]
  expect(fieldErrors(new CallFailed(400, { fields } as object))).toEqual({
    'origins.0.weight': 'Este campo deve ser um número.',
    freightPrice: 'Informe o valor do frete.',
  })
})

it.each([
  ['O campo "reason" não pode ficar vazio.', 'O campo "Motivo" não pode ficar vazio.'],
  ['O campo "destinations.1.weight" deve ser um número.', 'O campo "Peso" deve ser um número.'],
  ['O campo "flNewEvent" não é esperado.', 'O campo "flNewEvent" não é esperado.'],
  ['Informe o motivo.', 'Informe o motivo.'],
])('%s', (message, expected) => expect(nameFields(message)).toBe(expected))
