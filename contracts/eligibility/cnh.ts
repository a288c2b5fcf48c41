type Vehicle = { readonly vehicleType: string; readonly grossWeight?: number | undefined }
/** The categories that a vehicle may need, each including those before it. */
export const neededCategories = ['B', 'C', 'D', 'E'] as const
export type NeededCategory = (typeof neededCategories)[number]
/** What a shipper asks instead of the usual category, by type of vehicle. */
export type OwnCategories = Readonly<Record<string, NeededCategory>>

const combinations: readonly string[] = ['CARRETA', 'CARRETA_LS', 'BITREM', 'RODOTREM', 'TRITREM']
/** Kilograms up to which category B suffices (CTB art. 143). */
const LIGHT = 3_500

/** The category that driving these vehicles needs, the tractor first; undefined: there is no vehicle. */
export const categoryFor = ([first]: readonly Vehicle[], own: OwnCategories = {}): NeededCategory | undefined =>
  first && (own[first.vehicleType] ?? usualCategory(first))

/** The category that a vehicle needs where the shipper asks no other; of an unknown weight, that of a heavy one. */
export const usualCategory = ({ vehicleType, grossWeight = Number.POSITIVE_INFINITY }: Vehicle): NeededCategory => {
  if (combinations.includes(vehicleType)) return 'E'
  return ['VUC', 'VLC'].includes(vehicleType) && grossWeight <= LIGHT ? 'B' : 'C'
}

/** Whether a category, motorcycles included (`AE`), covers the one needed: each includes those before it. */
export const coversCategory = (category: string, needed: NeededCategory): boolean =>
  neededCategories.slice(neededCategories.indexOf(needed)).some((one) => category.toUpperCase().includes(one))
