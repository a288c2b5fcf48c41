import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import { nothingFound } from '@embarca/tests/kit/load-lookups.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { mill, shop, store } from '@embarca/tests/stories/load-script.ts'
import { form } from '@embarca/tests/stories/world.ts'
import { describe, it } from 'vitest'
import { loads } from './index.ts'

const register = {
  ...nothingFound.register,
  places: { mill, shop, store },
  operationGroup: true,
  profile: { name: 'Bobinas', measureType: 'WEIGHT' as const, vehicleType: 'CARRETA' },
  groups: { south: ['t1', 't2'] },
  transporters: ['t1'],
  employers: { d1: [{ transporterId: 't1', kind: 'FLEET' }], d2: [{ transporterId: 't2', kind: 'THIRD', until: '2025-12-31' }] },
  driverGroups: { carretas: ['d1', 'd2'] },
}
const given = specification(loads, { ...nothingFound, register })
const { freightPrice: _, ...unpriced } = form()
const launch = (over: Partial<LaunchForm>) => ({ type: 'LaunchLoad', data: { ...unpriced, ...over } }) as const
const nobody = { flAll: false, flAllDriver: false, groupIds: [], transporterIds: [], groupDriverIds: [], driverIds: [] }
const auction = { type: 'AUCTION', auction: { initialBid: 800_000, reductionPercentage: 2 }, duration: 30 } as const
const lot = { deliveryType: 'LOT', lot: { pricePerPart: 18_000, amountMinimum: 3_000, amountMaximum: 9_000, weightBurden: 3_000 } } as const

describe('a load is launched', () => {
  it.each(['QUOTATION', 'TO_COMBINE'] as const)('as %s without a price, and negotiated', (type) =>
    given()
      .when(launch({ type }))
      .brings({ type: 'LoadLaunched', data: { status: 'NEGOTIATION' } }, { type: 'LoadOffered', data: { status: 'NEGOTIATION' } }),
  )
  it('as an auction of some minutes, whose late bids move no end unless asked to', () =>
    given()
      .when(launch(auction))
      .brings(
        { type: 'LoadLaunched', data: { status: 'NEGOTIATION', terms: { auction: auction.auction, duration: 30 } } },
        { type: 'LoadOffered', data: { deadline: '2026-01-05T12:30:00.000Z' } },
      ))
  it('as a lot, and negotiated even at a closed price', () =>
    given()
      .when(launch(lot))
      .brings({ type: 'LoadLaunched', data: { status: 'NEGOTIATION', terms: { lot: lot.lot } } }, { type: 'LoadOffered' }))
  it('for the own fleet, and waits for a decision', () =>
    given()
      .when(launch({ freightType: 'PRIMARIZED', freightPrice: 1, acceptType: 'FIRST_ACCEPT' }))
      .brings({ type: 'LoadLaunched', data: { terms: { acceptType: 'WAIT_DURATION' } } }, { type: 'LoadOffered' }))
  it('dedicated without a vehicle, to nobody (Y26)', () =>
    given()
      .when(launch({ freightType: 'DEDICADO', freightPrice: 1 }))
      .brings({ type: 'LoadLaunched', data: { status: 'CREATED' } }))
  it('later, whatever it is', () => {
    for (const over of [auction, lot, { type: 'QUOTATION' } as const])
      given()
        .when(launch({ ...over, launchDate: '2026-01-05T20:00:00Z' }))
        .brings({ type: 'LoadLaunched', data: { status: 'CREATED' } })
  })
  it('with its fixed price in a field of its own', () =>
    given()
      .when(launch({ normal: { freightPrice: 5_000, acceptType: 'WAIT_DURATION' } }))
      .brings({ type: 'LoadLaunched', data: { terms: { freightPrice: 5_000, acceptType: 'WAIT_DURATION' } } }, { type: 'LoadOffered' }))
  it('to a driver, which is to the company he drives for', () =>
    given()
      .when(launch({ freightPrice: 1, target: { ...nobody, driverIds: ['d1'] } }))
      .brings({ type: 'LoadLaunched' }, { type: 'LoadOffered', data: { target: { transporterIds: ['t1'] } } }))
  it('to a group of drivers, which is to the companies they drive for that day', () =>
    given()
      .when(launch({ freightPrice: 1, target: { ...nobody, groupDriverIds: ['carretas'] } }))
      .brings(
        { type: 'LoadLaunched' },
        { type: 'LoadOffered', data: { target: { transporterIds: ['t1'], groupDriverIds: ['carretas'] } } },
      ))
  it('to no group of drivers of another company', () =>
    given()
      .when(launch({ freightPrice: 1, target: { ...nobody, groupDriverIds: ['theirs'] } }))
      .refused('TARGET_UNKNOWN'))
  it('with the pricing and approval of its profile', () => {
    const profile = { ...register.profile, pricing: 'BY_WEIGHT' as const, tax: 'INCLUDED' as const, approvalRequired: true }
    given()
      .when(launch({ freightPrice: 1 }), { lookups: { ...nothingFound, register: { ...register, profile } } })
      .brings(
        { type: 'LoadLaunched', data: { terms: { pricing: 'BY_WEIGHT', tax: 'INCLUDED', approvalRequired: true } } },
        { type: 'LoadOffered' },
      )
  })
})

describe('a load is not launched', () => {
  const refused: readonly [string, Partial<LaunchForm>, Parameters<ReturnType<ReturnType<typeof given>['when']>['refused']>[0], string][] =
    [
      ['as an auction without a first bid', { ...auction, auction: { initialBid: 0 } }, 'PRICE_MISSING', 'auction.initialBid'],
      ['as an auction that never ends', { type: 'AUCTION', auction: auction.auction }, 'DURATION_MISSING', 'duration'],
      ['as a lot without a price', { ...lot, lot: {} }, 'PRICE_MISSING', 'lot.pricePerPart'],
      [
        'as a lot of nothing',
        { ...lot, lot: { pricePerPart: 1 }, origins: [{ ...form().origins[0]!, weight: 0 }] },
        'VOLUME_MISSING',
        'origins.0.weight',
      ],
      [
        'as a lot taken in more than there is',
        { ...lot, lot: { pricePerPart: 1, amountMaximum: 13_000 } },
        'AMOUNTS_INVALID',
        'lot.amountMaximum',
      ],
      [
        'as a lot whose least is above its most',
        { ...lot, lot: { pricePerPart: 1, amountMinimum: 5, amountMaximum: 4 } },
        'AMOUNTS_INVALID',
        'lot.amountMinimum',
      ],
    ]
  it.each(refused)('%s', (_, over, code, field) => given().when(launch(over)).refused(code, field))
  it('without a file, when its profile requires one', () =>
    given()
      .when(launch({ freightPrice: 1 }), {
        lookups: { ...nothingFound, register: { ...register, profile: { ...register.profile, attachmentsRequired: true } } },
      })
      .refused('ATTACHMENT_MISSING', 'attachments'))
})
