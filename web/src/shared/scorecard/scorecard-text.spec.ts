import { expect, it } from 'vitest'
import { casesText, outcomeText, valueText } from './scorecard-text.ts'

it('writes each measure in its unit, and says when there is none', () => {
  expect(valueText({ measure: 'ACCEPTANCE', value: 0.925 })).toBe('92,5 %')
  expect(valueText({ measure: 'ANSWER_TIME', value: 45 })).toBe('45 min')
  expect(valueText({ measure: 'ANSWER_TIME', value: 130.4 })).toBe('2,2 h')
  expect(valueText({ measure: 'ANSWER_TIME', value: 4320 })).toBe('3,0 dias')
  expect(valueText({ measure: 'INCIDENTS', value: 1.5 })).toBe('1,5')
  expect(valueText({ measure: 'OTIF' })).toBe('sem dados')
})
it('says of how many cases a figure is', () => {
  expect([{}, { n: 1 }, { n: 1200 }].map(casesText)).toEqual(['sem fonte', '1 caso', '1.200 casos'])
})
it('says what one case was', () => {
  expect(outcomeText('NO_SHOW', 1)).toBe('Desistiu')
  expect(outcomeText('RECEIPTS', 0)).toBe('Depois de 3 dias')
  expect(outcomeText('ANSWER_TIME', 12)).toBe('12 min')
})
