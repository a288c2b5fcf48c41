import type { DraftForm } from '@embarca/contracts/load/terms.ts'
import { blank, type Chosen, emptyStop, type LaunchText, proposedMoments, type StopText } from './launch-text.ts'
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

/** Moments that passed are proposed anew; what is still to come is kept. */
const momentOf = (iso: string, zone: string | undefined, now: number, proposed: string) =>
  Date.parse(iso) > now ? writeMoment(iso, zone) : proposed

/** A stored form as the text to go on typing in; without its code when it is another load that is being repeated. */
export const fromForm = (form: DraftForm, placeOf: PlaceOf, measure: Measure, now: number, repeats: boolean): LaunchText => {
  const empty = blank(now, form.operationGroupId ?? '')
  const proposed = proposedMoments(now)
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
            stopText(
              stop,
              momentOf(stop.collectDate, placeOf(stop.placeId)?.zone, now, proposed.collect),
              placeOf,
              origins.length === 1,
              measure,
            ),
          )
        : empty.origins,
    destinations:
      destinations.length > 0
        ? destinations.map((stop) =>
            stopText(
              stop,
              momentOf(stop.deliveryDate, placeOf(stop.placeId)?.zone, now, proposed.deliver),
              placeOf,
              destinations.length === 1,
              measure,
            ),
          )
        : empty.destinations,
  }
}
