import { canonicalPlate, isCpf } from '@embarca/contracts/kit/documents.ts'
import { mans, platesIn, settles } from '@embarca/contracts/load/settles.ts'
import type { LaunchForm, LoadTerms } from '@embarca/contracts/load/terms.ts'
import { driverOf } from './crew.ts'
import { type Fault, fault } from './fault.ts'
import type { LaunchLookups } from './lookup-types.ts'

type Settled = NonNullable<LoadTerms['settled']>

/** Faults of a form's settled hiring. */
export const settleFaults = (form: LaunchForm, known: LaunchLookups, now: string): readonly Fault[] => {
  if (!settles(form)) return []
  return [
    ...(form.deliveryType === 'LOT' ? [fault('LOT_NEEDS_OFFER', 'deliveryType')] : []),
    ...(form.transporterId === undefined ? [fault('TRANSPORTER_MISSING', 'transporterId')] : []),
    ...(form.transporterId !== undefined && !known.carrier.transporterId ? [fault('TARGET_UNKNOWN', 'transporterId')] : []),
    ...driverFaults(form, known, now),
    ...plateFaults(form),
  ]
}

const driverFaults = (form: LaunchForm, { crew, carrier }: LaunchLookups, now: string): readonly Fault[] => {
  const { driver } = form
  if (!driver) return platesIn(form).length ? [fault('DRIVER_MISSING', 'driver')] : []
  const vehicle = platesIn(form).length ? [] : [fault('VEHICLE_MISSING', 'vehicle.plates.0')]
  if (!isStranger(driver))
    return [...(driverOf(crew, carrier.transporterId, now) ? [] : [fault('DRIVER_UNKNOWN', 'driver.cpf')]), ...vehicle]
  return [
    ...(isCpf(digits(driver.cpf)) ? [] : [fault('CPF_INVALID', 'driver.cpf')]),
    ...(driver.name.trim() ? [] : [fault('DRIVER_MISSING', 'driver.name')]),
    ...(/^\d{10,11}$/.test(digits(driver.phone)) ? [] : [fault('PHONE_INVALID', 'driver.phone')]),
    ...vehicle,
  ]
}

const plateFaults = (form: LaunchForm): readonly Fault[] => {
  const plates = platesIn(form)
  return plates.flatMap(({ plate, field }, i) => {
    if (!canonicalPlate(plate)) return [fault('PLATE_INVALID', field)]
    return plates.findIndex((one) => one.plate === plate) < i ? [fault('PLATE_REPEATED', field)] : []
  })
}

/** The transporter of a valid form; undefined when the load is to be offered. */
export const settledOf = (
  form: LaunchForm,
  loadId: string,
  { carrier, crew, register }: LaunchLookups,
  now: string,
): Settled | undefined => {
  if (!settles(form)) return undefined
  if (!mans(form)) return carrier
  const driver = isStranger(form.driver!) ? stranger(form.driver!, loadId) : driverOf(crew, carrier.transporterId, now)!
  return { ...carrier, driver, vehicles: vehiclesIn(form, loadId, register.profile?.vehicleType) }
}

/** A driver outside every register: a person of this load alone. */
const stranger = ({ cpf, name, phone }: NonNullable<LaunchForm['driver']>, loadId: string) => ({
  driverId: strangerOf(loadId),
  name: name.trim(),
  document: digits(cpf),
  phone: digits(phone),
})
export const strangerOf = (loadId: string) => `${loadId}-driver`
const isStranger = ({ driverId }: NonNullable<LaunchForm['driver']>) => driverId === undefined || driverId.endsWith(strangerOf(''))

const vehiclesIn = (form: LaunchForm, loadId: string, usual = '') =>
  platesIn(form).map(({ plate }, i) => ({
    vehicleId: `${loadId}-v${i + 1}`,
    plate,
    vehicleType: form.vehicleType ?? usual,
    ...(form.trailerType && { trailerType: form.trailerType }),
  }))

const digits = (text: string) => text.replace(/\D/g, '')

/** The events of a settled hiring; the driver has agreed already, when the form names one. */
export const settling = (loadId: string, { settled, freightPrice = 0 }: LoadTerms) => {
  const { transporterId, transporterName } = settled!
  const hired = { loadId, status: 'ASSIGNED_TO_TRANSPORTER', transporterId, transporterName, price: freightPrice } as const
  return [{ type: 'TransporterAssigned', data: hired } as const, ...manning(loadId, settled!)] as const
}
export const manning = (loadId: string, { driver, vehicles }: Settled) =>
  driver && vehicles
    ? ([
        { type: 'DriverBound', data: { loadId, status: 'WAITING_DRIVER_ACCEPT', driver, vehicles } },
        { type: 'DriverConfirmed', data: { loadId, status: 'LINKED_TO_DRIVER_VEHICLE' } },
      ] as const)
    : []
