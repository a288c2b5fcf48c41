import { otifLabels } from '@embarca/contracts/otif/labels.pt.ts'

const one = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('pt-BR')
const HOUR = 60
const DAY = 24 * HOUR

export const amount = (count: number): string => whole.format(count)

/** Basis points → `71,4 %`; of nothing there is no share. */
export const percent = (share: number | undefined): string => (share === undefined ? otifLabels.noData : `${one.format(share / 100)} %`)

/** The difference of two shares, in points: `+1,2 p.p.`. */
export const points = (share: number, before: number): string => {
  const difference = (share - before) / 100
  return `${difference > 0 ? '+' : ''}${one.format(difference)} p.p.`
}

/** Minutes in the unit that fits: `45 min`, `7,5 h`, `2,3 dias`. */
export const lasting = (minutes: number): string =>
  minutes < HOUR ? `${minutes} min` : minutes < 2 * DAY ? `${one.format(minutes / HOUR)} h` : `${one.format(minutes / DAY)} dias`

/** `2026-11` → `nov/26`. */
export const monthName = (month: string): string => {
  const [year = '', number = ''] = month.split('-')
  return `${names[Number(number) - 1] ?? number}/${year.slice(2)}`
}
const names = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

/** How many of how many, with the word for one and for several. */
export const of = (hits: number, all: number, word: readonly [string, string]): string => `${amount(hits)} de ${counted(all, word)}`
/** A count with the word for one and for several. */
export const counted = (count: number, word: readonly [string, string]): string => `${amount(count)} ${count === 1 ? word[0] : word[1]}`
export const hiredWord = ['contratada', 'contratadas'] as const
export const deliveriesWord = ['entrega', 'entregas'] as const
