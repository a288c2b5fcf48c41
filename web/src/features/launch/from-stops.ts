import type { DraftForm } from '@embarca/contracts/load/terms.ts'
import { showNumber } from '../../ui/amounts.ts'
import { daysAhead } from './days.ts'
import type { LaunchMeasure } from './form-parts.ts'
import type { CarrierText, Chosen, StopText } from './launch-text.ts'
import { writeMoney, writeWeight } from './parse.ts'
import { emptyStop } from './stops.ts'

export type DraftStop = NonNullable<DraftForm['origins']>[number] | NonNullable<DraftForm['destinations']>[number]
export type FormatInstant = (iso: string, zone: string | undefined) => string

/** What is needed, besides a stored form, to turn it back into text. */
export type DraftContext = {
  readonly placeOf: (id: string) => Chosen | undefined
  readonly transporterOf: (id: string) => CarrierText['transporter']
  readonly measure: LaunchMeasure
  readonly byBurden: boolean
  readonly now: number
  /** Another load is repeated: the copy gets its own code. */
  readonly repeats: boolean
  /** A launched load is edited: its dates stay. */
  readonly edits: boolean
}

export const measureOf = (stop: DraftStop | undefined, measure: LaunchMeasure) =>
  measure === 'WEIGHT' ? writeWeight(stop?.weight) : measure === 'CUBAGE' ? showNumber(stop?.cubage) : showNumber(stop?.amount)

export const stopText = (
  stop: DraftStop,
  formatInstant: FormatInstant,
  { placeOf, measure }: DraftContext,
  isSingleStop: boolean,
): StopText => {
  const place = placeOf(stop.placeId)
  const own =
    'collectDate' in stop
      ? {
          at: formatInstant(stop.collectDate, place?.zone),
          from: stop.initCollectExpectedDate ? formatInstant(stop.initCollectExpectedDate, place?.zone) : '',
          price: writeMoney(stop.price),
        }
      : { at: formatInstant(stop.deliveryDate, place?.zone), orderCode: stop.externalId ?? '', deadline: stop.deadline ?? '' }
  return {
    ...emptyStop(),
    ...(place && { place }),
    weight: isSingleStop ? '' : measureOf(stop, measure),
    amount: measure === 'UNIT' ? '' : showNumber(stop.amount),
    productId: stop.productType ?? '',
    unitId: stop.unitType ?? '',
    observation: stop.observation ?? '',
    ...own,
  }
}

/** Milliseconds by which all times move when the first collection is past. */
export const shiftOf = (form: DraftForm, now: number): number =>
  daysAhead(
    (form.origins ?? []).map(({ collectDate }) => collectDate),
    now,
  )
