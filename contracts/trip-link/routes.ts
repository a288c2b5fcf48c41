import { type Static, Type } from 'typebox'
import { type CommandsOf, command, query } from '../kit/route.ts'
import { may } from '../roles.ts'
import { HandOut, handedOut as handedOutBody, type Messaged } from '../share/hand-out.ts'
import { CPF_END, LINK_KEY, tripLinkEnds } from './codes.ts'
import { tripLinkLabels } from './labels.pt.ts'

const { failed } = tripLinkLabels
/** What its owner sees of a load's link; `state` NONE when there was none yet. */
export const TripLinkStatus = Type.Object({
  state: Type.Enum(['NONE', 'LIVE', 'OVER'] as const),
  expiresAt: Type.Optional(Type.String()),
  firstOpenedAt: Type.Optional(Type.String()),
  endedBy: Type.Optional(Type.Enum(tripLinkEnds)),
  /** Latest first. */
  handedOut: Type.Array(HandOut),
})
export type TripLinkStatus = Static<typeof TripLinkStatus>
/** The only time that the link itself is answered: its key is not kept. `message`: what a messenger sends. */
export const NewTripLink = Type.Object({
  link: Type.String(),
  expiresAt: Type.String(),
  message: Type.String(),
  /** The driver's, with its area, digits only. */
  phone: Type.Optional(Type.String()),
})
export type NewTripLink = Static<typeof NewTripLink>

const staff = { may: may.runLoads }
const carrier = { may: may.operateForTransporter }

/** Mounted apart from the tables: a link is answered once, and its state is read from the log, which is never behind. */
export const tripLinkRoutes = {
  status: query('GET /shipping/:id/tripLink', TripLinkStatus, staff),
  make: query('POST /shipping/:id/tripLink', NewTripLink, { ...staff, refuses: true }),
  ownStatus: query('GET /webtransporter/loads/:id/tripLink', TripLinkStatus, carrier),
  ownMake: query('POST /webtransporter/loads/:id/tripLink', NewTripLink, { ...carrier, refuses: true }),
}

const handedOut = { body: handedOutBody, messages: { failed } }
const revoking = { messages: { done: tripLinkLabels.revoked, failed } }
export const tripLinkCommands = {
  handOut: command('POST /shipping/:id/tripLinkHandedOut', 'NoteTripLinkHandedOut', { ...staff, ...handedOut }),
  revoke: command('POST /shipping/:id/revokeTripLink', 'RevokeTripLink', { ...staff, ...revoking }),
  ownHandOut: command('POST /webtransporter/loads/:id/tripLinkHandedOut', 'NoteTripLinkHandedOut', { ...carrier, ...handedOut }),
  ownRevoke: command('POST /webtransporter/loads/:id/revokeTripLink', 'RevokeTripLink', { ...carrier, ...revoking }),
}

/** What anyone with the address may see: messengers fetch it, too. */
export const TripPreview = Type.Object({ company: Type.String(), route: Type.String() })
export type TripPreview = Static<typeof TripPreview>
/** A session of this trip alone, for the `Authorization` header. */
export const TripSession = Type.Object({ token: Type.String(), expiresAt: Type.String() })

/** Need no login. Reading changes nothing; opening takes the link's key, which stands in the fragment of its address. */
export const openTripRoutes = {
  preview: query('GET /webdriver/tripLinks/:id', TripPreview, { may: { any: [] } }),
  open: query('POST /webdriver/tripLinks/:id/open', TripSession, {
    may: { any: [] },
    body: {
      key: Type.String({ pattern: LINK_KEY }),
      /** The device's own secret: the same device opens the trip again without being asked. */
      device: Type.String({ pattern: LINK_KEY }),
      digits: Type.Optional(Type.String({ pattern: CPF_END })),
    },
  }),
}

/** Commands of the program only. Keys are hashed before they become a command. */
export type TripLinkStep =
  | { readonly type: 'MakeTripLink'; readonly data: { readonly id: string; readonly keyHash: string } }
  | {
      readonly type: 'OpenTripLink'
      readonly data: {
        readonly id: string
        readonly keyHash: string
        readonly deviceHash: string
        readonly sessionHash: string
        readonly digits?: string
      }
    }
  | { readonly type: 'NoteTripLinkHandedOut'; readonly data: Messaged & { readonly id: string } }
  /** The trip changed: the link may have to end. `at`: when it changed. */
  | { readonly type: 'ReviewTripLink'; readonly data: { readonly id: string; readonly at: string } }
export type TripLinkCommand = CommandsOf<typeof tripLinkCommands> | TripLinkStep
