import { expect, it } from 'vitest'
import { blankForm } from './blank-form.ts'
import { fob, good, manaus, now } from './launch.fixture.ts'
import { habitsAfter, withHabits } from './memory.ts'
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

it('remembers the places, the latest first, and nothing about drivers', () => {
  const habits = habitsAfter(habitsAfter({}, good()), changeStop(fob(), 'origins', 0, { place: manaus }))
  expect(habits.collect?.map(({ name }) => name)).toEqual(['CD Manaus', 'Fábrica Betim'])
  expect(JSON.stringify(habits)).not.toContain('José')
})

it('repeats a lane on the next possible day, without its code and orders', () => {
  const again = repeatLane(good(), Date.parse('2026-12-01T12:00:00.000Z'))
  expect(again).toMatchObject({ externalId: '', freightPrice: '4.300,00' })
  expect(again.origins[0]?.at).toBe('02/12/2026 06:00')
  expect(again.destinations[0]).toMatchObject({ at: '03/12/2026 14:00', orderCode: '' })
})
