import { decimals, integer, percent } from '@embarca/contracts/kit/numbers.ts'
import { otifLabels } from '@embarca/contracts/otif/labels.pt.ts'

const one = decimals(1)
const HOUR = 60
const DAY = 24 * HOUR

export const formatCount = (count: number): string => integer(count)

/** Basis points → `71,4 %`; 'sem dados' for undefined. */
export const formatShare = (share: number | undefined): string => (share === undefined ? otifLabels.noData : percent(share / 100, one))

/** The difference of two shares in percentage points: `+1,2 p.p.`. */
export const formatPoints = (share: number, before: number): string => {
  const difference = (share - before) / 100
  return `${difference > 0 ? '+' : ''}${one(difference)} p.p.`
}

/** Minutes in a fitting unit: `45 min`, `7,5 h`, `2,3 dias`. */
export const formatMinutes = (minutes: number): string =>
  minutes < HOUR ? `${minutes} min` : minutes < 2 * DAY ? `${one(minutes / HOUR)} h` : `${one(minutes / DAY)} dias`

/** `2026-11` → `nov/26`. */
export const monthName = (month: string): string => {
  const [year = '', number = ''] = month.split('-')
  return `${names[Number(number) - 1] ?? number}/${year.slice(2)}`
}
const names = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

/** `3 de 5 entregas`, with the singular and plural of the noun. */
export const countOfTotal = (hits: number, all: number, noun: readonly [string, string]): string =>
  `${formatCount(hits)} de ${countWithNoun(all, noun)}`
/** `3 entregas`, with the singular and plural of the noun. */
export const countWithNoun = (count: number, noun: readonly [string, string]): string =>
  `${formatCount(count)} ${count === 1 ? noun[0] : noun[1]}`
export const hiredNouns = ['contratada', 'contratadas'] as const
export const deliveryNouns = ['entrega', 'entregas'] as const
