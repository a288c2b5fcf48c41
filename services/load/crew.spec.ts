import type { Tie } from '@embarca/contracts/reference/ties.ts'
import { nothingFound } from '@embarca/tests/kit/load-lookups.ts'
import { someone, specification } from '@embarca/tests/kit/specification.ts'
import { bound, company, everyStatus, hired, linked } from '@embarca/tests/stories/load-history.ts'
import { describe, it } from 'vitest'
import { loads } from './index.ts'
import type { Crew } from './lookup-types.ts'
import type { LoadCommand } from './types.ts'

const given = specification(loads, nothingFound)
const command = (type: LoadCommand['type'], data: object = {}) => ({ type, data: { id: 'L1', ...data } }) as LoadCommand

const driver = { driverId: 'd1', transporterId: 't1', name: 'João', document: '52998224725', phone: '31999994410', active: true }
/** First tied to another company, then to the hired one. */
const tied = (details: object, days: Pick<Tie, 'from' | 'until'> = { from: '2026-01-01' }) => ({
  ...driver,
  transporterId: 't2',
  ties: [
    { transporterId: 't2', kind: 'FLEET' as const },
    { transporterId: company.transporterId, kind: 'THIRD' as const, ...days, details },
  ],
})
const truck = { id: 'v1', transporterId: 't1', plate: 'ABC1D23', vehicleType: 'CARRETA', trailerType: 'SIDER' }
const as = (crew: Partial<Crew> = {}, transporterId = company.transporterId) => ({
  by: { ...someone, transporterId },
  lookups: { ...nothingFound, crew: { driver, vehicles: [truck], ...crew } },
})
const bind = command('BindDriver', { driverId: 'd1', vehicleIds: ['v1'] })

describe('the hired transporter binds', () => {
  it('a driver of its own with a vehicle of its own', () =>
    given(...hired())
      .when(bind, as())
      .then({
        type: 'DriverBound',
        data: {
          loadId: 'L1',
          status: 'WAITING_DRIVER_ACCEPT',
          driver: { driverId: 'd1', name: 'João', document: '52998224725', phone: '31999994410' },
          vehicles: [{ vehicleId: 'v1', plate: 'ABC1D23', vehicleType: 'CARRETA', trailerType: 'SIDER' }],
        },
      }))
  it('no driver of another company', () =>
    given(...hired())
      .when(bind, as({ driver: { ...driver, transporterId: 't2' } }))
      .refused('DRIVER_UNKNOWN'))
  it('a driver and a vehicle of another company that are tied to it that day, as it knows them', () =>
    given(...hired())
      .when(
        bind,
        as({
          driver: tied({ name: 'João da Sulista', phone: '41988887777' }),
          vehicles: [{ ...truck, ...tied({ vehicleType: 'TRUCK' }), id: 'v1' }],
        }),
      )
      .brings({
        type: 'DriverBound',
        data: {
          driver: { name: 'João da Sulista', document: driver.document, phone: '41988887777' },
          vehicles: [{ vehicleType: 'TRUCK' }],
        },
      }))
  it('none whose tie has ended or begins later', async () => {
    const day = { from: '2025-01-01', until: '2025-12-31' }
    await given(...hired())
      .when(bind, as({ driver: tied({}, day) }))
      .refused('DRIVER_UNKNOWN')
    await given(...hired())
      .when(bind, as({ driver: tied({}, { from: '2126-01-01' }) }))
      .refused('DRIVER_UNKNOWN')
    await given(...hired())
      .when(bind, as({ vehicles: [{ ...truck, transporterId: 't2', ties: [{ transporterId: 't1', kind: 'THIRD', ...day }] }] }))
      .refused('VEHICLE_UNKNOWN')
  })
  it('no driver who does not drive any more', () =>
    given(...hired())
      .when(bind, as({ driver: { ...driver, active: false } }))
      .refused('DRIVER_UNKNOWN'))
  it('no driver that is unknown', () =>
    given(...hired())
      .when(bind, as({ driver: undefined }))
      .refused('DRIVER_UNKNOWN'))
  it('no vehicle of another company', () =>
    given(...hired())
      .when(bind, as({ vehicles: [{ ...truck, transporterId: 't2' }] }))
      .refused('VEHICLE_UNKNOWN'))
  it('no vehicle twice', () =>
    given(...hired())
      .when(command('BindDriver', { driverId: 'd1', vehicleIds: ['v1', 'v1'] }), as())
      .refused('VEHICLE_UNKNOWN'))
  it('and no other transporter does', () =>
    given(...hired())
      .when(bind, as({}, 't2'))
      .refused('NOT_YOUR_LOAD'))
  it('not before it is hired', () =>
    given(...everyStatus.WAITING_APPROVE)
      .when(bind, as())
      .refused('LOAD_NOT_NOW'))
})

describe('a bound driver', () => {
  it('agrees', () =>
    given(...hired(), bound)
      .when(command('ConfirmDriver'))
      .then({ type: 'DriverConfirmed', data: { loadId: 'L1', status: 'LINKED_TO_DRIVER_VEHICLE' } }))
  it('without a phone is confirmed by his carrier, as itself, with a reason', () =>
    given(...hired(), bound)
      .when(command('ConfirmDriver', { reason: 'Sem celular' }))
      .then({ type: 'DriverConfirmed', data: { loadId: 'L1', status: 'LINKED_TO_DRIVER_VEHICLE', reason: 'Sem celular' } }))
  it('refuses, and the transporter binds another', () => {
    const refused = { type: 'DriverRefused', data: { loadId: 'L1', status: 'ASSIGNED_TO_TRANSPORTER', reason: 'Folga' } } as const
    given(...hired(), bound)
      .when(command('RefuseDriver', { reason: 'Folga' }))
      .then(refused)
    given(...hired(), bound, refused)
      .when(bind, as())
      .brings({ type: 'DriverBound' })
  })
  it('is not answered for by the delivery of another load', () => {
    for (const type of ['ConfirmDriver', 'RefuseDriver'] as const)
      given(...hired(), bound)
        .when(command(type, { deliveryId: 'L2-1', reason: 'Folga' }))
        .refused('DELIVERY_UNKNOWN')
    given(...hired(), bound)
      .when(command('ConfirmDriver', { deliveryId: 'L1-1' }))
      .brings({ type: 'DriverConfirmed' })
  })
  it('agrees by the staff, who name him', () => {
    given(...hired(), bound)
      .when(command('ConfirmDriver', { driverId: 'd1' }))
      .brings({ type: 'DriverConfirmed' })
    given(...hired(), bound)
      .when(command('ConfirmDriver', { driverId: 'd9' }))
      .refused('DRIVER_NOT_BOUND')
  })
})

const maria = { driverId: 'd2', transporterId: 't1', name: 'Maria', document: '11144477735', phone: '31999994411', active: true }
const another = { transporterId: 't3', transporterName: 'Veloz' }
const context = (crew: Partial<Crew> = {}, carrier = another) => ({
  lookups: { ...nothingFound, carrier, crew: { driver: maria, vehicles: [truck], ...crew } },
})
const because = { reason: 'Folga' }

describe('the shipper changes the driver', () => {
  const change = command('ChangeDriver', { driverId: 'd2', ...because })
  const replaced = (status: 'WAITING_DRIVER_ACCEPT' | 'LINKED_TO_DRIVER_VEHICLE') =>
    ({
      type: 'DriverReplaced',
      data: { loadId: 'L1', status, driver: { driverId: 'd2', name: 'Maria', document: '11144477735', phone: '31999994411' }, ...because },
    }) as const
  it('before and after he agreed', () => {
    given(...hired(), bound)
      .when(change, context())
      .then(replaced('WAITING_DRIVER_ACCEPT'))
    given(...linked)
      .when(change, context())
      .then(replaced('LINKED_TO_DRIVER_VEHICLE'))
    given(...linked, replaced('LINKED_TO_DRIVER_VEHICLE')).is({ driver: { driverId: 'd2' } })
  })
  it('not to one of another company, nor to one who does not drive any more', () => {
    for (const driver of [{ ...maria, transporterId: 't2' }, { ...maria, active: false }, undefined])
      given(...linked)
        .when(change, context({ driver }))
        .refused('DRIVER_UNKNOWN')
  })
  it('to the same one, and nothing changes', () =>
    given(...linked)
      .when(command('ChangeDriver', { driverId: 'd1', ...because }), context({ driver }))
      .changesNothing())
  it('not once the collect began, nor before one is bound', () => {
    for (const status of ['IN_COLLECT', 'IN_TRANSIT', 'ASSIGNED_TO_TRANSPORTER', 'CANCELED'] as const)
      given(...everyStatus[status])
        .when(change, context())
        .refused('LOAD_NOT_NOW')
  })
})

describe('the shipper changes the vehicles', () => {
  const change = (vehicleIds: readonly string[]) => command('ChangeVehicles', { vehicleIds, numberLoadedAxes: 5, ...because })
  const dolly = { id: 'v2', transporterId: 't1', plate: 'DEF4E56', vehicleType: 'BITREM' }
  it('to others of the hired transporter', () =>
    given(...linked)
      .when(change(['v2']), context({ vehicles: [dolly] }))
      .then({
        type: 'VehiclesReplaced',
        data: {
          loadId: 'L1',
          status: 'LINKED_TO_DRIVER_VEHICLE',
          vehicles: [{ vehicleId: 'v2', plate: 'DEF4E56', vehicleType: 'BITREM' }],
          numberLoadedAxes: 5,
          ...because,
        },
      }))
  it('not to those of another', () =>
    given(...linked)
      .when(change(['v2']), context({ vehicles: [{ ...dolly, transporterId: 't2' }] }))
      .refused('VEHICLE_UNKNOWN'))
})

describe('the shipper changes the transporter', () => {
  const change = command('ChangeTransporter', { transporterId: 't3', ...because })
  const replaced = {
    type: 'TransporterReplaced',
    data: { loadId: 'L1', status: 'ASSIGNED_TO_TRANSPORTER', ...another, price: 731_000, ...because },
  } as const
  it('who then binds a driver of its own', () => {
    for (const history of [hired(), [...hired(), bound], linked])
      given(...history)
        .when(change, context())
        .then(replaced)
    given(...linked, replaced).is({ transporter: another, vehicles: [] })
    given(...linked, replaced)
      .when(bind, as())
      .refused('NOT_YOUR_LOAD')
  })
  it('not to one that does not work for him, nor to the same', () => {
    given(...linked)
      .when(change, context({}, nothingFound.carrier))
      .refused('TARGET_UNKNOWN')
    given(...linked)
      .when(change, context({}, company))
      .refused('TRANSPORTER_UNCHANGED')
  })
  it('not once the collect began', () =>
    given(...everyStatus.IN_COLLECT)
      .when(change, context())
      .refused('LOAD_NOT_NOW'))
})

describe('the shipper binds transporter and driver', () => {
  const bindBoth = command('BindTransporterAndDriver', { transporterId: 't3', driverId: 'd2', vehicleIds: ['v1'] })
  const theirs = { driver: { ...maria, transporterId: 't3' }, vehicles: [{ ...truck, transporterId: 't3' }] }
  it('of the transporter that was hired', () =>
    given(...hired())
      .when(bindBoth, context({}, company))
      .brings({ type: 'DriverBound', data: { status: 'WAITING_DRIVER_ACCEPT', driver: { driverId: 'd2' } } }))
  it('of another one, at the same price', () =>
    given(...hired())
      .when(bindBoth, context(theirs))
      .brings(
        { type: 'TransporterReplaced', data: { transporterId: 't3', price: 731_000, status: 'ASSIGNED_TO_TRANSPORTER' } },
        { type: 'DriverBound', data: { status: 'WAITING_DRIVER_ACCEPT' } },
      ))
  it('not when they do not belong together', () => {
    given(...hired())
      .when(bindBoth, context())
      .refused('DRIVER_UNKNOWN')
    given(...hired())
      .when(bindBoth, context({ ...theirs, vehicles: [truck] }))
      .refused('VEHICLE_UNKNOWN')
    given(...hired())
      .when(bindBoth, context(theirs, nothingFound.carrier))
      .refused('TARGET_UNKNOWN')
  })
})

describe('driver and vehicles are changed at once', () => {
  const other = { driver: { ...driver, driverId: 'd2', name: 'Davi' }, vehicles: [{ ...truck, id: 'v2' }] }
  const named = (vehicleIds: readonly string[], crew: object = other) => ({ lookups: { ...nothingFound, crew, vehicleIds } }) as never
  const change = (over: object = {}) => command('ChangeCrew', { driver: { driverId: 'd2' }, vehicleIds: ['v2'], reason: 'Quebra', ...over })
  it('each by its own event', () =>
    given(...linked)
      .when(change(), named(['v2']))
      .brings(
        { type: 'DriverReplaced', data: { status: 'LINKED_TO_DRIVER_VEHICLE', driver: { driverId: 'd2' } } },
        { type: 'VehiclesReplaced', data: { vehicles: [{ vehicleId: 'v2' }] } },
      ))
  it('what stays is not recorded again', () =>
    given(...linked)
      .when(change({ driver: { driverId: 'd1' } }), named(['v2'], { ...other, driver }))
      .brings({ type: 'VehiclesReplaced' }))
  it('the vehicles of a contract need not be named (Y30)', () =>
    given(...linked)
      .when(command('ChangeCrew', { driver: { driverId: 'd2' }, dedicatedVehicleId: 'c1', reason: 'Quebra' }), named(['v2']))
      .brings({ type: 'DriverReplaced' }, { type: 'VehiclesReplaced' }))
  it('not without a vehicle, nor of another load', () => {
    given(...linked)
      .when(command('ChangeCrew', { driver: { driverId: 'd2' }, reason: 'Quebra' }), named([]))
      .refused('VEHICLE_UNKNOWN')
    given(...linked)
      .when(change({ shippingHash: 'L2' }), named(['v2']))
      .refused('DELIVERY_UNKNOWN')
  })
})
