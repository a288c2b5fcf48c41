import { expect, it } from 'vitest'
import { itemErrors, itemForm, itemInput } from './item-form.ts'

const { blank, textOf } = itemForm
const number = { ...blank, question: ' Temperatura ', answerType: 'NUMBER' as const, min: -18, max: -12.5, unit: ' °C ', position: '7' }

it('sends what the answer type needs, and shows it again (Y19)', () => {
  const input = itemInput(number)
  expect(input).toEqual({
    ...{ question: 'Temperatura', answerType: 'NUMBER', min: -18, max: -12.5, unit: '°C', mandatory: true, moment: 'ENTRY' },
    ...{ vehicleTypes: [], gateIds: [], position: 7, active: true },
  })
  expect(itemInput(textOf({ ...input, id: 'i', revision: 3, version: 2 }))).toEqual(input)
  expect(itemInput({ ...blank, question: 'x', expected: 'no' })).toMatchObject({ expected: false })
  expect(itemInput({ ...blank, question: 'x', answerType: 'PHOTO', photos: '3' })).toMatchObject({ photos: 3 })
})

it('has a sentence at each field that is wrong', () => {
  expect(itemErrors(number)).toEqual({})
  expect(itemErrors({ ...number, question: ' ', min: Number.NaN, position: '' })).toEqual({
    ...{ question: 'Escreva a pergunta.', min: 'Escreva um número.', position: 'Escreva de 1 a 999.' },
  })
  expect(itemErrors({ ...number, max: -20 })).toEqual({ max: 'O máximo não pode ser menor que o mínimo.' })
  expect(itemErrors({ ...blank, question: 'x', answerType: 'PHOTO', photos: '6' })).toEqual({ photos: 'Informe de 1 a 5 fotos.' })
  expect(itemErrors({ ...blank, question: 'x', expected: '' })).toEqual({ expected: 'Escolha a resposta que aprova.' })
})
