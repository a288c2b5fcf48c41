import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { parseNumber } from '../../ui/amounts.ts'
import { DATE_AS_DAY, parseDay } from './days.ts'
import type { LaunchText } from './launch-text.ts'
import { paths } from './paths.ts'

export const MOST_COPIES = 50

/** Errors of the copies that are launched with the load. */
export const copyErrors = (
  { deliveryType, replicated, copies, copyCollect, copyDeliver, copyCode }: LaunchText,
  now: number,
): Record<string, string> => {
  if (!replicated || deliveryType === 'LOT') return {}
  const amount = parseNumber(copies)
  const [collect, deliver] = [parseDay(copyCollect), parseDay(copyDeliver)]
  return {
    ...(!(amount && Number.isInteger(amount) && amount >= 1 && amount <= MOST_COPIES) && {
      [paths.copies]: `Escreva de 1 a ${MOST_COPIES}.`,
    }),
    ...(collect === undefined && { [paths.copyCollect]: DATE_AS_DAY }),
    ...(deliver === undefined && { [paths.copyDeliver]: DATE_AS_DAY }),
    ...(collect && Date.parse(collect) < now && { [paths.copyCollect]: loadLabels.refusal.COLLECT_IN_THE_PAST }),
    ...(collect && deliver && deliver < collect && { [paths.copyDeliver]: loadLabels.refusal.DELIVERY_BEFORE_COLLECT }),
    ...(copyCode.trim().length > 36 && { [paths.copyCode]: 'Use no máximo 36 caracteres.' }),
  }
}
