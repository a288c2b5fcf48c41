import { decimals, money } from '../kit/numbers.ts'
import type { DetentionResult } from './detention.ts'

const tonnes = decimals(3, 0)
const HOUR = 60
/** `6 h`, `5 h 01`. */
export const hoursText = (minutes: number): string => {
  const rest = minutes % HOUR
  return `${Math.floor(minutes / HOUR)} h${rest === 0 ? '' : ` ${String(rest).padStart(2, '0')}`}`
}

const missing = {
  CAPACITY: 'Informe a capacidade do veículo para calcular a estadia.',
  RATE: 'Não há valor de estadia publicado para esta data.',
}
/** How an amount of waiting time comes about. */
export const detentionText = (detention: DetentionResult): string => {
  if (!detention) return 'Dentro do prazo livre'
  if ('missing' in detention) return missing[detention.missing]
  const { capacity, isEstimated, minutes, rate, cents, isOutdated } = detention
  const product = `${tonnes(capacity / 1000)} t${isEstimated ? ' (estimada)' : ''} × ${hoursText(minutes)} × ${money(rate.cents)}`
  const source = rate.source === undefined ? 'valor do contrato' : rate.source
  return `${product} = ${money(cents)} (${source}${isOutdated ? '; pode haver valor mais novo' : ''})`
}
