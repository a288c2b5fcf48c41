import { expect, it } from 'vitest'
import { countOfTotal, formatMinutes, formatPoints, formatShare, monthName } from './formats.ts'

it('formats shares, differences, months and durations', () => {
  expect([formatShare(7857), formatShare(10_000), formatShare(undefined)]).toEqual(['78,6 %', '100,0 %', 'sem dados'])
  expect([formatPoints(7857, 7700), formatPoints(7700, 7857)]).toEqual(['+1,6 p.p.', '−1,6 p.p.'])
  expect([formatMinutes(45), formatMinutes(450), formatMinutes(3_300)]).toEqual(['45 min', '7,5 h', '2,3 dias'])
  expect([monthName('2026-11'), countOfTotal(1, 1, ['entrega', 'entregas']), countOfTotal(132, 1_680, ['entrega', 'entregas'])]).toEqual([
    'nov/26',
    '1 de 1 entrega',
    '132 de 1.680 entregas',
  ])
})
