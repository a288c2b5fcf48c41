import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { parseNumber } from '../../ui/amounts.ts'
import type { LaunchText, StopText } from './launch-text.ts'
import { parsePlaceDateTime } from './parse.ts'
import { codePath, dateTimePath, fromPath, measurePath, placePath, pricePath } from './paths.ts'
import type { StopSide } from './stops.ts'

const refusalTexts = loadLabels.refusal
export const DATE_AS = 'Escreva a data como 24/11/2026 06:00.'
const placeMissing = { origins: 'Escolha o local de coleta.', destinations: 'Escolha o local de entrega.' } as const

/** Milliseconds that a time may be past: clocks differ and forms take a while to fill in. The server allows the same. */
export const GRACE = 5 * 60_000

export const instantsOf = (stops: readonly StopText[]) => stops.map((stop) => parsePlaceDateTime(stop.at, stop.place?.zone))
const sortedInstants = (moments: readonly (string | undefined)[]) => moments.filter((at) => at !== undefined).sort()
export const firstCollect = (text: LaunchText) => sortedInstants(instantsOf(text.origins))[0]
const lastCollect = (text: LaunchText) => sortedInstants(instantsOf(text.origins)).at(-1)

const isNumber = (text: string) => text.trim() === '' || (parseNumber(text) ?? -1) >= 0

const whenError = (side: StopSide, stop: StopText, last: string | undefined, now: number): string | undefined => {
  const at = parsePlaceDateTime(stop.at, stop.place?.zone)
  if (at === undefined) return stop.at.trim() === '' ? 'Informe a data e a hora.' : DATE_AS
  if (side === 'origins') return Date.parse(at) < now - GRACE ? refusalTexts.COLLECT_IN_THE_PAST : undefined
  return last && at < last ? refusalTexts.DELIVERY_BEFORE_COLLECT : undefined
}

const windowError = (stop: StopText): string | undefined => {
  if (stop.from.trim() === '') return undefined
  const from = parsePlaceDateTime(stop.from, stop.place?.zone)
  if (from === undefined) return DATE_AS
  const limit = parsePlaceDateTime(stop.at, stop.place?.zone)
  return limit && from >= limit ? refusalTexts.COLLECT_WINDOW_INVALID : undefined
}

/** Errors of the stops: places and times. */
export const stopErrors = (text: LaunchText, now: number): Record<string, string> => {
  const last = lastCollect(text)
  const codes = text.destinations.map(({ orderCode }) => orderCode.trim().toUpperCase())
  const found: [string, string | undefined | false | ''][] = (['origins', 'destinations'] as const).flatMap((side) =>
    text[side].flatMap((stop, index): [string, string | undefined | false | ''][] => [
      [placePath(side, index), !stop.place && placeMissing[side]],
      [dateTimePath(side, index), whenError(side, stop, last, now)],
      [fromPath(side, index), side === 'origins' && windowError(stop)],
      [codePath(index), side === 'destinations' && codes[index] && codes.indexOf(codes[index]) < index && refusalTexts.ORDER_CODE_REPEATED],
      [measurePath(side, index), !isNumber(stop.weight) && 'Escreva um número.'],
      [pricePath(side, index), !isNumber(stop.price) && 'Escreva um valor em reais.'],
    ]),
  )
  return Object.fromEntries(found.filter((entry): entry is [string, string] => Boolean(entry[1])))
}
