import { amountText } from '@embarca/contracts/kit/measures.ts'
import { percent } from '@embarca/contracts/kit/numbers.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'

type Measured = {
  readonly measureType?: string | undefined
  readonly lot?: { readonly weightBurden?: number | undefined } | undefined
}
/** The unit in which amounts of a lot are typed. The API uses kilograms, or the profile's cubic metres or units. */
export type LotUnit = { readonly measure: 'WEIGHT' | 'CUBAGE' | 'UNIT'; readonly name: 't' | 'kg' | 'm³' | 'un.'; readonly factor: number }

/** Tons (factor 1000) unless the lot is by burden; cubic metres and units are unchanged (specification 2 §5). */
export const lotUnit = ({ measureType, lot }: Measured): LotUnit => {
  if (measureType === 'UNIT') return { measure: 'UNIT', name: 'un.', factor: 1 }
  if (measureType === 'CUBAGE') return { measure: 'CUBAGE', name: 'm³', factor: 1 }
  return lot?.weightBurden === undefined ? { measure: 'WEIGHT', name: 't', factor: 1000 } : { measure: 'WEIGHT', name: 'kg', factor: 1 }
}

const round = (value: number) => Math.round(value * 1000) / 1000
export const toLotUnit = (amount: number, { factor }: LotUnit): number => round(amount / factor)
/** Converts to the decimal text that the routes expect. */
export const fromLotUnit = (value: number, { factor }: LotUnit): string => String(round(value * factor))

/** An amount of a lot as text: kilograms below a ton, else tons; cubic metres and units as they are. */
export const volume = (amount: number, { measure }: LotUnit): string => amountText(amount, measure)

/** `por t`, `por 32 t`, `por m³`: the unit of the price of a part. */
export const perPart = ({ part }: { readonly part: number }, unit: LotUnit): string =>
  unit.measure !== 'WEIGHT' ? `por ${unit.name}` : part === 1000 ? 'por t' : `por ${volume(part, unit)}`

/** `30 % retirado`. */
export const withdrawnShare = (withdrawn = 0, total: number): string => `${percent(Math.round((withdrawn / total) * 100))} retirado`

type Draining = Pick<LoadDetails, 'lotTotal' | 'lotAllocated' | 'lotWithdrawn' | 'terms'>
/** The progress of a lot with agreements: `25,00 t de 250,00 t retiradas`. */
export const withdrawnText = ({ lotTotal, lotAllocated, lotWithdrawn = 0, terms }: Draining): string | undefined => {
  if (!lotTotal || !lotAllocated) return undefined
  const unit = lotUnit(terms ?? {})
  return `${volume(lotWithdrawn, unit)} de ${volume(lotTotal, unit)} retiradas`
}
