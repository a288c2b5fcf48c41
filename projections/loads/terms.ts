import type { PlaceSnapshot } from '@embarca/contracts/load/stops.ts'
import type { DraftForm, LoadTerms } from '@embarca/contracts/load/terms.ts'
import type { Static } from 'typebox'
import { withFields } from '../kit/with-fields.ts'
import { EVERY_TRANSPORTER } from '../shared/reach.ts'
import type { LoadDocument } from './document.ts'
import { routeOf, routeOfForm } from './stops.ts'

type Fields = Partial<LoadDocument>

const sum = (values: readonly (number | undefined)[]) => {
  const known = values.filter((value) => value !== undefined)
  // Summed in thousandths, so that 0.1 + 0.2 is 0.3.
  return known.length ? known.reduce((total, value) => total + Math.round(value * 1000), 0) / 1000 : undefined
}
const present = (fields: { [K in keyof Fields]: Fields[K] | undefined }): Fields => {
  const given: Record<string, unknown> = {}
  for (const field of Object.keys(fields) as (keyof Fields)[]) if (fields[field] !== undefined) given[field] = fields[field]
  return given as Fields
}

/** The prices that are set. */
export const priceFields = (
  form: Pick<DraftForm, 'freightPrice' | 'freightPriceDriver' | 'tollPrice' | 'feeDeliveryPrice' | 'referenceValue'>,
): Fields =>
  present({
    freightPrice: form.freightPrice,
    freightPriceDriver: form.freightPriceDriver,
    tollPrice: form.tollPrice,
    feeDeliveryPrice: form.feeDeliveryPrice,
    referenceValue: form.referenceValue,
  })

/** The number of transporters an offer reaches. Events do not tell who works for the shipper: for an offer to all, readers count them. */
export const targetFields = ({ transporterIds, flAll }: Pick<LoadTerms['target'], 'transporterIds' | 'flAll'>) => ({
  targetAmount: flAll ? EVERY_TRANSPORTER : transporterIds.length,
})

/** The stops and the amount of a load. */
export const routeFields = ({ origins, destinations }: Pick<LoadTerms, 'origins' | 'destinations'>): Fields =>
  present({
    ...routeOf({ origins, destinations }),
    collectDate: origins[0]?.collectDate,
    deliveryDate: destinations[0]?.deliveryDate,
    weight: sum(destinations.map(({ weight }) => weight)) ?? sum(origins.map(({ weight }) => weight)),
    cubage: sum(destinations.map(({ cubage }) => cubage)) ?? sum(origins.map(({ cubage }) => cubage)),
  })

/** The fields that the terms of a load determine. */
export const termsFields = (terms: LoadTerms): Fields => {
  const { target } = terms
  return present({
    externalId: terms.externalId,
    deliveryType: terms.deliveryType,
    hiringType: terms.hiringType,
    freightType: terms.freightType,
    ...priceFields(terms),
    offeredPrice: terms.freightPrice,
    offeredMinutes: terms.duration,
    pricing: terms.pricing,
    productType: terms.productName,
    distance: terms.freightDistance,
    vehicleType: terms.vehicleType,
    vehicleTrailerType: terms.trailerType,
    tags: [...terms.tags],
    flPriority: terms.flPriority,
    ...targetFields(target),
    lotId: terms.partOf?.lotId,
    ...routeFields(terms),
    ...(terms.weight !== undefined && { weight: terms.weight }),
  })
}

/** Fields that terms may leave out. */
const optional = [
  ...['freightPrice', 'offeredPrice', 'freightPriceDriver', 'tollPrice', 'feeDeliveryPrice', 'referenceValue'],
  ...['productType', 'weight', 'cubage', 'lotId', 'offeredMinutes', 'pricing', 'distance'],
] as const
/** The load with other terms: fields they leave out are cleared; the price and the vehicles of a hiring stay. */
export const restated = (load: LoadDocument, terms: LoadTerms): LoadDocument =>
  withFields(load, {
    ...(Object.fromEntries(optional.map((field) => [field, undefined])) as Fields),
    ...termsFields(terms),
    vehicleType: load.vehicleType,
    vehicleTrailerType: load.vehicleTrailerType,
    ...(load.transporterId !== undefined && { freightPrice: load.freightPrice }),
  } as Fields)

/** The fields that a draft's form determines; places without a snapshot are left out. */
export const formFields = (form: DraftForm, places: readonly Static<typeof PlaceSnapshot>[]): Fields =>
  present({
    deliveryType: form.deliveryType,
    hiringType: form.type,
    freightType: form.freightType,
    ...priceFields(form),
    offeredPrice: form.freightPrice,
    vehicleType: form.vehicleType,
    vehicleTrailerType: form.trailerType,
    tags: [...(form.tags ?? [])],
    flPriority: form.flPriority ?? false,
    ...(form.target && targetFields({ ...form.target, flAll: form.target.flAll || form.target.flAllDriver })),
    ...routeOfForm(form, places),
    collectDate: form.origins?.[0]?.collectDate,
    deliveryDate: form.destinations?.[0]?.deliveryDate,
  })
