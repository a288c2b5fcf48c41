import { expect, it } from 'vitest'
import { isComplete, judgementInput, judgementOf } from './judgement.ts'

const criterion = (id: string, weight: number, required: boolean) => ({ id, text: id, weight, required })
const party = {
  id: 't1',
  name: 'TransNorte',
  form: {
    ...{ id: 'f1', name: 'Padrão', entity: 'TRANSPORTER' as const, operationGroupIds: [], version: 1 },
    criteria: [criterion('a', 3, true), criterion('b', 1, false)],
  },
}
const nothing = judgementOf(undefined)

it('is complete with stars, or with an answer to each required criterion', () => {
  expect(isComplete({}, nothing)).toBe(false)
  expect(isComplete({}, { ...nothing, stars: 3 })).toBe(true)
  expect(isComplete(party, { ...nothing, stars: 3 })).toBe(false)
  expect(isComplete(party, { ...nothing, answers: { b: 5 } })).toBe(false)
  expect(isComplete(party, { ...nothing, answers: { a: 5 } })).toBe(true)
})
it('sends the rounded score of the answers in place of the stars, and no empty comment', () => {
  expect(judgementInput(party, { stars: 1, comment: ' ', answers: { a: 5, b: 2 } })).toEqual({
    rating: 4,
    answers: [
      { criterionId: 'a', stars: 5 },
      { criterionId: 'b', stars: 2 },
    ],
  })
  expect(judgementInput({}, { stars: 2, comment: ' Atrasou. ', answers: {} })).toEqual({ rating: 2, comment: 'Atrasou.' })
})
it('begins with what was said before', () => {
  const said = { stars: 4, comment: 'Bom', answers: [{ criterionId: 'a', text: 'a', weight: 3, stars: 4 }] }
  expect(judgementOf({ ...party, said })).toEqual({ stars: 4, comment: 'Bom', answers: { a: 4 } })
})
