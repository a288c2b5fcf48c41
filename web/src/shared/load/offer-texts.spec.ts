import { expect, it } from 'vitest'
import { shortViewersText, viewersText } from './offer-texts.ts'

it.each([
  [0, 12, 'Ninguém viu a oferta ainda', 'ninguém viu'],
  [3, 12, '3 de 12 participantes viram a oferta', '3 de 12 viram'],
  [1, 1, '1 transportadora viu a oferta', '1 viu'],
  [6, 6, '6 transportadoras viram a oferta', '6 viram'],
  [6, 0, '6 transportadoras viram a oferta', '6 viram'],
])('%i of %i saw it', (viewsAmount, targetAmount, expected, short) => {
  expect(viewersText({ viewsAmount, targetAmount })).toBe(expected)
  expect(shortViewersText({ viewsAmount, targetAmount })).toBe(short)
})

it('an answer counts as a view', () => {
  const offer = { viewsAmount: 0, targetAmount: 12 }
  expect(shortViewersText({ ...offer, proposalAmount: 2, declinedAmount: 1 })).toBe('2 de 12 viram')
  expect(viewersText({ ...offer, targetAmount: 0, acceptAmount: 1 })).toBe('1 transportadora viu a oferta')
})
