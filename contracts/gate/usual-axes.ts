import { Type } from 'typebox'
import type { VehicleType } from '../load/codes.ts'

/** Axes of a vehicle in its usual combination: what is proposed until they were counted. */
const usualAxes: Readonly<Record<VehicleType, number>> = {
  VUC: 2,
  VLC: 2,
  TRES_QUARTO: 2,
  TOCO: 2,
  TRUCK: 3,
  BITRUCK: 4,
  CARRETA: 5,
  CARRETA_LS: 6,
  BITREM: 7,
  RODOTREM: 9,
  TRITREM: 9,
}
/** Axes in all, those of trailers included. */
export const Axes = Type.Integer({ minimum: 2, maximum: 9 })
/** The usual axes of a type as loads name it; an unknown one counts as the smallest truck. */
export const usualAxesOf = (vehicleType: string): number => usualAxes[vehicleType as VehicleType] ?? usualAxes.TOCO
