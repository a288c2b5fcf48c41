import { expect, it } from 'vitest'
import { type AskedQuestion, answersIn, limitsOf, valuesOf } from './checklist-draft.ts'

const question: AskedQuestion = { id: 'q1', version: 1, question: 'Limpo?', answerType: 'YES_NO', mandatory: true, moment: 'ENTRY' }
const answer = { passed: true, yes: true, files: [], at: '2026-01-05T12:00:00.000Z', by: 'Ana' }

it('a question shows what was typed, else its recorded answer', () => {
  expect(valuesOf(question, {})).toEqual({})
  expect(valuesOf({ ...question, answer }, {})).toEqual({ yes: true })
  expect(valuesOf({ ...question, answer }, { q1: { yes: false } })).toEqual({ yes: false })
})
it('only what was typed is sent, and nothing that was left empty', () => {
  const draft = { q1: { yes: false }, q2: { text: '  ' }, q3: { number: Number.NaN }, q4: { files: [] }, q5: { number: 0 } }
  expect(answersIn(draft)).toEqual([
    { itemId: 'q1', yes: false },
    { itemId: 'q5', number: 0 },
  ])
})
it('the limits of a number are said in words', () => {
  expect([limitsOf({ min: -18, max: -12.5, unit: '°C' }), limitsOf({ min: 2 }), limitsOf({ max: 40, unit: 't' }), limitsOf({})]).toEqual([
    ...['de -18 a -12,5 °C', 'a partir de 2', 'até 40 t', undefined],
  ])
})
