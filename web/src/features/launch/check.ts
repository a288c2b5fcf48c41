import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { LaunchText, StopSide, StopText } from './launch-text.ts'
import { parseMoment, parseMoney, parseNumber, parseWeight } from './parse.ts'
import type { Measure } from './to-form.ts'

/** What is wrong, by the path the server would name: `origins.0.collectDate` → words that say what to do. */
export type Errors = Readonly<Record<string, string>>
const said = loadLabels.refusal

const sides = {
  origins: { at: 'collectDate', place: 'Escolha o local de coleta.' },
  destinations: { at: 'deliveryDate', place: 'Escolha o local de entrega.' },
} as const
export const momentPath = (side: StopSide, index: number) => `${side}.${index}.${sides[side].at}`
export const placePath = (side: StopSide, index: number) => `${side}.${index}.placeId`
export const measurePath = (side: StopSide, index: number) => `${side}.${index}.weight`

/** Clocks differ and forms take a while to fill in: the server is as patient. */
const GRACE = 5 * 60_000

export const codePath = (index: number) => `destinations.${index}.externalId`
const moments = (stops: readonly StopText[]) => stops.map((stop) => parseMoment(stop.at, stop.place?.zone))
const number = (text: string) => text.trim() === '' || (parseNumber(text) ?? -1) >= 0

const stopErrors = (text: LaunchText, now: number): Record<string, string> => {
  const found: Record<string, string> = {}
  const collects = moments(text.origins)
  const last = collects
    .filter((at) => at !== undefined)
    .sort()
    .at(-1)
  const codes = text.destinations.map(({ orderCode }) => orderCode.trim().toUpperCase())
  for (const side of ['origins', 'destinations'] as const) {
    moments(text[side]).forEach((at, index) => {
      const stop = text[side][index]!
      if (!stop.place) found[placePath(side, index)] = sides[side].place
      if (at === undefined)
        found[momentPath(side, index)] = stop.at.trim() === '' ? 'Informe a data e a hora.' : 'Escreva a data como 24/11/2026 06:00.'
      else if (side === 'origins' && Date.parse(at) < now - GRACE) found[momentPath(side, index)] = said.COLLECT_IN_THE_PAST
      else if (side === 'destinations' && last && at < last) found[momentPath(side, index)] = said.DELIVERY_BEFORE_COLLECT
      if (side === 'destinations' && codes[index] && codes.indexOf(codes[index]) < index) found[codePath(index)] = said.ORDER_CODE_REPEATED
      if (!number(stop.weight)) found[measurePath(side, index)] = 'Escreva um número.'
    })
  }
  return found
}

const priceErrors = (text: LaunchText): Record<string, string> => {
  const found: Record<string, string> = {}
  if (!((parseMoney(text.freightPrice) ?? 0) > 0)) found['freightPrice'] = said.PRICE_MISSING
  for (const field of ['tollPrice', 'feeDeliveryPrice', 'referenceValue'] as const)
    if (!number(text[field])) found[field] = 'Escreva um valor em reais.'
  if (!number(text.distance)) found['freightDistance'] = 'Escreva a distância em quilômetros.'
  return found
}

const measureError = (text: string, measure: Measure) =>
  text.trim() === '' || (measure === 'WEIGHT' ? parseWeight(text) : parseNumber(text)) !== undefined ? undefined : 'Escreva um número.'

/** Everything the server would refuse, found before it is asked. */
export const check = (text: LaunchText, measure: Measure, now: number): Errors => {
  const wrongMeasure = measureError(text.measure, measure)
  const launchAt = text.scheduled ? parseMoment(text.launchAt) : undefined
  const first = moments(text.origins)
    .filter((at) => at !== undefined)
    .sort()[0]
  const nobody = !text.toAll && text.groupIds.length + text.transporterIds.length === 0
  return {
    ...(text.type !== 'NORMAL' && { type: said.HIRING_TYPE_NOT_YET }),
    ...stopErrors(text, now),
    ...(!text.profileId && { profileId: 'Selecione um perfil de carga.' }),
    ...(wrongMeasure && { measure: wrongMeasure }),
    ...(text.externalId.trim().length > 40 && { externalId: 'Use no máximo 40 caracteres.' }),
    ...priceErrors(text),
    ...(text.scheduled && launchAt === undefined && { launchDate: 'Escreva a data como 24/11/2026 06:00.' }),
    ...(launchAt !== undefined && Date.parse(launchAt) < now - GRACE && { launchDate: said.LAUNCH_IN_THE_PAST }),
    ...(launchAt !== undefined && first !== undefined && launchAt >= first && { launchDate: said.LAUNCH_AFTER_COLLECT }),
    ...(nobody && { target: said.TARGET_MISSING }),
    ...(text.observation.length > 4000 && { observation: 'Use no máximo 4.000 caracteres.' }),
  }
}

const sections: readonly [id: string, label: string, paths: RegExp][] = [
  ['oferta', 'Oferta', /^(type|freightType|deliveryType|externalId|operationGroupId)/],
  ['trajeto', 'Trajeto', /^(origins|destinations)/],
  ['carga', 'Carga', /^(profileId|productId|shippingUnitType|measure|vehicleType|trailerType|tags|observation)/],
  ['preco', 'Preço e prazo', /^(freightPrice|tollPrice|feeDeliveryPrice|referenceValue|freightDistance|acceptType|duration|launchDate)/],
  ['participantes', 'Participantes', /^target/],
]

/** How many errors stand in each section of the page, in reading order. */
export const bySection = (errors: Errors) =>
  sections.map(([id, label, paths]) => ({ id, label, errors: Object.keys(errors).filter((path) => paths.test(path)).length }))
