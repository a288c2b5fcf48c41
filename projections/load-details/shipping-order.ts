import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import type { PlaceSnapshot } from '@embarca/contracts/load/stops.ts'
import { orderCodesAt } from '@embarca/contracts/load/stops.ts'
import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import { given } from '../kit/readers.ts'
import type { Details } from './document.ts'

type Stop = Pick<PlaceSnapshot, 'name' | 'street' | 'city' | 'state' | 'zone'> & {
  readonly kind: 'COLLECT' | 'DELIVERY'
  readonly at: string
  /** Kilograms. */
  readonly weight?: number
  readonly product?: string
  readonly observation?: string
  readonly orders: readonly { readonly code: string; readonly notes: readonly string[] }[]
}
/** What a load's paper says at the gate (C267): no price, no document of a person (Y40). */
export type ShippingOrder = {
  readonly hashId: string
  readonly externalId: string
  readonly transporterName?: string
  readonly driverName?: string
  readonly plates: readonly string[]
  readonly vehicleType?: string
  readonly trailerType?: string
  readonly product?: string
  readonly weight?: number
  readonly observation?: string
  readonly stops: readonly Stop[]
}

const placeOf = ({ name, street, city, state, zone }: PlaceSnapshot) => ({ name, street, city, state, zone })
const noteText = ({ nfeKey, series, number }: { readonly nfeKey?: string; readonly series?: string; readonly number?: string }) =>
  nfeKey ?? [number, series].filter(Boolean).join('/')

const collects = ({ origins }: LoadTerms): readonly Stop[] =>
  origins.map(({ place, collectDate, weight, productType, observation }) => ({
    kind: 'COLLECT',
    ...placeOf(place),
    at: collectDate,
    ...given({ weight, observation, product: productType?.name }),
    orders: [],
  }))

/** The notes that a load was launched with, and those that were added to it since. */
const notesOf = (orders: LoadTerms['destinations'][number]['orders'], invoices: Details['invoices'], code: string) => {
  const launched = orders?.find(({ orderCode }) => orderCode === code)?.notes ?? []
  const added = invoices.filter(({ orderCode }) => orderCode === code)
  return [...new Set([...launched, ...added].map(noteText).filter(Boolean))]
}
const deliveries = ({ destinations }: LoadTerms, invoices: Details['invoices']): readonly Stop[] =>
  destinations.map((stop) => ({
    kind: 'DELIVERY',
    ...placeOf(stop.place),
    at: stop.deliveryDate,
    ...given({ weight: stop.weight, observation: stop.observation, product: stop.productType?.name }),
    orders: orderCodesAt(stop).map((code) => ({ code, notes: notesOf(stop.orders, invoices, code) })),
  }))

const totalWeight = ({ weight, origins }: LoadTerms) => {
  const weights = origins.flatMap((origin) => origin.weight ?? [])
  return weight ?? (weights.length > 0 ? weights.reduce((sum, one) => sum + one, 0) : undefined)
}

/** The paper of a launched load; undefined: its terms are still a draft's. */
export const shippingOrderOf = ({ terms, invoices }: Details, card: LoadCard): ShippingOrder | undefined => {
  if (!terms) return undefined
  const { hashId, externalId, transporterName, driverName, vehiclePrimaryPlate: plate, vehicleOtherPlates } = card
  const { vehicleType, trailerType, productType, productName, observation } = terms
  return {
    ...{ hashId, externalId },
    ...given({ transporterName, driverName, vehicleType, trailerType, observation: observation || undefined }),
    ...given({ product: productType?.name ?? productName, weight: totalWeight(terms) }),
    plates: plate === undefined ? [] : [plate, ...vehicleOtherPlates],
    stops: [...collects(terms), ...deliveries(terms, invoices)],
  } as ShippingOrder
}
