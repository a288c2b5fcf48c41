import { type Static, Type } from 'typebox'
import { type CommandsOf, command, query } from '../kit/route.ts'
import { Id } from '../kit/schema.ts'
import { actionFailed } from '../labels.pt.ts'
import { may } from '../roles.ts'
import { Estimate, risks } from '../tracking/estimate.ts'
import { EMAIL, handOutWays, MOST_RECIPIENTS, PHONE_END } from './codes.ts'
import { HandOut, handedOut, type Messaged, PassedLink } from './hand-out.ts'
import { shareLabels, shareMessages } from './labels.pt.ts'

const ofDelivery = { deliveryId: Type.Optional(Id) }
const Email = Type.String({ maxLength: 254, pattern: EMAIL })
const Url = Type.String({ minLength: 8, maxLength: 500 })

/** Until when a link opens; until then, sharing again answers the same link. `handedOut`: to whom it went, latest first. */
export const SharedLink = Type.Object({
  link: Type.String(),
  shortLink: Type.String(),
  expiresAt: Type.String(),
  firstOpenedAt: Type.Optional(Type.String()),
  handedOut: Type.Array(HandOut),
})
export type SharedLink = Static<typeof SharedLink>

/** Mounted apart from the tables: their answers have more than events and views. */
export const shareRoutes = {
  shareLink: query('GET /shipping/:id/shareLink', SharedLink, { may: may.runLoads, refuses: true, query: ofDelivery }),
  /** The answer also has `channel` (`MAIL`, or `OUTBOX` when no mail server is configured) and a `message` to show. */
  send: command('POST /shipping/:id/sendSharedLink', 'SendSharedLink', {
    may: may.runLoads,
    body: { ...ofDelivery, emails: Type.Array(Email, { minItems: 1, maxItems: MOST_RECIPIENTS, uniqueItems: true }) },
    messages: { done: shareLabels.sent, failed: shareLabels.failed },
  }),
  /** The page on which a carrier answers the offer, to pass on to that carrier. */
  offerLink: query('GET /shipping/:id/offerLink', PassedLink, { may: may.runLoads, refuses: true, query: { transporterId: Id } }),
  /** Only for tracking links of this platform. */
  shorten: query('POST /shortlink', Type.Object({ shortUrl: Type.String() }), { may: may.runLoads, body: { url: Url } }),
}
export const shareCommands = {
  /** The client opened a messenger, copied the link or showed its code: nothing is sent here. */
  handOut: command('POST /shipping/:id/sharedLinkHandedOut', 'NoteSharedLinkHandedOut', {
    may: may.runLoads,
    query: ofDelivery,
    body: { way: Type.Enum(handOutWays), receiver: Type.Optional(Type.String({ pattern: PHONE_END })) },
    messages: { failed: actionFailed },
  }),
  handOutOffer: command('POST /shipping/:id/offerLinkHandedOut', 'NoteOfferLinkHandedOut', {
    may: may.runLoads,
    body: { transporterId: Id, ...handedOut },
    messages: { failed: actionFailed },
  }),
  revoke: command('POST /shipping/:id/revokeSharedLink', 'RevokeSharedLink', {
    may: may.runLoads,
    query: ofDelivery,
    messages: { done: shareMessages.revoked, failed: actionFailed },
  }),
}
/** Commands of the program only: before a link is shown or sent, and when a person opened it. */
export type ShareStep =
  | { readonly type: 'ShareLink'; readonly data: { readonly id: string; readonly deliveryId?: string } }
  | { readonly type: 'NoteOfferLinkHandedOut'; readonly data: Messaged & { readonly id: string; readonly transporterId: string } }
  | { readonly type: 'NoteSharedLinkOpened'; readonly data: { readonly id: string; readonly shareId: string } }
export type ShareCommand = CommandsOf<typeof shareRoutes> | CommandsOf<typeof shareCommands> | ShareStep

const City = { city: Type.String(), state: Type.String(), date: Type.String() }
/** What a link shows: the route and its times, and the position within some ten kilometres; no names of people, addresses or prices. */
export const SharedLoad = Type.Object({
  externalId: Type.String(),
  shipperName: Type.Optional(Type.String()),
  transporterName: Type.Optional(Type.String()),
  /** The Portuguese label. */
  status: Type.String(),
  statusCode: Type.String(),
  updatedAt: Type.String(),
  origins: Type.Array(Type.Object({ ...City, reached: Type.Boolean() })),
  destinations: Type.Array(Type.Object({ ...City, arrivedAt: Type.Optional(Type.String()), reached: Type.Boolean() })),
  /** The phases above the details, in their order. */
  timeline: Type.Array(
    Type.Object({ name: Type.String(), state: Type.Enum(['done', 'now', 'to-come'] as const), at: Type.Optional(Type.String()) }),
  ),
  /** On the road only. */
  position: Type.Optional(Type.Object({ latitude: Type.Number(), longitude: Type.Number(), at: Type.String() })),
  remainingKm: Type.Optional(Type.Integer()),
  /** When it reaches its next delivery, in steps of 15 minutes. */
  estimate: Type.Optional(Estimate),
  risk: Type.Optional(Type.Enum(risks)),
  /** What the shipper shows of what went wrong, the latest first; absent: nothing. */
  incidents: Type.Optional(
    Type.Array(
      Type.Object({
        typeName: Type.String(),
        /** The Portuguese label. */
        status: Type.String(),
        isOpen: Type.Boolean(),
        openedAt: Type.String(),
        closedAt: Type.Optional(Type.String()),
        events: Type.Array(Type.Object({ at: Type.String(), text: Type.String() })),
      }),
    ),
  ),
  expiresAt: Type.String(),
})
export type SharedLoad = Static<typeof SharedLoad>
/** Needs no login; at most sixty requests a minute from one address; unknown links are not found. The page is `/share/{token}`. */
export const sharedLoad = query('GET /share/:token', SharedLoad, { may: { any: [] } })
/** The page asks it once a person moves on it: messengers fetch addresses for their previews, and must not count as readers. */
export const sharedLinkOpened = query('POST /share/:token/opened', Type.Object({}), { may: { any: [] } })
