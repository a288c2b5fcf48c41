import type { PlaceSnapshot } from '@embarca/contracts/load/stops.ts'
import type { DraftForm, LoadTerms } from '@embarca/contracts/load/terms.ts'
import type { Static } from 'typebox'
import { EVERY_TRANSPORTER } from '../kit/reach.ts'
import { withFields } from '../kit/with-fields.ts'
import type { Card } from './card.ts'

type Place = Static<typeof PlaceSnapshot>
type Fields = Partial<Card>

const stop = ({ name, street, city, state }: Place, date: string) => ({ name, address: street, city, state, date, reached: false })
const sum = (values: readonly (number | undefined)[]) => {
  const known = values.filter((value) => value !== undefined)
  // Thousandths, so that 0.1 + 0.2 is 0.3 on every card.
  return known.length ? known.reduce((total, value) => total + Math.round(value * 1000), 0) / 1000 : undefined
}
const present = (fields: { [K in keyof Fields]: Fields[K] | undefined }): Fields => {
  const said: Record<string, unknown> = {}
  for (const field of Object.keys(fields) as (keyof Fields)[]) if (fields[field] !== undefined) said[field] = fields[field]
  return said as Fields
}
const unique = (values: readonly (string | undefined)[]) =>
  [...new Set(values.filter((value) => value !== undefined && value !== ''))] as string[]
const namesOf = (places: readonly Place[]) => unique(places.flatMap(({ name, city }) => [name, city]))
const documentsOf = (places: readonly Place[]) => places.map(({ document }) => document)

/** The prices that are said. */
export const pricesOnCard = (
  said: Pick<DraftForm, 'freightPrice' | 'freightPriceDriver' | 'tollPrice' | 'feeDeliveryPrice' | 'referenceValue'>,
): Fields =>
  present({
    freightPrice: said.freightPrice,
    freightPriceDriver: said.freightPriceDriver,
    tollPrice: said.tollPrice,
    feeDeliveryPrice: said.feeDeliveryPrice,
    referenceValue: said.referenceValue,
  })

/** Whom an offer reaches. Who works for the shipper is no event of the load: of an offer to all, readers say how many. */
export const targetOnCard = ({ transporterIds, flAll }: Pick<LoadTerms['target'], 'transporterIds' | 'flAll'>) => ({
  targetAmount: flAll ? EVERY_TRANSPORTER : transporterIds.length,
})

/** Where a load goes, as its card shows it. */
export const stopsOnCard = ({ origins, destinations }: Pick<LoadTerms, 'origins' | 'destinations'>): Fields => {
  const places = [...origins, ...destinations].map(({ place }) => place)
  return present({
    origins: origins.map(({ place, collectDate }) => stop(place, collectDate)),
    destinations: destinations.map(({ place, deliveryDate }) => stop(place, deliveryDate)),
    collectDate: origins[0]?.collectDate,
    deliveryDate: destinations[0]?.deliveryDate,
    weight: sum(destinations.map(({ weight }) => weight)) ?? sum(origins.map(({ weight }) => weight)),
    cubage: sum(destinations.map(({ cubage }) => cubage)) ?? sum(origins.map(({ cubage }) => cubage)),
    originIds: origins.map(({ originId }) => originId),
    receiptIds: destinations.map(({ destinationId }) => destinationId),
    names: namesOf(places),
    papers: unique([...documentsOf(places), ...destinations.map(({ orderCode }) => orderCode)]),
  })
}

/** What a launch says about the card. */
export const termsOnCard = (terms: LoadTerms): Fields => {
  const { target } = terms
  return present({
    externalId: terms.externalId,
    deliveryType: terms.deliveryType,
    hiringType: terms.hiringType,
    freightType: terms.freightType,
    ...pricesOnCard(terms),
    offeredPrice: terms.freightPrice,
    productType: terms.productName,
    vehicleType: terms.vehicleType,
    vehicleTrailerType: terms.trailerType,
    tags: [...terms.tags],
    flPriority: terms.flPriority,
    ...targetOnCard(target),
    lotId: terms.partOf?.lotId,
    ...stopsOnCard(terms),
    ...(terms.weight !== undefined && { weight: terms.weight }),
  })
}

/** Fields that terms may leave out. */
const optional = [
  ...['freightPrice', 'offeredPrice', 'freightPriceDriver', 'tollPrice', 'feeDeliveryPrice', 'referenceValue'],
  ...['productType', 'weight', 'cubage', 'lotId'],
] as const
/** The card with other terms: what they leave out is gone; the price and the vehicles of a hiring stay. */
export const restatedOnCard = (card: Card, terms: LoadTerms): Card =>
  withFields(card, {
    ...(Object.fromEntries(optional.map((field) => [field, undefined])) as Fields),
    ...termsOnCard(terms),
    vehicleType: card.vehicleType,
    vehicleTrailerType: card.vehicleTrailerType,
    ...(card.transporterId !== undefined && { freightPrice: card.freightPrice }),
  } as Fields)

/** What a draft says about the card; places it names without a snapshot are left out. */
export const formOnCard = (form: DraftForm, places: readonly Place[]): Fields => {
  const placeOf = (id: string) => places.find(({ placeId }) => placeId === id)
  const stops = (wanted: readonly { placeId: string; date: string }[]) =>
    wanted.flatMap(({ placeId, date }) => {
      const place = placeOf(placeId)
      return place ? [stop(place, date)] : []
    })
  const origins = (form.origins ?? []).map(({ placeId, collectDate }) => ({ placeId, date: collectDate }))
  const destinations = (form.destinations ?? []).map(({ placeId, deliveryDate }) => ({ placeId, date: deliveryDate }))
  return present({
    deliveryType: form.deliveryType,
    hiringType: form.type,
    freightType: form.freightType,
    ...pricesOnCard(form),
    offeredPrice: form.freightPrice,
    vehicleType: form.vehicleType,
    vehicleTrailerType: form.trailerType,
    tags: [...(form.tags ?? [])],
    flPriority: form.flPriority ?? false,
    ...(form.target && targetOnCard({ ...form.target, flAll: form.target.flAll || form.target.flAllDriver })),
    origins: stops(origins),
    destinations: stops(destinations),
    collectDate: origins[0]?.date,
    deliveryDate: destinations[0]?.date,
    names: namesOf(places),
    papers: unique(documentsOf(places)),
  })
}
