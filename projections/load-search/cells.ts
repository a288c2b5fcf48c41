import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { loadSearchLabels } from '@embarca/contracts/load-search/labels.pt.ts'
import type { TableRow } from '@embarca/contracts/load-search/routes.ts'
import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import { given } from '../kit/readers.ts'
import type { Found } from './projector.ts'

const labelled = (labels: Readonly<Record<string, string>>, code: string | undefined) =>
  code === undefined ? undefined : (labels[code] ?? code)
const total = (...prices: readonly (number | undefined)[]) =>
  prices.some((price) => price !== undefined) ? prices.reduce<number>((sum, price) => sum + (price ?? 0), 0) : undefined
const places = (stops: LoadCard['origins']) => stops.map(({ name, city, state }) => `${name} — ${city}/${state}`)
const plates = ({ vehiclePrimaryPlate, vehicleOtherPlates }: LoadCard) =>
  vehiclePrimaryPlate === undefined ? undefined : [vehiclePrimaryPlate, ...vehicleOtherPlates]
/** Whole seconds until then; none once it is over. */
const secondsUntil = (moment: string | undefined, now: string) => {
  const seconds = moment === undefined ? 0 : Math.floor((Date.parse(moment) - Date.parse(now)) / 1000)
  return seconds > 0 ? seconds : undefined
}
/** Without a word of its own, one part of a lot is priced by weight, and everything else as a whole. */
const pricingOf = ({ offered, deliveryType }: Found) => offered?.pricing ?? (deliveryType === 'LOT' ? 'BY_WEIGHT' : 'CLOSED_VALUE')

/** The cells of a load's row: what is unknown has none. */
export const cellsOf = (card: LoadCard, found: Found, shipperName: string | undefined, now: string): TableRow['fields'] =>
  given({
    shippingCode: card.externalId,
    shipperName,
    shippingStatus: card.status,
    shippingWeight: card.weight,
    offerPrice: card.freightPrice,
    tollPrice: card.tollPrice,
    feeDeliveryPrice: card.feeDeliveryPrice,
    shippingLaunchDate: found.launchedAt,
    origins: places(card.origins),
    firstCollectDate: card.collectDate,
    destinations: places(card.destinations),
    firstDeliveryDate: card.deliveryDate,
    cubage: card.cubage,
    offerDuration: found.offered?.minutes,
    shippingType: labelled(loadLabels.hiringType, card.hiringType),
    paymentType: loadSearchLabels.pricing[pricingOf(found) as keyof typeof loadSearchLabels.pricing],
    freighPrice: found.offered?.price,
    shippingPrice: total(card.freightPrice, card.tollPrice, card.feeDeliveryPrice),
    freightType: labelled(loadLabels.freightType, card.freightType),
    driverName: card.driverName,
    driverCPF: card.driverDocument,
    driverPhone: card.driverPhone,
    vehicleType: card.vehicleType,
    vehiclePlates: plates(card),
    offerResidualTime: found.column === 'NEGOTIATION' ? secondsUntil(card.deadline, now) : undefined,
    shippingDeliveryType: labelled(loadLabels.deliveryType, card.deliveryType),
    receiptStatus: labelled(receiptLabels.status, card.receiptStatus),
  }) as TableRow['fields']
