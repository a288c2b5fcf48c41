import { decimals, integer, plainNumber } from './numbers.ts'

const two = decimals(2)
const oneDecimal = decimals(1, 0)

/** A weight in kilograms as text: kilograms below a ton, else tons with two decimals (specification 1 §9). */
export const weightText = (kg: number): string => (kg < 1000 ? `${oneDecimal(kg)} kg` : `${two(kg / 1000)} t`)

export const cubageText = (cubicMetres: number): string => `${cubicMetres === 0 ? 0 : two(cubicMetres)} m³`

/** Pieces, boxes, pallets: `950 un.` */
export const unitsText = (amount: number): string => `${plainNumber(amount)} un.`

/** A distance as text: whole kilometres, below ten with one decimal, so that a short way is not `0 km`. */
export const kilometres = (km: number): string => `${km < 10 ? oneDecimal(km) : integer(km)} km`

/** An amount in the measure of a load's profile: kilograms unless it says cubic metres or units. */
export const amountText = (amount: number, measureType: string | undefined): string => {
  if (measureType === 'UNIT') return unitsText(amount)
  return measureType === 'CUBAGE' ? cubageText(amount) : weightText(amount)
}
