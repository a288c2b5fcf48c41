import { Type } from 'typebox'
import { personalText } from '../kit/personal.ts'
import { Id } from '../kit/schema.ts'

/** The driver, as the load stores it. */
export const Driver = Type.Object({
  driverId: Id,
  name: personalText('driverId'),
  document: personalText('driverId'),
  phone: personalText('driverId'),
})
export const Vehicle = Type.Object({
  vehicleId: Id,
  plate: Type.String(),
  vehicleType: Type.String(),
  trailerType: Type.Optional(Type.String()),
})

/** The transporter, driver and vehicles of a load launched settled: FOB, where the customer sends the truck, or a dedicated contract. */
export const Settled = Type.Object({
  transporterId: Id,
  transporterName: Type.String(),
  driver: Type.Optional(Driver),
  vehicles: Type.Optional(Type.Array(Vehicle)),
})
