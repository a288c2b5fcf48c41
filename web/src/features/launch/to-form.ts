import type { DraftForm } from '@embarca/contracts/load/terms.ts'
import { targetOf } from '../../shared/targets/targets.ts'
import { parseMoney, parseNumber } from '../../ui/amounts.ts'
import { carrierPart, copiesPart, type LaunchMeasure, measured, offerPart, omitBlank, parseInteger } from './form-parts.ts'
import type { StopText } from './launch-text.ts'
import { isLot, isOffered, type LaunchText } from './launch-text.ts'
import { parsePlaceDateTime } from './parse.ts'

export type { LaunchMeasure } from './form-parts.ts'

/** A single stop carries the whole load; each of several stops has its own part. */
const partOf = (stop: StopText, isSingleStop: boolean, total: string, measure: LaunchMeasure) => ({
  ...measured(stop.weight || (isSingleStop ? total : ''), measure),
  ...omitBlank({
    amount: parseInteger(stop.amount) ?? (measure === 'UNIT' && isSingleStop ? parseInteger(total) : undefined),
    productType: stop.productId,
    unitType: stop.unitId,
    observation: stop.observation.trim(),
  }),
})

const stopsOf = (text: LaunchText, measure: LaunchMeasure) => {
  const origins = text.origins.flatMap((stop) => {
    const collectDate = parsePlaceDateTime(stop.at, stop.place?.zone)
    if (!stop.place || !collectDate) return []
    const own = omitBlank({ initCollectExpectedDate: parsePlaceDateTime(stop.from, stop.place.zone), price: parseMoney(stop.price) })
    return [{ placeId: stop.place.id, collectDate, ...partOf(stop, text.origins.length === 1, text.measure, measure), ...own }]
  })
  const destinations = text.destinations.flatMap((stop) => {
    const deliveryDate = parsePlaceDateTime(stop.at, stop.place?.zone)
    if (!stop.place || !deliveryDate) return []
    const own = omitBlank({ externalId: stop.orderCode.trim(), deadline: stop.deadline.trim() })
    return [{ placeId: stop.place.id, deliveryDate, ...partOf(stop, text.destinations.length === 1, text.measure, measure), ...own }]
  })
  return { ...(origins.length > 0 && { origins }), ...(destinations.length > 0 && { destinations }) }
}

/** PRIMARIZED always waits for the shipper's decision (specification 2 §3). */
export const acceptTypeOf = ({ freightType, acceptType }: LaunchText) => (freightType === 'PRIMARIZED' ? 'WAIT_DURATION' : acceptType)

/** The valid parts of the typed form, as they are sent: a draft, or a complete launch once there are no errors. */
export const toForm = (text: LaunchText, measure: LaunchMeasure, byBurden = false): DraftForm =>
  omitBlank({
    type: text.type,
    freightType: text.freightType,
    deliveryType: text.deliveryType,
    externalId: text.externalId.trim().toUpperCase(),
    operationGroupId: text.operationGroupId,
    profileId: text.profileId,
    productId: text.productId,
    shippingUnitType: text.unitId,
    shippingConditioningType: text.conditioningId,
    // The field offers only values of the schema.
    vehicleType: text.vehicleType as never,
    trailerType: text.trailerType as never,
    tollPrice: parseMoney(text.tollPrice),
    feeDeliveryPrice: parseMoney(text.feeDeliveryPrice),
    extraPrice: parseMoney(text.extraPrice),
    referenceValue: parseMoney(text.referenceValue),
    freightPriceDriver: parseMoney(text.freightPriceDriver),
    freightDistance: parseNumber(text.distance),
    acceptType: acceptTypeOf(text),
    ...offerPart(text, { measure, byBurden }),
    ...(isOffered(text) ? { target: targetOf(text) } : carrierPart(text.carrier)),
    ...(text.scheduled && { launchDate: parsePlaceDateTime(text.launchAt) }),
    observation: text.observation.trim(),
    ...(text.tags.length > 0 && { tags: [...text.tags] }),
    ...(text.flPriority && { flPriority: true }),
    ...(text.onlyHiring && { onlyHiring: true }),
    ...(text.attachments.length > 0 && { attachments: text.attachments.map(({ fileId, name }) => ({ fileId, name })) }),
    ...(text.asksAttachment && { showAttachmentToBindTransporter: true }),
    ...(text.replicated && !isLot(text) && copiesPart(text)),
    ...stopsOf(text, measure),
  }) as DraftForm
