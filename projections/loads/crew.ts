import type { OfType } from '@embarca/contracts/kit/event.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import type { LoadDocument } from './document.ts'

type Bound = OfType<LoadEvent, 'DriverBound'>['data']

export const driverFields = ({ driverId, name, phone, document }: Bound['driver']) => ({
  driverId,
  driverName: name,
  driverPhone: phone,
  driverDocument: document,
})

/** Replaces the vehicles; the first one is the tractor. */
export const vehicleFields = ([first, ...trailers]: Bound['vehicles']): Partial<LoadDocument> => ({
  vehicleOtherPlates: trailers.map(({ plate }) => plate),
  ...(first && { vehiclePrimaryPlate: first.plate, vehicleType: first.vehicleType, vehicleTrailerType: first.trailerType }),
})
