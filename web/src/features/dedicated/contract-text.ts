import { IDLE_DAYS, USUAL_CYCLE_DAY } from '@embarca/contracts/dedicated/cycles.ts'
import { saveRefusals } from '@embarca/contracts/dedicated/labels.pt.ts'
import type { dedicatedRoutes } from '@embarca/contracts/dedicated/read-routes.ts'
import type { dedicatedCommands } from '@embarca/contracts/dedicated/routes.ts'
import type { InputOf, OutputOf } from '@embarca/contracts/kit/route.ts'

export type PlateText = { readonly plate: string; readonly vehicleId?: string | undefined }
/** A contract as its drawer has it. */
export type ContractText = {
  readonly transporter?: { readonly id: string; readonly name: string } | undefined
  readonly plates: readonly PlateText[]
  readonly cpf: string
  readonly driverId?: string | undefined
  readonly cycleDay: number
  readonly freightPriceNegotiated?: number | undefined
  readonly distanceAmountNegotiated?: number | undefined
  readonly pricePerKmExceeded?: number | undefined
  readonly penaltyPrice?: number | undefined
  readonly daysOff: readonly number[]
  readonly reasonDaysOff: string
  readonly idleDays: number | undefined
  readonly tags: readonly string[]
}
export const blankContract: ContractText = {
  ...{ plates: [{ plate: '' }], cpf: '', cycleDay: USUAL_CYCLE_DAY, daysOff: [], reasonDaysOff: '', idleDays: IDLE_DAYS, tags: [] },
}

type Stored = OutputOf<typeof dedicatedRoutes.forUpdate>
export const contractText = (stored: Stored): ContractText => {
  const { transporterId: id, transporterName: name, vehicles, driverCPF: cpf, driverId, cycleDay, daysOff, tags, idleDays } = stored
  const { freightPriceNegotiated, distanceAmountNegotiated, pricePerKmExceeded, penaltyPrice, reasonDaysOff = '' } = stored
  return {
    ...{ transporter: { id, name }, cpf, driverId, cycleDay, daysOff, tags, idleDays, reasonDaysOff },
    ...{ freightPriceNegotiated, distanceAmountNegotiated, pricePerKmExceeded, penaltyPrice },
    plates: vehicles.map(({ id: vehicleId, plate }) => ({ vehicleId, plate })),
  }
}

/** The first thing that is missing, in the order of R212 to R217. */
export const firstFault = (text: ContractText): { readonly field: string; readonly message: string } | undefined => {
  const at = (field: string, code: keyof typeof saveRefusals) => ({ field, message: saveRefusals[code] })
  if (!text.plates.some(({ vehicleId }) => vehicleId)) return at('vehicleIds', 'CONTRACT_VEHICLE_MISSING')
  if (!text.transporter) return at('transporterId', 'CONTRACT_CARRIER_MISSING')
  if (!text.driverId) return at('driverId', 'CONTRACT_DRIVER_MISSING')
  if (text.freightPriceNegotiated === undefined) return at('freightPriceNegotiated', 'VALUE_MISSING')
  if (text.distanceAmountNegotiated === undefined || Number.isNaN(text.distanceAmountNegotiated))
    return at('distanceAmountNegotiated', 'DISTANCE_MISSING')
  return text.pricePerKmExceeded === undefined ? at('pricePerKmExceeded', 'EXCESS_PRICE_MISSING') : undefined
}

export const contractForm = (text: ContractText, id: string | undefined): InputOf<typeof dedicatedCommands.save> => {
  const { freightPriceNegotiated, distanceAmountNegotiated, pricePerKmExceeded, idleDays } = text
  return {
    ...(id !== undefined && { dedicatedVehicleId: id }),
    vehicleIds: text.plates.flatMap(({ vehicleId }) => vehicleId ?? []),
    ...(text.transporter && { transporterId: text.transporter.id }),
    ...(text.driverId && { driverId: text.driverId }),
    ...(freightPriceNegotiated !== undefined && { freightPriceNegotiated }),
    ...(distanceAmountNegotiated !== undefined && { distanceAmountNegotiated }),
    ...(pricePerKmExceeded !== undefined && { pricePerKmExceeded }),
    ...(idleDays !== undefined && Number.isInteger(idleDays) && { idleDays }),
    ...{ penaltyPrice: text.penaltyPrice ?? 0, cycleDay: text.cycleDay, daysOff: [...text.daysOff], tags: [...text.tags] },
    ...(text.reasonDaysOff.trim() && { reasonDaysOff: text.reasonDaysOff.trim() }),
  }
}
