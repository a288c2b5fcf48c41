import { expect, it } from 'vitest'
import { lasting, monthName, of, percent, points } from './words.ts'

it('says shares, differences, months and times as people do', () => {
  expect([percent(7857), percent(10_000), percent(undefined)]).toEqual(['78,6 %', '100,0 %', 'sem dados'])
  expect([points(7857, 7700), points(7700, 7857)]).toEqual(['+1,6 p.p.', '-1,6 p.p.'])
  expect([lasting(45), lasting(450), lasting(3_300)]).toEqual(['45 min', '7,5 h', '2,3 dias'])
  expect([monthName('2026-11'), of(1, 1, ['entrega', 'entregas']), of(132, 1_680, ['entrega', 'entregas'])]).toEqual([
    'nov/26',
    '1 de 1 entrega',
    '132 de 1.680 entregas',
  ])
})
