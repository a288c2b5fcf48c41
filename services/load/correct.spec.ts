import { loadChangeRoutes } from '@embarca/contracts/load/change-routes.ts'
import { revised } from '@embarca/contracts/load/revised.ts'
import { launchForm } from '@embarca/contracts/load/terms.ts'
import { nothingFound } from '@embarca/tests/kit/load-lookups.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { everyStatus, offered } from '@embarca/tests/stories/load-history.ts'
import { terms } from '@embarca/tests/stories/load-script.ts'
import { Compile } from 'typebox/compile'
import { describe, expect, it } from 'vitest'
import { fold } from '../kit/fold.ts'
import { loads } from './index.ts'
import type { LoadCommand } from './types.ts'
import { claims } from './unique-names.ts'

const given = specification(loads, nothingFound)
const command = (type: LoadCommand['type'], data: object) => ({ type, data: { id: 'L1', ...data } }) as LoadCommand
const profile = {
  lookups: { ...nothingFound, register: { ...nothingFound.register, profile: { name: 'Caixas', measureType: 'CUBAGE' as const } } },
}

describe('a load gets another code', () => {
  const renamed = { type: 'LoadRenamed', data: { loadId: 'L1', externalId: 'PED-77' } } as const
  it('in capitals', () =>
    given(...offered())
      .when(command('RenameLoad', { externalId: ' ped-77 ' }))
      .then(renamed))
  it('that no other load has, and releases its old one', () =>
    expect(claims(renamed, fold(loads.fold, offered()))).toEqual({ take: ['externalId:s1:PED-77'], release: ['externalId:s1:CG-20377'] }))
  it('or the same, and nothing changes', () =>
    given(...offered())
      .when(command('RenameLoad', { externalId: 'cg-20377' }))
      .changesNothing())
  it('not once it ended', () =>
    given(...everyStatus.FINISHED)
      .when(command('RenameLoad', { externalId: 'PED-77' }))
      .refused('LOAD_NOT_NOW'))
})

describe('weight and distance', () => {
  it('are corrected, with comma or point', () => {
    for (const weight of ['27350,5', '27350.5'])
      given(...everyStatus.IN_TRANSIT)
        .when(command('ChangeWeight', { weight }))
        .then({ type: 'WeightChanged', data: { loadId: 'L1', weight: 27_350.5 } })
    given(...everyStatus.IN_TRANSIT)
      .when(command('ChangeDistance', { freightDistance: 842.3 }))
      .then({ type: 'DistanceChanged', data: { loadId: 'L1', freightDistance: 842.3 } })
  })
  it('change nothing when sent again', () =>
    given(...offered())
      .when(command('ChangeDistance', { freightDistance: 838 }))
      .changesNothing())
  it('the heaviest load that can be weighed has stops that can be launched again', () => {
    const heaviest = '9999999.999'
    expect(Compile(loadChangeRoutes.changeWeight.query).Check({ weight: heaviest })).toBe(true)
    const one = terms({ destinations: terms().destinations.slice(0, 1) })
    const { origins } = revised(one, { type: 'WeightChanged', data: { loadId: 'L1', weight: Number(heaviest) } })
    expect(Compile(launchForm.origins.items.properties.weight).Check(origins[0]!.weight)).toBe(true)
    expect(origins[0]!.weight).toBe(Number(heaviest))
  })
  it('a load weighs something', () =>
    given(...offered())
      .when(command('ChangeWeight', { weight: '0' }))
      .refused('WEIGHT_MISSING'))
})

describe('a load gets another profile', () => {
  const change = command('ChangeProfile', { profileId: 'p2' })
  it('with its name at that time', () =>
    given(...offered())
      .when(change, profile)
      .then({ type: 'LoadProfileChanged', data: { loadId: 'L1', profileId: 'p2', profileName: 'Caixas', measureType: 'CUBAGE' } }))
  it('of the shipper', () =>
    given(...offered())
      .when(change)
      .refused('PROFILE_UNKNOWN'))
  it('before the collect', () =>
    given(...everyStatus.IN_COLLECT)
      .when(change, profile)
      .refused('LOAD_NOT_NOW'))
})
