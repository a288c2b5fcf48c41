import { expect, it } from 'vitest'
import { menuOf, penaltyStep, widthOf } from './actions.ts'

it('a menu offers what its status allows (R231)', () => {
  expect(menuOf('SCHEDULED')).toEqual(['putInTransit', 'move', 'removeLoad', 'disable'])
  expect([menuOf('IN_TRANSIT'), menuOf('DELIVERED')]).toEqual([
    ['removeLoad', 'disable'],
    ['removeLoad', 'disable'],
  ])
  expect([menuOf('AVAILABLE'), menuOf('DAY_OFF')]).toEqual([
    ['program', 'disable'],
    ['program', 'disable'],
  ])
})
it('a penalty moves in steps of its unit, and never below zero (R237)', () => {
  expect([penaltyStep(0, 5_000, 1), penaltyStep(10_000, 5_000, -1), penaltyStep(5_000, 5_000, -1), penaltyStep(7_000, 5_000, -1)]).toEqual([
    ...[5_000, 5_000, 0, 0],
  ])
})
it('dialogs are as wide as they were specified (R140, R141, R142)', () => {
  expect([widthOf('complements'), widthOf('cycle'), widthOf('program'), widthOf('disable'), widthOf('toll'), widthOf('penalty')]).toEqual([
    ...[400, 400, 480, 480, 470, 470],
  ])
})
