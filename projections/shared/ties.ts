import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import type { driverRoutes } from '@embarca/contracts/reference/driver.ts'
import type { TieKind } from '@embarca/contracts/reference/ties.ts'
import { given } from '../kit/readers.ts'

export type TieDocument = {
  /** The driver's or vehicle's id and the company's. */
  readonly id: string
  readonly transporterId: string
  readonly kind: TieKind
  readonly from?: string
  readonly until?: string
  /** `until`, or a day that never comes: for conditions. */
  readonly ends: string
  /** Of the event that it reflects, for `If-Match`. */
  readonly revision: number
}
type Licence = {
  readonly cnhNumber?: string
  readonly cnhCategory?: string
  readonly cnhExpiry?: string
  readonly paidActivity?: boolean
  readonly photo?: string
}
/** A driver as one of his companies knows him. */
export type DriverTie = TieDocument &
  Licence & {
    readonly driverId: string
    readonly name: string
    readonly document: string
    readonly phone: string
    readonly active: boolean
  }
/** A vehicle as one of its companies knows it. */
export type VehicleTie = TieDocument & {
  readonly vehicleId: string
  readonly plate: string
  readonly vehicleType: string
  readonly trailerType?: string
  readonly fabricationYear?: number
  readonly modelYear?: number
  readonly renavam?: string
  readonly chassis?: string
  readonly grossWeight?: number
}
export const NEVER = '9999-12-31'

type Row = OutputOf<typeof driverRoutes.searchDrivers>['list'][number]
export const driverRow = ({ driverId: id, name, document, phone, transporterId, kind, ...tie }: DriverTie): Row => {
  const { from, until, cnhNumber, cnhCategory, cnhExpiry, paidActivity, photo } = tie
  const licence = { cnhNumber, cnhCategory: cnhCategory as Row['cnhCategory'], cnhExpiry, paidActivity, photo }
  return { ...given({ from, until, ...licence }), id, name, document, phone, transporterId, kind }
}

/** A vehicle in answers. */
export const vehicleRow = ({ vehicleId: id, revision, plate, vehicleType, transporterId, kind, ...tie }: VehicleTie) => {
  const { trailerType, fabricationYear, modelYear, renavam, chassis, grossWeight, from, until } = tie
  return {
    ...given({ trailerType, fabricationYear, modelYear, renavam, chassis, grossWeight, from, until }),
    ...{ id, revision, plate, vehicleType, transporterId, kind },
  }
}
