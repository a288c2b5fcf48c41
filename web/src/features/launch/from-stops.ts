import type { DraftForm } from '@embarca/contracts/load/terms.ts'
import { daysAhead } from './days.ts'
import type { Measure } from './form-parts.ts'
import type { CarrierText, Chosen, StopText } from './launch-text.ts'
import { writeMoney, writeNumber, writeWeight } from './parse.ts'
import { emptyStop } from './stops.ts'

export type Stop = NonNullable<DraftForm['origins']>[number] | NonNullable<DraftForm['destinations']>[number]
export type MomentOf = (iso: string, zone: string | undefined) => string

/** What must be known beside a stored form to write it as text again. */
export type Beside = {
  readonly placeOf: (id: string) => Chosen | undefined
  readonly transporterOf: (id: string) => CarrierText['transporter']
  readonly measure: Measure
  readonly byBurden: boolean
  readonly now: number
  /** Another load is repeated: it gets a code of its own. */
  readonly repeats: boolean
  /** A launched load is changed: its dates stay. */
  readonly edits: boolean
}

export const measureOf = (stop: Stop | undefined, measure: Measure) =>
  measure === 'WEIGHT' ? writeWeight(stop?.weight) : measure === 'CUBAGE' ? writeNumber(stop?.cubage) : writeNumber(stop?.amount)

export const stopText = (stop: Stop, momentOf: MomentOf, { placeOf, measure }: Beside, alone: boolean): StopText => {
  const place = placeOf(stop.placeId)
  const own =
    'collectDate' in stop
      ? {
          at: momentOf(stop.collectDate, place?.zone),
          from: stop.initCollectExpectedDate ? momentOf(stop.initCollectExpectedDate, place?.zone) : '',
          price: writeMoney(stop.price),
        }
      : { at: momentOf(stop.deliveryDate, place?.zone), orderCode: stop.externalId ?? '', deadline: stop.deadline ?? '' }
  return {
    ...emptyStop(),
    ...(place && { place }),
    weight: alone ? '' : measureOf(stop, measure),
    amount: measure === 'UNIT' ? '' : writeNumber(stop.amount),
    productId: stop.productType ?? '',
    unitId: stop.unitType ?? '',
    observation: stop.observation ?? '',
    ...own,
  }
}

/** How far everything moves when the first collection passed. */
export const shiftOf = (form: DraftForm, now: number): number =>
  daysAhead(
    (form.origins ?? []).map(({ collectDate }) => collectDate),
    now,
  )
