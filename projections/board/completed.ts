import { sameIn } from '../kit/same-in.ts'
import { withFields } from '../kit/with-fields.ts'
import { type Card, shaped } from './card.ts'

const deskOf = ({ statusCode, receiptStatus }: Card): Card['desk'] => {
  if (statusCode === 'DRAFT' || statusCode === 'CREATED') return 'drafts'
  return receiptStatus && (statusCode === 'IN_DELIVERY' || statusCode === 'DELIVERED') ? 'receipts' : ''
}
/** Whatever somebody may paste to find the load. */
const keysOf = ({ externalId, vehiclePrimaryPlate, vehicleOtherPlates, driverDocument, papers, invoiceCodes }: Card): string[] => {
  const keys: string[] = []
  const add = (key: string | undefined) => {
    const known = key?.toUpperCase()
    if (known && !keys.includes(known)) keys.push(known)
  }
  add(externalId)
  add(vehiclePrimaryPlate)
  vehicleOtherPlates.forEach(add)
  add(driverDocument)
  papers.forEach(add)
  for (const codes of Object.values(invoiceCodes)) codes.forEach(add)
  return keys
}

/** What they are made of: few facts touch any of it. */
const keyed = ['externalId', 'vehiclePrimaryPlate', 'vehicleOtherPlates', 'driverDocument', 'papers', 'invoiceCodes'] as const

/** The card with what is derived from the rest of it. */
export const completed = (card: Card, before?: Card): Card => {
  const keys = before && sameIn(keyed, before, card) ? before.keys : keysOf(card)
  return withFields(shaped(card), { keys, desk: deskOf(card) })
}
