import { deliveryInTrip } from '../trip-link/in-trip.ts'
import { loadOfIncident } from './codes.ts'

type Input = Readonly<Record<string, unknown>>

/** `:id` is the incident. */
export const incidentInTrip = ({ id }: Input): string | undefined => (typeof id === 'string' && loadOfIncident(id)) || undefined
/** The query names the delivery. */
export const incidentDeliveryInTrip = ({ deliveryId }: Input): string | undefined => deliveryInTrip({ id: deliveryId })
