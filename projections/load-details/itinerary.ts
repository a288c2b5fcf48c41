import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import type { Itinerary } from '@embarca/contracts/delivery/routes.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import { straightLine } from '@embarca/contracts/tracking/distance.ts'
import { given } from '../kit/readers.ts'
import type { Details } from './document.ts'

const stopsOf = ({ origins, destinations }: LoadTerms, card: LoadCard, drops: Details['drops']) => {
  const collects = origins.map(({ place, collectDate, observation }, at) => ({
    kind: 'COLLECT' as const,
    place,
    expectedAt: collectDate,
    reached: card.origins[at]?.reached ?? false,
    observation,
  }))
  const deliveries = destinations.map(({ destinationId, place, deliveryDate, orderCode, orders, observation }, at) => ({
    kind: 'DELIVERY' as const,
    place,
    expectedAt: deliveryDate,
    arrivedAt: drops.find(({ receiptId }) => receiptId === destinationId)?.arrivedAt,
    reached: card.destinations[at]?.reached ?? false,
    orderCode,
    orderCodes: orders?.map((one) => one.orderCode),
    observation,
  }))
  return [...collects, ...deliveries]
}

/** The itinerary of a launched load. The launched distance is divided among the legs in proportion to their straight-line lengths. */
export const itineraryOf = ({ loadId, terms, drops, status }: Details, card: LoadCard): Itinerary | undefined => {
  if (!terms) return undefined
  const stops = stopsOf(terms, card, drops)
  const lines = stops.map(({ place }, at) => (at === 0 ? 0 : straightLine(stops[at - 1]!.place, place)))
  const straight = lines.reduce((sum, line) => sum + line, 0)
  const launched = terms.freightDistance
  const scale = launched !== undefined && straight > 0 ? launched / straight : 1
  const { transporterName, driverName, vehiclePrimaryPlate, vehicleOtherPlates } = card
  return {
    ...given({ transporterName, driverName }),
    deliveryId: deliveryOf(loadId),
    hashId: card.hashId,
    externalId: card.externalId,
    status: loadLabels.status[status],
    plates: vehiclePrimaryPlate === undefined ? [] : [vehiclePrimaryPlate, ...vehicleOtherPlates],
    stops: stops.map(({ place: { name, street, city, state, zone, latitude, longitude }, ...stop }, at) => ({
      ...(given(stop) as Omit<typeof stop, 'observation'> & { observation?: string }),
      order: at + 1,
      name,
      address: street,
      ...{ city, state, zone, latitude, longitude },
      ...(at > 0 && { distance: Math.round(lines[at]! * scale) }),
    })) as Itinerary['stops'],
    distance: Math.round(launched ?? straight),
    measured: launched !== undefined && straight > 0 ? 'SHARE_OF_LAUNCHED' : 'STRAIGHT_LINE',
  }
}
