import type { CarrierText, LaunchText } from './launch-text.ts'
import { formatPlaceDateTime } from './parse.ts'
import { emptyStop } from './stops.ts'

const HOUR = 3_600_000
const HALF = HOUR / 2

/**
 * The delivery is proposed four hours from now (specification 2 §9), the collection at the next half hour that is at least one hour away.
 */
export const proposedTimes = (now: number) => ({
  collect: formatPlaceDateTime(new Date(Math.ceil((now + HOUR) / HALF) * HALF).toISOString()),
  deliver: formatPlaceDateTime(new Date(now + 4 * HOUR).toISOString()),
})

export const emptyCarrier: CarrierText = { cpf: '', name: '', phone: '', plates: [''] }

export const blankForm = (now: number, operationGroupId = ''): LaunchText => {
  const { collect, deliver } = proposedTimes(now)
  return {
    type: 'NORMAL',
    freightType: 'CIF',
    deliveryType: 'SINGLE',
    externalId: '',
    operationGroupId,
    profileId: '',
    productId: '',
    unitId: '',
    conditioningId: '',
    vehicleType: '',
    trailerType: '',
    measure: '',
    freightPrice: '',
    freightPriceDriver: '',
    tollPrice: '',
    feeDeliveryPrice: '',
    extraPrice: '',
    referenceValue: '',
    distance: '',
    acceptType: 'FIRST_ACCEPT',
    duration: '',
    initialBid: '',
    reduction: '',
    auctionDuration: '60',
    extend: false,
    extension: '2',
    pricePerPart: '',
    amountMinimum: '',
    amountMaximum: '',
    weightBurden: '',
    carrier: emptyCarrier,
    scheduled: false,
    launchAt: '',
    replicated: false,
    copies: '',
    copyCollect: '',
    copyDeliver: '',
    copyCode: '',
    toAll: true,
    groupIds: [],
    transporterIds: [],
    toDrivers: 'NONE',
    groupDriverIds: [],
    driverIds: [],
    tags: [],
    flPriority: false,
    onlyHiring: false,
    asksAttachment: false,
    attachments: [],
    observation: '',
    origins: [emptyStop(collect)],
    destinations: [emptyStop(deliver)],
  }
}
