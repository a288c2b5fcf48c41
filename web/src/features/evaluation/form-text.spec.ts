import { expect, it } from 'vitest'
import { blankForm, formErrors, formInput, formText } from './form-text.ts'

const criterion = { id: 'c1', text: 'Pontualidade', weight: 3, required: true }
const form = { id: 'f1', name: 'Padrão', entity: 'DRIVER' as const, operationGroupIds: ['g1'], criteria: [criterion], version: 2 }

it('asks for a name and for the text of each criterion', () => {
  expect(formErrors(blankForm)).toEqual({ name: 'Informe o nome.', 'criteria.0': 'Descreva o critério.' })
  expect(formErrors(formText(form))).toEqual({})
})
it('sends criteria with their ids and weights, and the entity of a new form only', () => {
  const text = formText(form)
  expect(formInput(text, text)).toEqual({ name: 'Padrão', operationGroupIds: ['g1'], criteria: [criterion] })
  expect(formInput(text, undefined)).toMatchObject({ entity: 'DRIVER' })
})
