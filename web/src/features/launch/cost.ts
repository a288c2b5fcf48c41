import { isLot, isOffered, type LaunchText } from './launch-text.ts'
import { parseMoney, parseNumber } from './parse.ts'

export type Cost = { readonly label: string; readonly price?: number; readonly extras: number }

const lotPrice = ({ pricePerPart, measure, weightBurden }: LaunchText, byBurden: boolean): number | undefined => {
  const part = parseMoney(pricePerPart)
  const tons = parseNumber(measure)
  if (!part || !tons) return undefined
  const burden = parseNumber(weightBurden)
  return byBurden && burden ? Math.round((part * tons) / burden) : Math.round(part * tons)
}

/** What the load would cost as typed: its price in cents, how that is to be read, and what comes on top. */
export const costOf = (text: LaunchText, byBurden: boolean): Cost => {
  const extras = [text.tollPrice, text.feeDeliveryPrice, text.extraPrice].reduce((sum, value) => sum + (parseMoney(value) ?? 0), 0)
  const costs = (label: string, price: number | undefined): Cost => ({ label, extras, ...(price && { price }) })
  if (isOffered(text) && text.type === 'AUCTION') return costs('No máximo', parseMoney(text.initialBid))
  if (isLot(text)) return costs('Total do lote', lotPrice(text, byBurden))
  if (text.type === 'TO_COMBINE') return { label: 'A combinar', extras }
  return costs(text.type === 'QUOTATION' ? 'Sugerido' : 'Total', parseMoney(text.freightPrice))
}
