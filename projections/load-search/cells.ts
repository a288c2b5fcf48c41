import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { loadSearchLabels } from '@embarca/contracts/load-search/labels.pt.ts'
import type { TableRow } from '@embarca/contracts/load-search/routes.ts'
import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import { given } from '../kit/readers.ts'
import { type LoadDocument, platesOf } from '../loads/index.ts'

const labelled = (labels: Readonly<Record<string, string>>, code: string | undefined) =>
  code === undefined ? undefined : (labels[code] ?? code)
const total = (...prices: readonly (number | undefined)[]) =>
  prices.some((price) => price !== undefined) ? prices.reduce<number>((sum, price) => sum + (price ?? 0), 0) : undefined
const places = (stops: LoadDocument['origins']) => stops.map(({ name, city, state }) => `${name} — ${city}/${state}`)
/** Whole seconds until an instant; undefined once it has passed. */
const secondsUntil = (instant: string | undefined, now: string) => {
  const seconds = instant === undefined ? 0 : Math.floor((Date.parse(instant) - Date.parse(now)) / 1000)
  return seconds > 0 ? seconds : undefined
}
/** By default, a part of a lot is priced by weight, and everything else as a whole. */
const pricingOf = ({ pricing, deliveryType }: LoadDocument) => pricing ?? (deliveryType === 'LOT' ? 'BY_WEIGHT' : 'CLOSED_VALUE')

/** The cells of a load's row; unknown values are left out. */
export const cellsOf = (load: LoadDocument, shipperName: string | undefined, now: string): TableRow['fields'] =>
  given({
    shippingCode: load.externalId,
    shipperName,
    shippingStatus: load.status,
    shippingWeight: load.weight,
    offerPrice: load.freightPrice,
    tollPrice: load.tollPrice,
    feeDeliveryPrice: load.feeDeliveryPrice,
    shippingLaunchDate: load.launchedAt,
    origins: places(load.origins),
    firstCollectDate: load.collectDate,
    destinations: places(load.destinations),
    firstDeliveryDate: load.deliveryDate,
    cubage: load.cubage,
    offerDuration: load.offeredMinutes,
    shippingType: labelled(loadLabels.hiringType, load.hiringType),
    paymentType: loadSearchLabels.pricing[pricingOf(load) as keyof typeof loadSearchLabels.pricing],
    freighPrice: load.offeredPrice,
    shippingPrice: total(load.freightPrice, load.tollPrice, load.feeDeliveryPrice),
    freightType: labelled(loadLabels.freightType, load.freightType),
    driverName: load.driverName,
    driverCPF: load.driverDocument,
    driverPhone: load.driverPhone,
    vehicleType: load.vehicleType,
    vehiclePlates: load.vehiclePrimaryPlate === undefined ? undefined : [...platesOf(load)],
    offerResidualTime: load.column === 'NEGOTIATION' ? secondsUntil(load.deadline, now) : undefined,
    shippingDeliveryType: labelled(loadLabels.deliveryType, load.deliveryType),
    receiptStatus: labelled(receiptLabels.status, load.receiptStatus),
    expectedArrival: load.estimate?.expectedAt,
  }) as TableRow['fields']
