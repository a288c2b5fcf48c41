import { HIGHEST_PRICE } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { parseMoney, parseNumber } from '../../ui/amounts.ts'
import { isLot, isOffered, type LaunchText } from './launch-text.ts'
import { paths } from './paths.ts'

const refusalTexts = loadLabels.refusal
type Found = Record<string, string>
const REAIS = 'Escreva um valor em reais.'
const empty = (text: string) => text.trim() === ''
const isMoney = (text: string) => (parseMoney(text) ?? -1) >= 0
const isPositive = (text: string) => (parseMoney(text) ?? 0) > 0

/** The main price of this kind of load: its field, and whether it is required. */
export const mainPrice = (
  text: LaunchText,
): { readonly field: 'freightPrice' | 'initialBid' | 'pricePerPart'; readonly needed: boolean } =>
  isLot(text) && text.type !== 'AUCTION'
    ? { field: 'pricePerPart', needed: text.type === 'NORMAL' }
    : text.type === 'AUCTION'
      ? { field: 'initialBid', needed: true }
      : { field: 'freightPrice', needed: text.type === 'NORMAL' && isOffered(text) }

const priceErrors = (text: LaunchText): Found => {
  const { field, needed } = mainPrice(text)
  const path = field === 'freightPrice' ? field : paths[field]
  const shown = text.type !== 'TO_COMBINE'
  const optionalFields = ['tollPrice', 'feeDeliveryPrice', 'extraPrice', 'referenceValue', 'freightPriceDriver'] as const
  return {
    ...(needed && !isPositive(text[field]) && { [path]: refusalTexts.PRICE_MISSING }),
    ...(shown && !needed && !empty(text[field]) && !isPositive(text[field]) && { [path]: REAIS }),
    ...(shown && (parseMoney(text[field]) ?? 0) > HIGHEST_PRICE && { [path]: refusalTexts.PRICE_TOO_HIGH }),
    ...Object.fromEntries(optionalFields.filter((other) => !empty(text[other]) && !isMoney(text[other])).map((other) => [other, REAIS])),
    ...(!empty(text.distance) && !((parseNumber(text.distance) ?? -1) >= 0) && { freightDistance: 'Escreva a distância em quilômetros.' }),
  }
}

const auctionErrors = (text: LaunchText): Found => {
  const percent = parseNumber(text.reduction)
  const minutes = parseNumber(text.extension)
  return {
    ...(!empty(text.reduction) &&
      !(percent !== undefined && percent >= 0 && percent <= 99) && { [paths.reduction]: 'Escreva um percentual de 0 a 99.' }),
    ...(empty(text.auctionDuration) && { duration: refusalTexts.DURATION_MISSING }),
    ...(text.extend && !(minutes !== undefined && minutes >= 1 && minutes <= 60) && { [paths.extension]: 'Escreva de 1 a 60 minutos.' }),
  }
}

const lotErrors = (text: LaunchText, byBurden: boolean): Found => {
  const wrong = (value: string) => !empty(value) && !((parseNumber(value) ?? 0) > 0)
  const burden = parseNumber(text.weightBurden)
  const [least, most, tons] = [parseNumber(text.amountMinimum), parseNumber(text.amountMaximum), parseNumber(text.measure)]
  const total = byBurden && tons && burden ? tons / burden : tons
  return {
    ...(!(tons !== undefined && tons > 0) && text.origins.length === 1 && { measure: refusalTexts.VOLUME_MISSING }),
    ...(least !== undefined && most !== undefined && least > most && { [paths.amountMaximum]: 'O máximo é menor que o mínimo.' }),
    ...(most !== undefined && total !== undefined && most > total && { [paths.amountMaximum]: 'O máximo é maior que o total do lote.' }),
    ...(wrong(text.amountMinimum) && { [paths.amountMinimum]: 'Escreva um número maior que zero.' }),
    ...(wrong(text.amountMaximum) && { [paths.amountMaximum]: 'Escreva um número maior que zero.' }),
    ...(byBurden && !(burden !== undefined && burden > 0) && { [paths.weightBurden]: 'Informe o peso de uma carga.' }),
    ...(byBurden &&
      burden !== undefined &&
      tons !== undefined &&
      burden > tons && { [paths.weightBurden]: 'Uma carga pesa mais que o lote.' }),
  }
}

/** Errors of the offer: its price, its auction, the parts of its lot. */
export const offerErrors = (text: LaunchText, byBurden: boolean): Found => ({
  ...priceErrors(text),
  ...(isOffered(text) && text.type === 'AUCTION' && auctionErrors(text)),
  ...(isLot(text) && lotErrors(text, byBurden)),
})
