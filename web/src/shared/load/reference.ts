import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import { partOf, priceOf, totalOf } from '@embarca/contracts/lot/volume.ts'

export const isLot = (terms: Pick<LoadTerms, 'deliveryType' | 'partOf'> | undefined): boolean =>
  terms?.deliveryType === 'LOT' && terms.partOf === undefined

type Priced = { readonly referenceValue?: number | undefined; readonly terms?: LoadTerms | undefined }

/** The reference of a proposed price: the reference value; in a lot its share for one part, or the asking price of a part. */
export const referenceFor = ({ referenceValue, terms }: Priced): number | undefined => {
  if (!terms || !isLot(terms)) return referenceValue
  const total = totalOf(terms)
  return referenceValue && total > 0 ? priceOf(partOf(terms), { price: referenceValue, part: total }) : terms.lot?.pricePerPart
}
