import type { VehicleType } from '@embarca/contracts/load/codes.ts'
import type { OrderToll } from '@embarca/contracts/planning/routes.ts'
import type { RoadPlace } from './roads.ts'

export type TollQuestion = {
  /** In the order of travel. */
  readonly places: readonly RoadPlace[]
  readonly vehicleType?: VehicleType
  readonly axles?: number
}
export type TollAnswer = Omit<OrderToll, 'asOf'>

/** What a vehicle pays on a route. */
export interface Tolls {
  /** Rejects when the source is away or does not answer in time. */
  tollOf(question: TollQuestion): Promise<TollAnswer>
}

/** Used where no source of tolls is configured: it knows nothing and says so. */
export const noTolls: Tolls = { tollOf: async () => ({ source: 'NONE' }) }
