import { parseMoney, parseNumber } from '../../ui/amounts.ts'
import { mainPrice } from './check-offer.ts'
import { isLot, isOffered, type LaunchText } from './launch-text.ts'

export type Cost = { readonly label: string; readonly price?: number; readonly extras: number }

/** The price of a lot is given per part. */
const lotPrice = ({ measure, weightBurden }: LaunchText, part: number | undefined, byBurden: boolean): number | undefined => {
  const tons = parseNumber(measure)
  if (!part || !tons) return undefined
  const burden = parseNumber(weightBurden)
  return byBurden && burden ? Math.round((part * tons) / burden) : Math.round(part * tons)
}

/** The cost of the load as typed: its price in cents with a label, and the extra costs. */
export const costOf = (text: LaunchText, byBurden: boolean): Cost => {
  const extras = [text.tollPrice, text.feeDeliveryPrice, text.extraPrice].reduce((sum, value) => sum + (parseMoney(value) ?? 0), 0)
  const costs = (label: string, price: number | undefined): Cost => ({ label, extras, ...(price && { price }) })
  const price = parseMoney(text[mainPrice(text).field])
  const auction = isOffered(text) && text.type === 'AUCTION'
  if (isLot(text)) return costs(auction ? 'Lote, no máximo' : 'Total do lote', lotPrice(text, price, byBurden))
  if (auction) return costs('No máximo', price)
  if (text.type === 'TO_COMBINE') return { label: 'A combinar', extras }
  return costs(text.type === 'QUOTATION' ? 'Sugerido' : 'Total', price)
}
