import { chosenTarget } from '@embarca/contracts/load/chosen-target.ts'
import { nothingFound } from '@embarca/tests/kit/load-lookups.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { acceptedBy, everyStatus, offered } from '@embarca/tests/stories/load-history.ts'
import { describe, it } from 'vitest'
import { loads } from './index.ts'

const register = { ...nothingFound.register, groups: { south: ['t2', 't3'] }, transporters: ['t1'] }
const given = specification(loads, { ...nothingFound, register })
const nobody = { flAll: false, flAllDriver: false, groupIds: [], transporterIds: [], groupDriverIds: [], driverIds: [] }
const reach = (target: object) => ({ type: 'ChangeTargets', data: { id: 'L1', ...nobody, ...target } }) as const

describe('an open offer reaches', () => {
  it('others, members of a group by name', () =>
    given(...offered())
      .when(reach({ groupIds: ['south'], transporterIds: ['t1'] }))
      .then({
        type: 'TargetsChanged',
        data: { loadId: 'L1', target: { ...nobody, groupIds: ['south'], transporterIds: ['t1', 't2', 't3'], namedTransporterIds: ['t1'] } },
      }))
  it('no member of a group that is dropped, unless it was named too', () => {
    const target = { ...nobody, groupIds: ['south'], transporterIds: ['t1', 't2', 't3'], namedTransporterIds: ['t1'] }
    given(...offered({ target }))
      .when(reach({ ...chosenTarget(target), groupIds: [] }))
      .then({ type: 'TargetsChanged', data: { loadId: 'L1', target: { ...nobody, transporterIds: ['t1'] } } })
  })
  it('a load that is still to be offered, too', () =>
    given(...everyStatus.CREATED)
      .when(reach({ flAll: true }))
      .brings({ type: 'TargetsChanged' }))
  it('all carriers when it is to reach all of their drivers', () =>
    given(...offered())
      .when(reach({ flAllDriver: true }))
      .then({ type: 'TargetsChanged', data: { loadId: 'L1', target: { ...nobody, flAll: true, flAllDriver: true } } }))
  it('at least one transporter', () =>
    given(...offered())
      .when(reach({}))
      .refused('TARGET_MISSING'))
  it('only transporters that work for the shipper', () =>
    given(...offered())
      .when(reach({ transporterIds: ['t9'] }))
      .refused('TARGET_UNKNOWN'))
  it('every transporter that accepted it already', () => {
    const history = [...offered({ acceptType: 'WAIT_DURATION' }), acceptedBy()]
    given(...history)
      .when(reach({ groupIds: ['south'] }))
      .refused('TARGET_HAS_ACCEPTED')
    given(...history)
      .when(reach({ flAll: true }))
      .brings({ type: 'TargetsChanged' })
  })
  it('no further transporter once it is over', () =>
    given(...everyStatus.ASSIGNED_TO_TRANSPORTER)
      .when(reach({ flAll: true }))
      .refused('LOAD_NOT_NOW'))
})

describe('an open offer is boosted', () => {
  const boost = { type: 'BoostLoad', data: { id: 'L1' } } as const
  const boosted = { type: 'LoadBoosted', data: { loadId: 'L1' } } as const
  it('once', () => {
    given(...offered())
      .when(boost)
      .then(boosted)
    given(...offered(), boosted)
      .when(boost)
      .changesNothing()
  })
  it('again, once it was opened again', () =>
    given(...offered(), boosted, {
      type: 'OfferReopened',
      data: { loadId: 'L1', status: 'WAIT_TRANSPORTER_ACCEPT', deadline: '2026-01-06T12:00:00.000Z' },
    })
      .when(boost)
      .then(boosted))
  it('not when it is over', () =>
    given(...everyStatus.OFFER_COMPLETED)
      .when(boost)
      .refused('LOAD_NOT_NOW'))
})
