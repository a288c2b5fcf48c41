import { expect, it } from 'vitest'
import { blankForm } from './blank-form.ts'
import { fob, good, manaus, now } from './launch.fixture.ts'
import { habitsAfter, laneName, withHabits } from './memory.ts'
import { repeatLane } from './repeat-lane.ts'
import { changeStop } from './stops.ts'

const chosen = { ...good(), toAll: false, groupIds: ['g7'] }

it('remembers profile and participants for the next blank form', () => {
  expect(withHabits(blankForm(now), habitsAfter({}, chosen))).toMatchObject({
    profileId: 'pr1',
    toAll: false,
    groupIds: ['g7'],
    externalId: '',
  })
})

it('keeps one load for each lane, newest first, without the driver', () => {
  const other = changeStop(fob(), 'origins', 0, { place: manaus })
  const { lanes = [] } = habitsAfter(habitsAfter(habitsAfter({}, good()), other), { ...good(), freightPrice: '5.000,00' })
  expect(lanes.map(laneName)).toEqual(['Fábrica Betim → CD Manaus', 'CD Manaus → CD Manaus'])
  expect(lanes[0]?.freightPrice).toBe('5.000,00')
  expect(lanes[1]?.carrier).toMatchObject({ cpf: '', name: '', phone: '' })
})

it('repeats a lane on the next possible day, without its code and orders', () => {
  const again = repeatLane(good(), Date.parse('2026-12-01T12:00:00.000Z'))
  expect(again).toMatchObject({ externalId: '', freightPrice: '4.300,00' })
  expect(again.origins[0]?.at).toBe('02/12/2026 06:00')
  expect(again.destinations[0]).toMatchObject({ at: '03/12/2026 14:00', orderCode: '' })
})
