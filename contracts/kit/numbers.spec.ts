import { expect, it } from 'vitest'
import { decimals, integer, money, moneyDifference, percent } from './numbers.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it('one sign of negative numbers in amounts, differences, percentages and counts', () => {
  expect([money(-3_522_000), moneyDifference(-59_000), moneyDifference(59_000), money(0)].map(plain)).toEqual([
    '−R$ 35.220,00',
    '−R$ 590,00',
    '+R$ 590,00',
    'R$ 0,00',
  ])
  expect([percent(-2.7), integer(-1_200), decimals(1)(-4)]).toEqual(['−2,7 %', '−1.200', '−4,0'])
})

it('a percentage has a space, and a decimal only where it says something', () => {
  expect([percent(2.71), percent(45), percent(71.4, decimals(1)), percent(100, decimals(1))]).toEqual([
    '2,7 %',
    '45 %',
    '71,4 %',
    '100,0 %',
  ])
})
