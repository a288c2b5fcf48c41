import { withFields } from '../kit/with-fields.ts'
import { type Card, shaped } from './card.ts'

const deskOf = ({ statusCode, receiptStatus }: Card): Card['desk'] => {
  if (statusCode === 'DRAFT' || statusCode === 'CREATED') return 'drafts'
  return receiptStatus && (statusCode === 'IN_DELIVERY' || statusCode === 'DELIVERED') ? 'receipts' : ''
}
/** What the keys of a card are made of. */
const keyed = ['externalId', 'vehiclePrimaryPlate', 'vehicleOtherPlates', 'driverDocument', 'papers', 'invoiceCodes'] as const
const everyKey = ({ externalId, vehiclePrimaryPlate, vehicleOtherPlates, driverDocument, papers, invoiceCodes }: Card): string[] => {
  const all = [externalId, vehiclePrimaryPlate, ...vehicleOtherPlates, driverDocument, ...papers, ...Object.values(invoiceCodes).flat()]
  return [...new Set(all.flatMap((key) => key?.toUpperCase() || []))]
}

/** Few facts bring a key: while what they are made of is the same, a card has the keys it had. */
const made = new WeakMap<Card['papers'], { readonly by: Card; readonly keys: string[] }>()
const keysOf = (card: Card): string[] => {
  const before = made.get(card.papers)
  if (before && keyed.every((field) => before.by[field] === card[field])) return before.keys
  const keys = everyKey(card)
  made.set(card.papers, { by: card, keys })
  return keys
}

/** The card with what is derived from the rest of it. */
export const completed = (card: Card): Card => {
  const keys = keysOf(card)
  const desk = deskOf(card)
  return withFields(shaped(card), { keys, desk })
}
