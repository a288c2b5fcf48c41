import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { LoadLifecycleStatus } from '@embarca/contracts/load/codes.ts'
import { LONGEST_TRIP_DAYS, MOST_TRIES, type TripLinkRefusal } from '@embarca/contracts/trip-link/codes.ts'
import type { TripLinkEvent } from '@embarca/contracts/trip-link/events.ts'
import type { TripLinkCommand } from '@embarca/contracts/trip-link/routes.ts'
import { commandTable, type LookupContext } from '../kit/command-row.ts'
import type { DecisionsOf } from '../kit/decision.ts'
import { loadOf } from '../load/index.ts'
import { isLive, type TripLink, type TripLinkState } from './state.ts'

export type TripLinkTypes = {
  state: TripLinkState
  command: TripLinkCommand
  event: TripLinkEvent
  status: string
  refusal: TripLinkRefusal
}
/** The trip of a load as a link's decisions read it. */
type Trip = { readonly status: LoadLifecycleStatus; readonly driverId?: string | undefined; readonly cpf?: string | undefined }
type OfTrip = { readonly trip: Trip }

const DAY = 86_400_000
const later = (instant: string, days: number) => new Date(Date.parse(instant) + days * DAY).toISOString()
/** Enough of an id to distinguish the links of one load. */
const ID_LENGTH = 12
const CPF_DIGITS = 3

const isOver = ({ status }: Trip) => ['DELIVERED', 'FINISHED'].includes(status)
const isGone = ({ status }: Trip) => status === 'CANCELED' || status === 'DELETED'
const about = (id: string, { linkId }: Pick<TripLink, 'linkId'>) => ({ loadId: id, linkId })
/** A newer link, a revocation and a lock are final. */
const isStanding = (link: TripLink | undefined, now: string): link is TripLink =>
  link !== undefined && link.endedBy === undefined && link.expiresAt > now

const decisions: DecisionsOf<
  TripLinkTypes,
  TripLinkCommand['type'],
  { MakeTripLink: OfTrip; OpenTripLink: OfTrip; ReviewTripLink: OfTrip }
> = {
  MakeTripLink: ({ id, keyHash }, { link }, { now, newId, lookups: { trip } }) => {
    if (!trip.driverId) return refuse('NO_DRIVER_FOR_LINK')
    if (isOver(trip) || isGone(trip)) return refuse('TRIP_IS_OVER')
    const linkId = newId.slice(-ID_LENGTH)
    const made = { loadId: id, linkId, driverId: trip.driverId, keyHash, expiresAt: later(now, LONGEST_TRIP_DAYS) }
    return [
      ...(isStanding(link, now) ? [{ type: 'TripLinkEnded', data: { ...about(id, link), reason: 'REPLACED' } } as const] : []),
      { type: 'TripLinkMade', data: made },
    ]
  },
  NoteTripLinkHandedOut: ({ id, way, receiver }, { link }, { now }) =>
    isStanding(link, now)
      ? { type: 'TripLinkHandedOut', data: { ...about(id, link), way, ...(receiver && { receiver }) } }
      : refuse('TRIP_LINK_UNKNOWN'),
  /** The first device is bound without a question; another one takes the trip over by the end of the driver's CPF. */
  OpenTripLink: ({ id, keyHash, deviceHash, sessionHash, digits }, { link }, { now, lookups: { trip } }) => {
    if (link?.keyHash !== keyHash) return refuse('TRIP_LINK_UNKNOWN')
    if (link.endedBy === 'LOCKED') return refuse('TRIP_LINK_LOCKED')
    if (isGone(trip) || !isLive(link, trip.driverId, now)) return refuse('TRIP_LINK_UNKNOWN')
    const opened = { type: 'TripLinkOpened', data: { ...about(id, link), deviceHash, sessionHash } } as const
    if (!link.device || link.device.deviceHash === deviceHash) return opened
    if (digits === undefined) return refuse('DEVICE_UNKNOWN')
    if (trip.cpf !== undefined && trip.cpf.length >= CPF_DIGITS && trip.cpf.slice(-CPF_DIGITS) === digits) return opened
    const triesLeft = Math.max(0, MOST_TRIES - link.tries - 1)
    return [
      { type: 'TripLinkTried', data: { ...about(id, link), triesLeft } },
      ...(triesLeft === 0 ? [{ type: 'TripLinkEnded', data: { ...about(id, link), reason: 'LOCKED' } } as const] : []),
    ]
  },
  RevokeTripLink: ({ id }, { link }, { now }) =>
    isStanding(link, now) ? { type: 'TripLinkEnded', data: { ...about(id, link), reason: 'REVOKED' } } : refuse('TRIP_LINK_UNKNOWN'),
  ReviewTripLink: ({ id, at }, { link }, { now, lookups: { trip } }) => {
    if (!isStanding(link, now)) return []
    if (isGone(trip) || trip.driverId !== link.driverId) return { type: 'TripLinkEnded', data: { ...about(id, link), reason: 'UNBOUND' } }
    return isOver(trip) && !link.isClosing ? { type: 'TripLinkClosing', data: { ...about(id, link), expiresAt: later(at, 1) } } : []
  },
}

const lookups = async (_: TripLinkState, { id }: { readonly id: string }, context: LookupContext): Promise<OfTrip> => {
  const { status, driver } = await loadOf(context, id)
  return { trip: { status, driverId: driver?.driverId, cpf: driver?.document } }
}

export const tripLinkCommands = commandTable<TripLinkTypes>()({
  MakeTripLink: { lookups, decide: decisions.MakeTripLink },
  NoteTripLinkHandedOut: { decide: decisions.NoteTripLinkHandedOut },
  OpenTripLink: { lookups, decide: decisions.OpenTripLink },
  RevokeTripLink: { decide: decisions.RevokeTripLink },
  ReviewTripLink: { lookups, decide: decisions.ReviewTripLink },
})
