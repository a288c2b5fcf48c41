import type { DraftForm } from '@embarca/contracts/load/terms.ts'
import { blank, type Chosen, emptyStop, type LaunchText, type StopText } from './launch-text.ts'
import { writeMoment, writeMoney, writeNumber, writeWeight } from './parse.ts'
import type { Measure } from './to-form.ts'

type Stop = NonNullable<DraftForm['origins']>[number] | NonNullable<DraftForm['destinations']>[number]
type PlaceOf = (id: string) => Chosen | undefined

const measureOf = (stop: Stop | undefined, measure: Measure) =>
  measure === 'WEIGHT' ? writeWeight(stop?.weight) : measure === 'CUBAGE' ? writeNumber(stop?.cubage) : writeNumber(stop?.amount)

const stopText = (stop: Stop, at: string, placeOf: PlaceOf, alone: boolean, measure: Measure): StopText => {
  const place = placeOf(stop.placeId)
  return {
    ...emptyStop(at),
    ...(place && { place }),
    weight: alone ? '' : measureOf(stop, measure),
    amount: measure === 'UNIT' ? '' : writeNumber(stop.amount),
    observation: stop.observation ?? '',
    orderCode: 'externalId' in stop ? (stop.externalId ?? '') : '',
  }
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** When the first collection passed, everything moves by whole days: the same hours, and the same time on the road. */
const shiftOf = (form: DraftForm, now: number): number => {
  const first = Math.min(...(form.origins ?? []).map(({ collectDate }) => Date.parse(collectDate)))
  return Number.isFinite(first) && first < now + HOUR ? Math.ceil((now + HOUR - first) / DAY) * DAY : 0
}

/** A stored form as the text to go on typing in; without its code when it is another load that is being repeated. */
export const fromForm = (form: DraftForm, placeOf: PlaceOf, measure: Measure, now: number, repeats: boolean): LaunchText => {
  const empty = blank(now, form.operationGroupId ?? '')
  const shift = shiftOf(form, now)
  const momentOf = (iso: string, zone: string | undefined) => writeMoment(new Date(Date.parse(iso) + shift).toISOString(), zone)
  const origins = form.origins ?? []
  const destinations = form.destinations ?? []
  const target = form.target
  const scheduled = form.launchDate !== undefined && Date.parse(form.launchDate) > now
  return {
    ...empty,
    type: form.type ?? empty.type,
    freightType: form.freightType ?? empty.freightType,
    deliveryType: form.deliveryType ?? empty.deliveryType,
    externalId: repeats ? '' : (form.externalId ?? ''),
    profileId: form.profileId ?? '',
    productId: form.productId ?? '',
    unitId: form.shippingUnitType ?? '',
    vehicleType: form.vehicleType ?? '',
    trailerType: form.trailerType ?? '',
    measure: measureOf(origins.length === 1 ? origins[0] : destinations[0], measure),
    freightPrice: writeMoney(form.freightPrice),
    tollPrice: writeMoney(form.tollPrice),
    feeDeliveryPrice: writeMoney(form.feeDeliveryPrice),
    referenceValue: writeMoney(form.referenceValue),
    distance: writeNumber(form.freightDistance),
    acceptType: form.acceptType ?? empty.acceptType,
    duration: form.duration === undefined ? '' : String(form.duration),
    scheduled,
    launchAt: scheduled ? writeMoment(form.launchDate!) : '',
    toAll: target ? target.flAll : true,
    groupIds: target?.groupIds ?? [],
    transporterIds: target?.transporterIds ?? [],
    tags: form.tags ?? [],
    flPriority: form.flPriority ?? false,
    observation: form.observation ?? '',
    origins:
      origins.length > 0
        ? origins.map((stop) =>
            stopText(stop, momentOf(stop.collectDate, placeOf(stop.placeId)?.zone), placeOf, origins.length === 1, measure),
          )
        : empty.origins,
    destinations:
      destinations.length > 0
        ? destinations.map((stop) =>
            stopText(stop, momentOf(stop.deliveryDate, placeOf(stop.placeId)?.zone), placeOf, destinations.length === 1, measure),
          )
        : empty.destinations,
  }
}
