import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { Crew } from './beside.ts'
import type { Load } from './state.ts'
import type { Decisions } from './vocabulary.ts'

/** From the driver who is bound to the last drop. */
export const driving: Decisions<
  | 'BindDriver'
  | 'ConfirmDriver'
  | 'RefuseDriver'
  | 'StartCollect'
  | 'FinishCollect'
  | 'StartTransit'
  | 'ApproachDelivery'
  | 'MarkDelivered'
  | 'FinishInProgress'
  | 'ResetStatus'
> = {
  BindDriver: ({ driverId, vehicleIds }, load, { next, by, facts: { crew } }) => {
    const hired = load.transporter?.transporterId
    if (by.transporterId !== hired) return refuse('NOT_YOUR_LOAD')
    if (!crew.driver?.active || crew.driver.transporterId !== hired) return refuse('DRIVER_UNKNOWN')
    const vehicles = vehiclesOf(vehicleIds, crew, hired)
    if (!vehicles) return refuse('VEHICLE_UNKNOWN')
    const { name, document, phone } = crew.driver
    return { type: 'DriverBound', data: { ...of(load), status: next, driver: { driverId, name, document, phone }, vehicles } }
  },
  ConfirmDriver: (_, load, { next }) => ({ type: 'DriverConfirmed', data: { ...of(load), status: next } }),
  RefuseDriver: ({ reason }, load, { next }) => ({ type: 'DriverRefused', data: { ...of(load), status: next, reason } }),

  StartCollect: (_, load, { next }) => ({ type: 'CollectStarted', data: { ...of(load), status: next } }),
  FinishCollect: (_, load, { next }) => ({ type: 'CollectFinished', data: { ...of(load), status: next } }),
  StartTransit: (_, load, { next }) => ({ type: 'TransitStarted', data: { ...of(load), status: next } }),
  ApproachDelivery: (_, load, { next }) => ({ type: 'DeliveryApproached', data: { ...of(load), status: next } }),

  MarkDelivered: (_, load, { next, facts: { drops } }) =>
    drops.allEnded ? { type: 'LoadDelivered', data: { ...of(load), status: next } } : refuse('DELIVERIES_NOT_ALL_ENDED'),
  FinishInProgress: ({ reason }, load, { next }) => ({ type: 'LoadDelivered', data: { ...of(load), status: next, forcedReason: reason } }),

  ResetStatus: ({ reason }, load, { next, facts: { drops } }) => {
    if (drops.anyApproved || load.status === 'NEW' || load.status === 'DELETED') return refuse('STATUS_NOT_ALLOWED')
    return { type: 'StatusReset', data: { ...of(load), status: next, from: load.status, ...(reason && { reason }) } }
  },
}

const of = ({ loadId }: Load) => ({ loadId })

/** As the load keeps them, in the order asked for; undefined when one is not the transporter's. */
const vehiclesOf = (wanted: readonly string[], { vehicles }: Crew, transporterId: string | undefined) => {
  const found = wanted.flatMap((id) => vehicles.filter((one) => one.id === id && one.transporterId === transporterId))
  if (found.length !== wanted.length || new Set(wanted).size !== wanted.length) return undefined
  return found.map(({ id, plate, vehicleType, trailerType }) => ({
    vehicleId: id,
    plate,
    vehicleType,
    ...(trailerType && { trailerType }),
  }))
}
