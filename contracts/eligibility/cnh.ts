type Vehicle = { readonly vehicleType: string; readonly grossWeight?: number | undefined }
const cnhCategories = ['B', 'C', 'D', 'E'] as const
type Category = (typeof cnhCategories)[number]

const combinations: readonly string[] = ['CARRETA', 'CARRETA_LS', 'BITREM', 'RODOTREM', 'TRITREM']
/** Kilograms up to which category B suffices (CTB art. 143). */
const LIGHT = 3_500

/** The category that driving these vehicles needs, the tractor first; undefined: there is no vehicle. */
export const categoryFor = (vehicles: readonly Vehicle[]): Category | undefined => {
  const [first] = vehicles
  if (!first) return undefined
  if (combinations.includes(first.vehicleType)) return 'E'
  const isLight = ['VUC', 'VLC'].includes(first.vehicleType) && (first.grossWeight ?? Number.POSITIVE_INFINITY) <= LIGHT
  return isLight ? 'B' : 'C'
}

/** Whether a category, motorcycles included (`AE`), covers the one needed: each includes those before it. */
export const coversCategory = (category: string, needed: Category): boolean =>
  cnhCategories.slice(cnhCategories.indexOf(needed)).some((one) => category.toUpperCase().includes(one))
