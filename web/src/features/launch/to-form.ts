import type { DraftForm } from '@embarca/contracts/load/terms.ts'
import type { LaunchText, StopText } from './launch-text.ts'
import { parseMoment, parseMoney, parseNumber, parseWeight } from './parse.ts'

export type Measure = 'WEIGHT' | 'CUBAGE' | 'UNIT'

/** Leaves out what is undefined, empty or not a number: a draft keeps what is already good. */
const known = <T extends object>(given: T): T =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== '')) as T

const measured = (text: string, measure: Measure) =>
  known(
    measure === 'WEIGHT' ? { weight: parseWeight(text) } : measure === 'CUBAGE' ? { cubage: parseNumber(text) } : { amount: wholeOf(text) },
  )
const wholeOf = (text: string) => {
  const value = parseNumber(text)
  return value === undefined ? undefined : Math.round(value)
}

/** A single stop carries the whole load; of several, each says its own part. */
const partOf = (stop: StopText, alone: boolean, whole: string, measure: Measure) => ({
  ...measured(stop.weight || (alone ? whole : ''), measure),
  ...known({
    amount: wholeOf(stop.amount) ?? (measure === 'UNIT' && alone ? wholeOf(whole) : undefined),
    observation: stop.observation.trim(),
  }),
})

const stopsOf = (text: LaunchText, measure: Measure) => {
  const origins = text.origins.flatMap((stop) => {
    const collectDate = parseMoment(stop.at, stop.place?.zone)
    return stop.place && collectDate
      ? [{ placeId: stop.place.id, collectDate, ...partOf(stop, text.origins.length === 1, text.measure, measure) }]
      : []
  })
  const destinations = text.destinations.flatMap((stop) => {
    const deliveryDate = parseMoment(stop.at, stop.place?.zone)
    const own = partOf(stop, text.destinations.length === 1, text.measure, measure)
    return stop.place && deliveryDate
      ? [{ placeId: stop.place.id, deliveryDate, ...own, ...known({ externalId: stop.orderCode.trim() }) }]
      : []
  })
  return { ...(origins.length > 0 && { origins }), ...(destinations.length > 0 && { destinations }) }
}

/** What of the typed form already has a meaning, as it travels: a draft, or all of a launch once nothing is wrong. */
export const toForm = (text: LaunchText, measure: Measure): DraftForm =>
  known({
    type: text.type,
    freightType: text.freightType,
    deliveryType: text.deliveryType,
    externalId: text.externalId.trim().toUpperCase(),
    operationGroupId: text.operationGroupId,
    profileId: text.profileId,
    productId: text.productId,
    shippingUnitType: text.unitId,
    vehicleType: text.vehicleType as never,
    trailerType: text.trailerType as never,
    freightPrice: parseMoney(text.freightPrice),
    tollPrice: parseMoney(text.tollPrice),
    feeDeliveryPrice: parseMoney(text.feeDeliveryPrice),
    referenceValue: parseMoney(text.referenceValue),
    freightDistance: parseNumber(text.distance),
    acceptType: text.acceptType,
    duration: wholeOf(text.duration),
    ...(text.scheduled && { launchDate: parseMoment(text.launchAt) }),
    observation: text.observation.trim(),
    ...(text.tags.length > 0 && { tags: [...text.tags] }),
    ...(text.flPriority && { flPriority: true }),
    target: {
      flAll: text.toAll,
      flAllDriver: false,
      groupIds: text.toAll ? [] : [...text.groupIds],
      transporterIds: text.toAll ? [] : [...text.transporterIds],
      groupDriverIds: [],
      driverIds: [],
    },
    ...stopsOf(text, measure),
  }) as DraftForm
