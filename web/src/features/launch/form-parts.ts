import { canonicalPlate } from '@embarca/contracts/kit/documents.ts'
import { parseMoney, parseNumber } from '../../ui/amounts.ts'
import { type CarrierText, isLot, isOffered, type LaunchText } from './launch-text.ts'
import { parseWeight } from './parse.ts'

export type LaunchMeasure = 'WEIGHT' | 'CUBAGE' | 'UNIT'
/** How a load is measured, and whether its lots are counted in trucks. */
export type MeasureMode = { readonly measure: LaunchMeasure; readonly byBurden: boolean }

/** Drops what is undefined, empty or not a number, so that an incomplete draft can be saved. */
export const omitBlank = <T extends object>(given: T): T =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== '')) as T

export const parseInteger = (text: string): number | undefined => {
  const value = parseNumber(text)
  return value === undefined ? undefined : Math.round(value)
}
export const measured = (text: string, measure: LaunchMeasure) =>
  omitBlank(
    measure === 'WEIGHT'
      ? { weight: parseWeight(text) }
      : measure === 'CUBAGE'
        ? { cubage: parseNumber(text) }
        : { amount: parseInteger(text) },
  )

/**
 * Tons become kilograms, volumes and units stay. When the shipper counts by burden, the amount is the number of trucks (specification 2
 * §5).
 */
const lotPart = (text: LaunchText, { measure, byBurden }: MeasureMode) => {
  const volume = measure === 'WEIGHT' ? parseWeight : parseNumber
  const burden = byBurden ? volume(text.weightBurden) : undefined
  const amount = (typed: string) => {
    const trucks = parseNumber(typed)
    return byBurden ? (trucks !== undefined && burden ? trucks * burden : undefined) : volume(typed)
  }
  return {
    lot: omitBlank({
      ...(text.type !== 'AUCTION' && text.type !== 'TO_COMBINE' && { pricePerPart: parseMoney(text.pricePerPart) }),
      amountMinimum: amount(text.amountMinimum),
      amountMaximum: amount(text.amountMaximum),
      weightBurden: burden,
    }),
  }
}

const auctionPart = (text: LaunchText) => {
  const initialBid = parseMoney(text.initialBid)
  if (initialBid === undefined) return {}
  return {
    auction: omitBlank({
      initialBid,
      reductionPercentage: parseNumber(text.reduction),
      ...(text.extend && { extension: parseInteger(text.extension) }),
    }),
  }
}

/** The offer part of the form, by way of hiring: a price, an auction, the parts of a lot, or nothing yet. */
export const offerPart = (text: LaunchText, mode: MeasureMode) => {
  const auction = isOffered(text) && text.type === 'AUCTION'
  const priced = !auction && !isLot(text) && text.type !== 'TO_COMBINE'
  return {
    ...(priced && { freightPrice: parseMoney(text.freightPrice) }),
    ...(isOffered(text) && { duration: parseInteger(auction ? text.auctionDuration : text.duration) }),
    ...(auction && auctionPart(text)),
    ...(isLot(text) && lotPart(text, mode)),
  }
}

const noTarget = { flAll: false, flAllDriver: false, groupIds: [], transporterIds: [], groupDriverIds: [], driverIds: [] }
const digits = (text: string) => text.replace(/\D/g, '')

/** The carrier of a load that is not offered; incomplete plates are dropped. */
export const carrierPart = ({ transporter, contract, driverId, cpf, name, phone, plates }: CarrierText) => {
  if (contract) return { target: noTarget, dedicatedVehicleId: contract.id }
  const fullPlates = plates.map(canonicalPlate).filter((plate) => plate !== undefined)
  const driver = { ...(driverId && { driverId }), cpf: digits(cpf), name: name.trim(), phone: digits(phone) }
  return {
    target: noTarget,
    ...(transporter && { transporterId: transporter.id }),
    ...(driver.cpf && driver.name && driver.phone && { driver }),
    ...(fullPlates.length > 0 && { vehicle: { plates: fullPlates } }),
  }
}

/** Copies of the load on other days. */
export const copiesPart = ({ copies, copyCollect, copyDeliver, copyCode }: LaunchText) => {
  const amount = parseInteger(copies)
  if (!amount || copyCollect.length !== 10 || copyDeliver.length !== 10) return {}
  const externalId = copyCode.trim().toUpperCase()
  return {
    replicateShippingType: 'GROUP' as const,
    groupReplicate: { amount, originDate: copyCollect, destinationDate: copyDeliver, ...(externalId && { externalId }) },
  }
}
