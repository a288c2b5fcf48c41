import { Type } from 'typebox'
import type { VehicleType } from '../load/codes.ts'

/**
 * Kilograms that waiting time is paid for where a vehicle's own capacity is unknown (Y21): TOCO, TRUCK, CARRETA and BITREM as
 * guiadotrc.com.br lists them, the others estimated. Legal payload, unlike the planning values of `planning/capacities.ts`.
 */
export const detentionCapacities: Readonly<Record<VehicleType, number>> = {
  VUC: 3_000,
  VLC: 3_000,
  TRES_QUARTO: 4_000,
  TOCO: 6_000,
  TRUCK: 10_000,
  BITRUCK: 16_000,
  CARRETA: 27_000,
  CARRETA_LS: 30_000,
  BITREM: 38_000,
  RODOTREM: 50_000,
  TRITREM: 50_000,
}

/** Kilograms of a vehicle's own, as its document has them. */
export const OwnCapacity = Type.Integer({ minimum: 100, maximum: 120_000 })
