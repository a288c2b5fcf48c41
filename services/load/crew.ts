import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { knownTo } from '@embarca/contracts/reference/ties.ts'
import type { Carrier } from '../registry/index.ts'
import type { Crew } from './lookup-types.ts'
import { type LoadState, runnerOf } from './state.ts'
import type { LoadDecisions } from './types.ts'

/** Driver, vehicles and transporter: bound, agreed to, and changed before the collect. */
export const crewing: LoadDecisions<
  | 'BindDriver'
  | 'BindTransporterAndDriver'
  | 'ConfirmDriver'
  | 'RefuseDriver'
  | 'ChangeTransporter'
  | 'ChangeDriver'
  | 'ChangeVehicles'
  | 'ChangeCrew',
  {
    BindDriver: { crew: Crew }
    BindTransporterAndDriver: { carrier: Carrier; crew: Crew }
    ChangeTransporter: { carrier: Carrier }
    ChangeDriver: { crew: Crew }
    ChangeVehicles: { crew: Crew }
    ChangeCrew: { crew: Crew; vehicleIds: readonly string[] }
  }
> = {
  BindDriver: ({ vehicleIds }, load, { next, now, by, lookups: { crew } }) => {
    if (isForwardedBy(load, by)) return refuse('LOAD_FORWARDED')
    const runner = runnerOf(load)?.transporterId
    if (by.transporterId !== runner) return refuse('NOT_YOUR_LOAD')
    const who = manned(crew, vehicleIds, runner, now)
    return 'refused' in who ? who : { type: 'DriverBound', data: { ...of(load), status: next, ...who } }
  },
  BindTransporterAndDriver: ({ vehicleIds }, load, { next, now, lookups: { crew, carrier } }) => {
    if (!carrier.transporterId) return refuse('TARGET_UNKNOWN')
    const who = manned(crew, vehicleIds, carrier.transporterId, now)
    if ('refused' in who) return who
    if (load.terms?.partOf && !isHired(load, carrier) && !isExecutor(load, carrier)) return refuse('PART_OF_LOT')
    if (load.executor && isHired(load, carrier)) return refuse('LOAD_FORWARDED')
    const bound = { type: 'DriverBound', data: { ...of(load), status: next, ...who } } as const
    if (isHired(load, carrier) || isExecutor(load, carrier)) return bound
    const replaced = { ...of(load), status: 'ASSIGNED_TO_TRANSPORTER', ...carrier, price: load.transporter!.price } as const
    return [{ type: 'TransporterReplaced', data: replaced }, bound]
  },

  ConfirmDriver: (data, load, { next, by }) => {
    if (by.driverId === undefined && isForwardedBy(load, by)) return refuse('LOAD_FORWARDED')
    return 'driverId' in data && data.driverId !== load.driver?.driverId
      ? refuse('DRIVER_NOT_BOUND')
      : { type: 'DriverConfirmed', data: { ...of(load), status: next, ...('reason' in data && { reason: data.reason }) } }
  },
  RefuseDriver: ({ reason }, load, { next }) => ({ type: 'DriverRefused', data: { ...of(load), status: next, reason } }),

  ChangeTransporter: ({ reason }, load, { next, lookups: { carrier } }) => {
    if (!carrier.transporterId) return refuse('TARGET_UNKNOWN')
    if (isHired(load, carrier)) return refuse('TRANSPORTER_UNCHANGED')
    return { type: 'TransporterReplaced', data: { ...of(load), status: next, ...carrier, price: load.transporter!.price, reason } }
  },
  ChangeDriver: ({ reason }, load, { next, now, lookups: { crew } }) => {
    const driver = driverOf(crew, runnerOf(load)?.transporterId, now)
    if (!driver) return refuse('DRIVER_UNKNOWN')
    if (driver.driverId === load.driver?.driverId) return []
    return { type: 'DriverReplaced', data: { ...of(load), status: next, driver, reason } }
  },
  ChangeVehicles: ({ vehicleIds, numberLoadedAxes, reason }, load, { next, now, lookups: { crew } }) => {
    const vehicles = vehiclesOf(vehicleIds, crew, runnerOf(load)?.transporterId, now)
    if (!vehicles) return refuse('VEHICLE_UNKNOWN')
    const axes = numberLoadedAxes === undefined ? {} : { numberLoadedAxes }
    return { type: 'VehiclesReplaced', data: { ...of(load), status: next, vehicles, ...axes, reason } }
  },
  ChangeCrew: ({ shippingHash, reason }, load, { next, now, lookups: { crew, vehicleIds } }) => {
    if (shippingHash !== undefined && shippingHash !== load.loadId) return refuse('DELIVERY_UNKNOWN')
    const who = manned(crew, vehicleIds, runnerOf(load)?.transporterId, now)
    if ('refused' in who) return who
    const { driver, vehicles } = who
    return [
      ...(driver.driverId === load.driver?.driverId
        ? []
        : [{ type: 'DriverReplaced', data: { ...of(load), status: next, driver, reason } } as const]),
      ...(sameVehicles(vehicles, load)
        ? []
        : [{ type: 'VehiclesReplaced', data: { ...of(load), status: next, vehicles, reason } } as const]),
    ]
  },
}

const sameVehicles = (vehicles: LoadState['vehicles'], load: LoadState) =>
  vehicles.map(({ vehicleId }) => vehicleId).join() === load.vehicles.map(({ vehicleId }) => vehicleId).join()

const of = ({ loadId }: LoadState) => ({ loadId })
const isHired = ({ transporter }: LoadState, { transporterId }: { transporterId: string }) => transporter?.transporterId === transporterId
const isExecutor = ({ executor }: LoadState, { transporterId }: { transporterId: string }) => executor?.transporterId === transporterId
/** Its operator sees a forwarded load, and leaves its crew to the carrier that runs it. */
const isForwardedBy = ({ executor, transporter }: LoadState, { transporterId }: { readonly transporterId?: string }) =>
  executor !== undefined && transporterId !== undefined && transporterId === transporter?.transporterId

export const manned = (crew: Crew, vehicleIds: readonly string[], transporterId: string | undefined, now: string) => {
  const driver = driverOf(crew, transporterId, now)
  if (!driver) return refuse('DRIVER_UNKNOWN')
  const vehicles = vehiclesOf(vehicleIds, crew, transporterId, now)
  return vehicles ? { driver, vehicles } : refuse('VEHICLE_UNKNOWN')
}

/** The driver as the load stores it, by what the transporter knows of him; undefined when he does not drive for it that day. */
export const driverOf = ({ driver }: Crew, transporterId: string | undefined, now: string) => {
  const known = driver?.active ? knownTo(driver, transporterId, localDay(now)) : undefined
  if (!known) return undefined
  const { driverId, name, document, phone } = known
  return { driverId, name, document, phone }
}

/** The vehicles as the load stores them, in the order of the request; undefined when one does not run for the transporter that day. */
export const vehiclesOf = (vehicleIds: readonly string[], { vehicles }: Crew, transporterId: string | undefined, now: string) => {
  const day = localDay(now)
  const found = vehicleIds.flatMap((id) => vehicles.filter((one) => one.id === id).flatMap((one) => knownTo(one, transporterId, day) ?? []))
  if (!vehicleIds.length || found.length !== vehicleIds.length || new Set(vehicleIds).size !== vehicleIds.length) return undefined
  return found.map(({ id, plate, vehicleType, trailerType }) => ({
    vehicleId: id,
    plate,
    vehicleType,
    ...(trailerType && { trailerType }),
  }))
}
