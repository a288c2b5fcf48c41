import type { PastVisit } from '@embarca/contracts/gate/past.ts'
import { expect, it } from 'vitest'
import { changesOf, type PastStep, yardAt } from './past-yard.ts'

const at = (time: string) => `2026-01-05T${time}:00.000Z`
const visit = (externalId: string, ...steps: readonly (readonly [PastStep, string])[]): PastVisit => ({
  ...{ hashId: externalId, externalId },
  steps: steps.map(([step, time]) => ({ step, at: at(time) })),
})
const one = visit(
  'CG-1',
  ['CHECK_IN', '10:00'],
  ['INBOUND', '10:30'],
  ['START_COLLECT', '11:00'],
  ['FINISH_COLLECT', '12:00'],
  ['FINISHED', '12:15'],
)
const two = visit('CG-2', ['CHECK_IN', '10:45'])
const shown = (time: string) => {
  const { queue, inside, docks } = yardAt([one, two], at(time))
  return [queue, inside, docks].map((list) => list.map(({ externalId }) => externalId).join())
}

it('shows the yard as it was at an instant', () => {
  expect(shown('09:59')).toEqual(['', '', ''])
  expect(shown('10:50')).toEqual(['CG-2', 'CG-1', ''])
  expect(shown('11:30')).toEqual(['CG-2', '', 'CG-1'])
  expect(shown('12:20')).toEqual(['CG-2', '', ''])
})
it('steps through the instants of its day at which it changed', () =>
  expect(changesOf([one, two], at('10:30'), at('12:00'))).toEqual([at('10:30'), at('10:45'), at('11:00')]))
