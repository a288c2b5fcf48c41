import { type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import { HIGHEST_PRICE } from '@embarca/contracts/load/codes.ts'
import type { NegotiationRefusal } from '@embarca/contracts/negotiation/codes.ts'

const MAX_FACTOR = 10

/** Probably mistyped digits: more than ten times the reference, or less than a tenth of it. */
const isAbsurd = (price: number, reference: number | undefined): boolean =>
  price <= 0 || (reference !== undefined && reference > 0 && (price > reference * MAX_FACTOR || price * MAX_FACTOR < reference))

/** Faults of an offered price; cents. */
export const priceRefused = (price: number, reference: number | undefined): Refusal<NegotiationRefusal> | undefined => {
  if (price > HIGHEST_PRICE) return refuse('PRICE_TOO_HIGH')
  return isAbsurd(price, reference) ? refuse('PRICE_ABSURD') : undefined
}
