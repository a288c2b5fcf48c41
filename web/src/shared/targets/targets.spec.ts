import { expect, it } from 'vitest'
import { hasNoParticipants, targetOf, targetsOf } from './targets.ts'

const none = { flAll: false, flAllDriver: false, groupIds: [], transporterIds: [], groupDriverIds: [], driverIds: [] }

it.each([
  none,
  { ...none, flAll: true, flAllDriver: true },
  { ...none, groupIds: ['g1'], transporterIds: ['t1'] },
  { ...none, flAll: true, groupDriverIds: ['d1'] },
])('a target is the same after its choices were shown: %j', (target) => expect(targetOf(targetsOf(target))).toEqual(target))

it('what was chosen before "all" is not sent', () => {
  const all = { ...targetsOf({ ...none, groupIds: ['g1'], driverIds: ['d1'] }), toAll: true, toDrivers: 'ALL' as const }
  expect(targetOf(all)).toEqual({ ...none, flAll: true, flAllDriver: true })
})

it('nobody takes part without a transporter or a driver', () => {
  expect(hasNoParticipants(targetsOf(none))).toBe(true)
  expect(hasNoParticipants({ ...targetsOf(none), toDrivers: 'SOME' })).toBe(true)
  expect(hasNoParticipants(targetsOf({ ...none, groupDriverIds: ['g1'] }))).toBe(false)
})
