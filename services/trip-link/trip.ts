import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { EventStore } from '../kit/event-store.ts'
import { fold } from '../kit/fold.ts'
import { type LoadState, loadOf, runnerOf } from '../load/index.ts'
import { tripLinkStream } from './index.ts'
import { isLive, type TripLink, type TripLinkState, tripLinkFold } from './state.ts'

export type ReadLog = Pick<EventStore, 'read'>
/** A load and the link that opens its trip now. */
export type OpenTrip = { readonly load: LoadState; readonly link: TripLink }

export const linkOf = async (events: ReadLog, loadId: string): Promise<TripLinkState> =>
  fold(tripLinkFold, await events.read(tripLinkStream(loadId)))
const loadIn = (events: ReadLog, loadId: string) => loadOf({ read: async (of, stream) => fold(of, await events.read(stream)) }, loadId)

/** Read from the log, which is never behind: a revoked link, or that of a driver who was replaced, opens nothing from that moment. */
export const openTripOf = async (events: ReadLog, loadId: string, now: string): Promise<OpenTrip | undefined> => {
  const { link } = await linkOf(events, loadId)
  if (!link) return undefined
  const load = await loadIn(events, loadId)
  return load.status !== 'CANCELED' && isLive(link, load.driver?.driverId, now) ? { load, link } : undefined
}

/** The driver of a trip, from its link: the events name the driver, and that it was by a link. */
export const driverOnTrip = (load: LoadState): Actor => {
  const driverId = load.driver?.driverId ?? ''
  const runner = runnerOf(load)
  return {
    userId: driverId,
    roles: ['driver', 'trip_link'],
    shipperId: '',
    ...(runner && { transporterId: runner.transporterId }),
    driverId,
    name: '',
    operationGroups: [],
  }
}
