import type { StopSide } from './stops.ts'

/** The path of each field in the request; the server names it when it refuses the field. */
export const paths = {
  contract: 'dedicatedVehicleId',
  initialBid: 'auction.initialBid',
  reduction: 'auction.reductionPercentage',
  extension: 'auction.extension',
  pricePerPart: 'lot.pricePerPart',
  amountMinimum: 'lot.amountMinimum',
  amountMaximum: 'lot.amountMaximum',
  weightBurden: 'lot.weightBurden',
  carrier: 'transporterId',
  driverCpf: 'driver.cpf',
  driverName: 'driver.name',
  driverPhone: 'driver.phone',
  plates: 'vehicle.plates',
  copies: 'groupReplicate.amount',
  copyCollect: 'groupReplicate.originDate',
  copyDeliver: 'groupReplicate.destinationDate',
  copyCode: 'groupReplicate.externalId',
} as const

const moments = { origins: 'collectDate', destinations: 'deliveryDate' } as const
const at = (field: string) => (side: StopSide, index: number) => `${side}.${index}.${field}`
export const dateTimePath = (side: StopSide, index: number) => `${side}.${index}.${moments[side]}`
export const placePath = at('placeId')
export const measurePath = at('weight')
export const pricePath = at('price')
export const fromPath = at('initCollectExpectedDate')
export const codePath = (index: number) => `destinations.${index}.externalId`
export const platePath = (index: number) => `${paths.plates}.${index}`
