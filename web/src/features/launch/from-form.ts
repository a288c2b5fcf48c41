import type { DraftForm } from '@embarca/contracts/load/terms.ts'
import { targetsOf } from '../../shared/targets/targets.ts'
import { showNumber } from '../../ui/amounts.ts'
import { blankForm, emptyCarrier } from './blank-form.ts'
import { type DraftContext, type DraftStop, type FormatInstant, measureOf, shiftOf, stopText } from './from-stops.ts'
import type { CarrierText, LaunchText } from './launch-text.ts'
import { formatPlaceDateTime, writeMoney, writeWeight } from './parse.ts'

const carrierText = ({ transporterId, dedicatedVehicleId, driver, vehicle }: DraftForm, { transporterOf }: DraftContext): CarrierText => {
  const transporter = transporterId === undefined ? undefined : transporterOf(transporterId)
  return {
    ...emptyCarrier,
    ...(transporter && { transporter }),
    ...(dedicatedVehicleId && { contract: { id: dedicatedVehicleId, name: 'Veículo escolhido' } }),
    ...(driver && { ...(driver.driverId && { driverId: driver.driverId }), cpf: driver.cpf, name: driver.name, phone: driver.phone }),
    ...(vehicle?.plates.length && { plates: vehicle.plates }),
  }
}

const offerText = (form: DraftForm, { byBurden, measure }: DraftContext) => {
  const volume = measure === 'WEIGHT' ? writeWeight : showNumber
  const burden = form.lot?.weightBurden
  const lotAmount = (amount: number | undefined) => (byBurden ? showNumber(amount && burden ? amount / burden : undefined) : volume(amount))
  const duration = form.duration === undefined ? '' : String(form.duration)
  return {
    freightPrice: writeMoney(form.freightPrice),
    freightPriceDriver: writeMoney(form.freightPriceDriver),
    tollPrice: writeMoney(form.tollPrice),
    feeDeliveryPrice: writeMoney(form.feeDeliveryPrice),
    extraPrice: writeMoney(form.extraPrice),
    referenceValue: writeMoney(form.referenceValue),
    distance: showNumber(form.freightDistance),
    initialBid: writeMoney(form.auction?.initialBid),
    reduction: showNumber(form.auction?.reductionPercentage),
    ...(form.auction?.extension !== undefined && { extend: true, extension: String(form.auction.extension) }),
    ...(form.type === 'AUCTION' ? { auctionDuration: duration } : { duration }),
    pricePerPart: writeMoney(form.lot?.pricePerPart),
    amountMinimum: lotAmount(form.lot?.amountMinimum),
    amountMaximum: lotAmount(form.lot?.amountMaximum),
    weightBurden: volume(burden),
  }
}

const targetText = ({ target, transporterId }: DraftForm): Partial<LaunchText> =>
  target === undefined || transporterId !== undefined ? {} : targetsOf(target)

/** Turns a stored form into editable text. When another load is repeated, its code and copies are dropped. */
export const fromForm = (form: DraftForm, context: DraftContext): LaunchText => {
  const { now, measure, repeats, edits } = context
  const empty = blankForm(now, form.operationGroupId ?? '')
  const shift = edits ? 0 : shiftOf(form, now)
  const formatInstant: FormatInstant = (iso, zone) => formatPlaceDateTime(new Date(Date.parse(iso) + shift).toISOString(), zone)
  const origins = form.origins ?? []
  const destinations = form.destinations ?? []
  const scheduled = form.launchDate !== undefined && Date.parse(form.launchDate) > now
  const copies = repeats ? undefined : form.groupReplicate
  const stops = (given: readonly DraftStop[]) => given.map((stop) => stopText(stop, formatInstant, context, given.length === 1))
  return {
    ...empty,
    type: form.type ?? empty.type,
    freightType: form.freightType ?? empty.freightType,
    deliveryType: form.deliveryType ?? empty.deliveryType,
    externalId: repeats ? '' : (form.externalId ?? ''),
    profileId: form.profileId ?? '',
    productId: form.productId ?? '',
    unitId: form.shippingUnitType ?? '',
    conditioningId: form.shippingConditioningType ?? '',
    vehicleType: form.vehicleType ?? '',
    trailerType: form.trailerType ?? '',
    measure: measureOf(origins.length === 1 ? origins[0] : destinations[0], measure),
    acceptType: form.acceptType ?? empty.acceptType,
    ...offerText(form, context),
    ...targetText(form),
    carrier: carrierText(form, context),
    scheduled,
    launchAt: scheduled ? formatPlaceDateTime(form.launchDate!) : '',
    ...(copies && {
      replicated: true,
      copies: String(copies.amount),
      copyCollect: copies.originDate,
      copyDeliver: copies.destinationDate,
      copyCode: copies.externalId ?? '',
    }),
    tags: form.tags ?? [],
    flPriority: form.flPriority ?? false,
    onlyHiring: form.onlyHiring ?? false,
    asksAttachment: form.showAttachmentToBindTransporter ?? false,
    attachments: (form.attachments ?? []).map(({ fileId, name }) => ({ fileId, name, size: 0 })),
    observation: form.observation ?? '',
    origins: origins.length > 0 ? stops(origins) : empty.origins,
    destinations: destinations.length > 0 ? stops(destinations) : empty.destinations,
  }
}
