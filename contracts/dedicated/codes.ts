/** What a dedicated vehicle's card shows (specification 3 §4.1). */
export const dedicatedStatuses = ['AVAILABLE', 'SCHEDULED', 'IN_TRANSIT', 'DAY_OFF', 'DELIVERED'] as const
export type DedicatedStatus = (typeof dedicatedStatuses)[number]

/** Filters of the board: statuses of the card, and statuses of its bound load (Y24). */
export const dedicatedFilters = [
  'AVAILABLE',
  'DAY_OFF',
  'SCHEDULED',
  'ASSIGNED_TO_TRANSPORTER',
  'LINKED_TO_DRIVER_VEHICLE',
  'IN_COLLECT',
  'IN_TRANSIT',
  'IN_DELIVERY',
] as const

/** By which the board counts its vehicles, and filters them (R226). */
export const vehicleClasses = ['TRUCK', 'CARRETA'] as const
export type VehicleClass = (typeof vehicleClasses)[number]

/** The cycle that runs today, as the address of the board names it (R227). */
export const CURRENT_CYCLE = 'CURRENT'

const scheduled: readonly string[] = [
  'ASSIGNED_TO_TRANSPORTER',
  'WAITING_DRIVER_ACCEPT',
  'LINKED_TO_DRIVER_VEHICLE',
  'IN_COLLECT',
  'COLLECT_DONE',
]
const inTransit: readonly string[] = ['IN_TRANSIT', 'IN_DELIVERY']

/** The status that a bound load gives its vehicle; undefined: the load has ended, and the vehicle is free (Y24). */
export const statusOfBound = (status: string): DedicatedStatus | undefined => {
  if (scheduled.includes(status)) return 'SCHEDULED'
  if (inTransit.includes(status)) return 'IN_TRANSIT'
  return status === 'DELIVERED' ? 'DELIVERED' : undefined
}
/** Its load left the collect: from then on it keeps its crew, with its contract or without one (Y27). */
export const isOnTheRoad = (status: string): boolean => {
  const does = statusOfBound(status)
  return does === 'IN_TRANSIT' || does === 'DELIVERED'
}

const rigs: readonly string[] = ['BITREM', 'RODOTREM', 'TRITREM']
/** Trailer rigs are CARRETA, all other vehicles TRUCK (Y25). */
export const classOf = (vehicleType: string): VehicleClass =>
  vehicleType.includes('CARRETA') || rigs.some((rig) => vehicleType.includes(rig)) ? 'CARRETA' : 'TRUCK'

/** Whether a vehicle may carry a load: its type's code contains the load's; a load without a type fits any (R230, Y25). */
export const fitsLoad = (vehicleType: string, loadType: string | undefined): boolean =>
  loadType === undefined || vehicleType.includes(loadType)
