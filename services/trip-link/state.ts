import type { TripLinkEnd } from '@embarca/contracts/trip-link/codes.ts'
import type { TripLinkEvent } from '@embarca/contracts/trip-link/events.ts'
import type { Evolve } from '../kit/decision.ts'
import type { Fold } from '../kit/fold.ts'

type Device = { readonly deviceHash: string; readonly sessionHash: string }
export type TripLink = {
  readonly linkId: string
  readonly driverId: string
  readonly keyHash: string
  /** ISO 8601 UTC. */
  readonly expiresAt: string
  /** The only device that works the trip. */
  readonly device?: Device
  /** Wrong answers about the CPF since the last right one. */
  readonly tries: number
  readonly isClosing?: true
  readonly endedBy?: TripLinkEnd
}
/** A load has one link at a time; a later one replaces it. */
export type TripLinkState = { readonly link?: TripLink }

const changed = ({ link }: TripLinkState, change: Partial<TripLink>): TripLinkState => (link ? { link: { ...link, ...change } } : {})

const evolve: Evolve<{ state: TripLinkState; event: TripLinkEvent }> = {
  TripLinkMade: (_, { linkId, driverId, keyHash, expiresAt }) => ({ link: { linkId, driverId, keyHash, expiresAt, tries: 0 } }),
  TripLinkHandedOut: (state) => state,
  TripLinkOpened: (state, { deviceHash, sessionHash }) => changed(state, { device: { deviceHash, sessionHash }, tries: 0 }),
  TripLinkTried: (state) => changed(state, { tries: (state.link?.tries ?? 0) + 1 }),
  TripLinkClosing: (state, { expiresAt }) => changed(state, { expiresAt, isClosing: true }),
  TripLinkEnded: (state, { reason }) => changed(state, { endedBy: reason }),
}
export const tripLinkFold: Fold<TripLinkState> = { initial: {}, evolve }

/** Whether the link opens its trip for this driver now; its hour, its end and another driver close it. */
export const isLive = (link: TripLink | undefined, driverId: string | undefined, now: string): link is TripLink =>
  link !== undefined && link.endedBy === undefined && link.expiresAt > now && link.driverId === driverId
