import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { deliveryOf, type LoadLifecycleStatus } from '@embarca/contracts/load/codes.ts'
import { loadOfCall } from '@embarca/contracts/load/delivery-call.ts'
import { SHARE_DAYS, type ShareRefusal } from '@embarca/contracts/share/codes.ts'
import type { ShareEvent } from '@embarca/contracts/share/events.ts'
import type { ShareCommand } from '@embarca/contracts/share/routes.ts'
import { commandTable } from '../kit/command-row.ts'
import type { DecisionsOf, Evolve } from '../kit/decision.ts'
import type { Fold } from '../kit/fold.ts'
import { isOfferedTo, loadOf } from '../load/index.ts'

export type Link = { readonly shareId: string; readonly expiresAt: string }
export type ShareTypes = {
  state: { readonly link?: Link & { readonly isOpened?: true } }
  command: ShareCommand
  event: ShareEvent
  status: string
  refusal: ShareRefusal
}

const DAY = 86_400_000
/** Enough of an id to distinguish links; it does not open any. */
const ID_LENGTH = 12
const opens = (link: Link | undefined, now: string): link is Link => link !== undefined && link.expiresAt > now
const about = (call: { id: string; deliveryId?: string }) => {
  const loadId = loadOfCall(call)
  return { loadId, deliveryId: deliveryOf(loadId) }
}

type Shared = { readonly loadStatus: LoadLifecycleStatus }
type Offered = { readonly isOffered: boolean }
const decisions: DecisionsOf<ShareTypes, ShareCommand['type'], { ShareLink: Shared; NoteOfferLinkHandedOut: Offered }> = {
  /** A link that opens for at least another day is shared again. */
  ShareLink: (call, { link }, { now, newId, lookups: { loadStatus } }) => {
    if (loadStatus === 'DRAFT') return refuse('NOTHING_TO_TRACK')
    if (opens(link, new Date(Date.parse(now) + DAY).toISOString())) return []
    const expiresAt = new Date(Date.parse(now) + SHARE_DAYS * DAY).toISOString()
    return { type: 'LinkShared', data: { ...about(call), shareId: newId.slice(-ID_LENGTH), expiresAt } }
  },
  SendSharedLink: ({ emails, ...call }, { link }, { now }) =>
    opens(link, now)
      ? { type: 'SharedLinkSent', data: { ...about(call), shareId: link.shareId, recipients: emails.length } }
      : refuse('LINK_UNKNOWN'),
  NoteSharedLinkHandedOut: ({ way, receiver, ...call }, { link }, { now }) =>
    opens(link, now)
      ? { type: 'SharedLinkHandedOut', data: { ...about(call), shareId: link.shareId, way, ...(receiver && { receiver }) } }
      : refuse('LINK_UNKNOWN'),
  NoteSharedLinkOpened: ({ shareId, ...call }, { link }, { now }) =>
    opens(link, now) && link.shareId === shareId && !link.isOpened ? { type: 'SharedLinkOpened', data: { ...about(call), shareId } } : [],
  NoteOfferLinkHandedOut: ({ id, transporterId, way, receiver }, _, { lookups: { isOffered } }) =>
    isOffered
      ? { type: 'OfferLinkHandedOut', data: { loadId: id, transporterId, way, ...(receiver && { receiver }) } }
      : refuse('OFFER_NOT_SENT'),
  RevokeSharedLink: (call, { link }, { now }) =>
    opens(link, now) ? { type: 'SharedLinkRevoked', data: { ...about(call), shareId: link.shareId } } : refuse('LINK_UNKNOWN'),
}

const evolve: Evolve<ShareTypes> = {
  LinkShared: (_, { shareId, expiresAt }) => ({ link: { shareId, expiresAt } }),
  SharedLinkSent: (state) => state,
  SharedLinkHandedOut: (state) => state,
  SharedLinkRevoked: () => ({}),
  SharedLinkOpened: ({ link }) => (link ? { link: { ...link, isOpened: true } } : {}),
  OfferLinkHandedOut: (state) => state,
}
export const shareFold: Fold<ShareTypes['state']> = { initial: {}, evolve }

export const shareCommands = commandTable<ShareTypes>()({
  ShareLink: {
    lookups: async (_, call, context) => ({ loadStatus: (await loadOf(context, loadOfCall(call))).status }),
    decide: decisions.ShareLink,
  },
  SendSharedLink: { decide: decisions.SendSharedLink },
  NoteSharedLinkHandedOut: { decide: decisions.NoteSharedLinkHandedOut },
  NoteSharedLinkOpened: { decide: decisions.NoteSharedLinkOpened },
  NoteOfferLinkHandedOut: {
    lookups: async (_, { id, transporterId }, context) => ({
      isOffered: await isOfferedTo(await loadOf(context, id), transporterId, context),
    }),
    decide: decisions.NoteOfferLinkHandedOut,
  },
  RevokeSharedLink: { decide: decisions.RevokeSharedLink },
})
