import { HIGHEST_PRICE, type LoadRefusal } from '@embarca/contracts/load/codes.ts'
import { isOffered } from '@embarca/contracts/load/settles.ts'
import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import { type Fault, fault } from './fault.ts'
import type { Register } from './lookup-types.ts'

/** Faults of a form's prices, and of the fields that its hiring type needs. */
export const offerFaults = (form: LaunchForm, register: Register): readonly Fault[] => [
  ...priceFaults(form),
  ...(form.type === 'AUCTION' && isOffered(form) ? auctionFaults(form) : []),
  ...(form.deliveryType === 'LOT' ? lotFaults(form, register) : []),
  ...(register.profile?.attachmentsRequired && !form.attachments?.length ? [fault('ATTACHMENT_MISSING', 'attachments')] : []),
]

const prices = ['freightPrice', 'freightPriceDriver', 'tollPrice', 'feeDeliveryPrice', 'extraPrice', 'referenceValue'] as const

const priceFaults = (form: LaunchForm): readonly Fault[] => {
  const closed = form.type === 'NORMAL' && form.deliveryType === 'SINGLE' && isOffered(form)
  const pricedFields = [
    ...prices.map((field) => [field, form[field]] as const),
    ['auction.initialBid', form.auction?.initialBid] as const,
    ['lot.pricePerPart', form.lot?.pricePerPart] as const,
    ...form.origins.map(({ price }, i) => [`origins.${i}.price`, price] as const),
  ]
  return [
    ...(closed ? needed(form.freightPrice, 'PRICE_MISSING', 'freightPrice') : []),
    ...pricedFields.flatMap(([field, price]) => ((price ?? 0) > HIGHEST_PRICE ? [fault('PRICE_TOO_HIGH', field)] : [])),
  ]
}

const auctionFaults = ({ auction, duration }: LaunchForm): readonly Fault[] => [
  ...needed(auction?.initialBid, 'PRICE_MISSING', 'auction.initialBid'),
  ...needed(duration, 'DURATION_MISSING', 'duration'),
]

const lotFaults = ({ type, lot = {}, origins }: LaunchForm, { profile }: Register): readonly Fault[] => {
  const measure = measureOf(profile?.measureType)
  const volume = origins.reduce((sum, origin) => sum + (origin[measure] ?? 0), 0)
  return [
    ...(type === 'NORMAL' ? needed(lot.pricePerPart, 'PRICE_MISSING', 'lot.pricePerPart') : []),
    ...needed(volume, 'VOLUME_MISSING', `origins.0.${measure}`),
    ...amountFaults(lot, volume),
  ]
}

type Amounts = NonNullable<LaunchForm['lot']>
/** The minimum must not exceed the maximum, nor the maximum the total. */
export const amountFaults = ({ amountMinimum, amountMaximum, weightBurden }: Amounts, volume: number): readonly Fault[] => [
  ...above(amountMinimum, Math.min(amountMaximum ?? volume, volume), 'lot.amountMinimum'),
  ...above(amountMaximum, volume, 'lot.amountMaximum'),
  ...above(weightBurden, volume, 'lot.weightBurden'),
]
const above = (amount: number | undefined, most: number, field: string) => ((amount ?? 0) > most ? [fault('AMOUNTS_INVALID', field)] : [])

export const measureOf = (measureType: string | undefined) =>
  measureType === 'CUBAGE' ? 'cubage' : measureType === 'UNIT' ? 'amount' : 'weight'

const needed = (value: number | undefined, code: LoadRefusal, field: string) => (value ? [] : [fault(code, field)])
