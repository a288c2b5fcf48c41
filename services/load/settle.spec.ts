import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import type { LaunchForm, LoadTerms } from '@embarca/contracts/load/terms.ts'
import { nothingFound } from '@embarca/tests/kit/load-lookups.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { canceled, launched } from '@embarca/tests/stories/load-history.ts'
import { mill, shop, store } from '@embarca/tests/stories/load-script.ts'
import { form } from '@embarca/tests/stories/world.ts'
import { describe, it } from 'vitest'
import { loads } from './index.ts'

const company = { transporterId: 't1', transporterName: 'TransNorte' }
const joao = { driverId: 'd1', transporterId: 't1', name: 'João', document: '52998224725', phone: '31999994410', active: true }
const usual = {
  ...nothingFound,
  carrier: company,
  crew: { driver: joao, vehicles: [] },
  register: {
    ...nothingFound.register,
    places: { mill, shop, store },
    operationGroup: true,
    profile: { name: 'Bobinas', measureType: 'WEIGHT' as const, vehicleType: 'CARRETA' },
  },
}
const given = specification(loads, usual)
const nobody = { flAll: false, flAllDriver: false, groupIds: [], transporterIds: [], groupDriverIds: [], driverIds: [] }
const { freightPrice: _, ...unpriced } = form()
const stranger = { cpf: '529.982.247-25', name: 'José Prado', phone: '(31) 99999-4410' }
const fob = (over: Partial<LaunchForm> = {}) =>
  ({ type: 'LaunchLoad', data: { ...unpriced, freightType: 'FOB', transporterId: 't1', target: nobody, ...over } }) as const
const manned = { driver: stranger, vehicle: { plates: ['ABC-1D23', 'abc1234', 'AB'] } }
const settled: Partial<LoadTerms> = { freightType: 'FOB', settled: company }

describe('a load whose carrier is known is not offered', () => {
  it('FOB: the transporter has it', () =>
    given()
      .when(fob())
      .brings(
        { type: 'LoadLaunched', data: { status: 'ASSIGNED_TO_TRANSPORTER', terms: { settled: company } } },
        { type: 'TransporterAssigned', data: { status: 'ASSIGNED_TO_TRANSPORTER', ...company, price: 0 } },
      ))
  it('FOB with driver and vehicle: both are bound; plates half typed do not count', () =>
    given()
      .when(fob(manned))
      .brings(
        { type: 'LoadLaunched' },
        { type: 'TransporterAssigned' },
        {
          type: 'DriverBound',
          data: {
            driver: { driverId: 'new-driver', name: 'José Prado', document: '52998224725', phone: '31999994410' },
            vehicles: [
              { vehicleId: 'new-v1', plate: 'ABC1D23', vehicleType: 'CARRETA' },
              { vehicleId: 'new-v2', plate: 'ABC1234', vehicleType: 'CARRETA' },
            ],
          },
        },
        { type: 'DriverConfirmed', data: { status: 'LINKED_TO_DRIVER_VEHICLE' } },
      ))
  it('FOB with a driver of the register, as the register knows him', () =>
    given()
      .when(fob({ ...manned, driver: { ...stranger, driverId: 'd1' } }))
      .brings(
        { type: 'LoadLaunched' },
        { type: 'TransporterAssigned' },
        { type: 'DriverBound', data: { driver: { driverId: 'd1', name: 'João' } } },
        { type: 'DriverConfirmed' },
      ))
  it('dedicated, at the price of its contract', () =>
    given()
      .when(fob({ freightType: 'DEDICADO', freightPrice: 90_000 }))
      .brings({ type: 'LoadLaunched' }, { type: 'TransporterAssigned', data: { price: 90_000 } }))
  it('later, when it has a launch date', () => {
    given()
      .when(fob({ launchDate: '2026-01-05T20:00:00Z' }))
      .brings({ type: 'LoadLaunched', data: { status: 'CREATED', terms: { settled: company } } })
    given(launched('CREATED', { ...settled, launchDate: '2026-01-05T12:00:00.000Z' }))
      .when({ type: 'OpenOffer', data: { id: 'L1' } })
      .brings({ type: 'TransporterAssigned', data: { status: 'ASSIGNED_TO_TRANSPORTER' } })
  })
})

describe('what was settled', () => {
  const assigned: LoadEvent = {
    type: 'TransporterAssigned',
    data: { loadId: 'L1', status: 'ASSIGNED_TO_TRANSPORTER', ...company, price: 0 },
  }
  it('is no acceptance and cannot be undone', () =>
    given(launched('ASSIGNED_TO_TRANSPORTER', settled), assigned)
      .when({ type: 'UndoAcceptance', data: { id: 'L1' } })
      .refused('LOAD_NOT_NOW'))
  it('is settled again when the load comes back', () =>
    given(launched('ASSIGNED_TO_TRANSPORTER', settled), assigned, canceled)
      .when({ type: 'ReopenLoad', data: { id: 'L1' } })
      .brings({ type: 'LoadReopened', data: { status: 'ASSIGNED_TO_TRANSPORTER' } }, { type: 'TransporterAssigned', data: company }))
})

describe('a load is not settled', () => {
  const refused: readonly [string, Partial<LaunchForm>, Parameters<ReturnType<ReturnType<typeof given>['when']>['refused']>[0], string][] =
    [
      ['as a lot', { deliveryType: 'LOT', lot: { pricePerPart: 1 } }, 'LOT_NEEDS_OFFER', 'deliveryType'],
      ['with a malformed plate', { driver: stranger, vehicle: { plates: ['ABCDEFG', 'ABC1D23'] } }, 'PLATE_INVALID', 'vehicle.plates.0'],
      ['with one plate twice', { driver: stranger, vehicle: { plates: ['ABC1D23', 'abc-1d23'] } }, 'PLATE_REPEATED', 'vehicle.plates.1'],
      ['with a wrong CPF', { ...manned, driver: { ...stranger, cpf: '52998224724' } }, 'CPF_INVALID', 'driver.cpf'],
      ['with half a phone number', { ...manned, driver: { ...stranger, phone: '9999' } }, 'PHONE_INVALID', 'driver.phone'],
      ['with a driver and no vehicle', { driver: stranger, vehicle: { plates: ['ABC'] } }, 'VEHICLE_MISSING', 'vehicle.plates.0'],
      ['with a vehicle and no driver', { vehicle: { plates: ['ABC1D23'] } }, 'DRIVER_MISSING', 'driver'],
    ]
  it.each(refused)('%s', (_, over, code, field) => given().when(fob(over)).refused(code, field))
  it('without a transporter', () => {
    const { transporterId: _, ...data } = fob().data
    given().when({ type: 'LaunchLoad', data }).refused('TRANSPORTER_MISSING', 'transporterId')
  })
  it('on a company that does not work for the shipper', () =>
    given()
      .when(fob(), { lookups: { ...usual, carrier: nothingFound.carrier } })
      .refused('TARGET_UNKNOWN', 'transporterId'))
  it('on another company’s driver', () =>
    given()
      .when(fob({ ...manned, driver: { ...stranger, driverId: 'd1' } }), {
        lookups: { ...usual, crew: { driver: { ...joao, transporterId: 't2' }, vehicles: [] } },
      })
      .refused('DRIVER_UNKNOWN', 'driver.cpf'))
})
