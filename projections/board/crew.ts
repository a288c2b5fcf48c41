import type { OfType } from '@embarca/contracts/kit/event.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import type { Card } from './card.ts'

type Bound = OfType<LoadEvent, 'DriverBound'>['data']

export const driverOnCard = ({ driverId, name, phone, document }: Bound['driver']) => ({
  driverId,
  driverName: name,
  driverPhone: phone,
  driverDocument: document,
})

/** These vehicles and no others; the first one is the one that pulls. */
export const vehiclesOnCard = ([first, ...others]: Bound['vehicles']): Partial<Card> => ({
  vehicleOtherPlates: others.map(({ plate }) => plate),
  ...(first && { vehiclePrimaryPlate: first.plate, vehicleType: first.vehicleType, vehicleTrailerType: first.trailerType }),
})
