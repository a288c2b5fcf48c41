import { Type } from 'typebox'
import { type CommandsOf, command } from '../kit/route.ts'
import { Id, Reason } from '../kit/schema.ts'
import { actionFailed as failed } from '../labels.pt.ts'
import { may } from '../roles.ts'
import { handedOut, type Messaged } from '../share/hand-out.ts'
import { partnershipMessages as messages } from './labels.pt.ts'

const manages = { may: may.manageCarriers, messages: { failed } }
const tag = { tag: Type.String({ minLength: 3, maxLength: 60, pattern: '\\S.*\\S' }), operationGroupId: Id }

/** `:id` is the carrier's; of its relations, the user's own. */
export const partnershipCommands = {
  bind: command('POST /transporter/:id/bind', 'Bind', { ...manages, messages: { done: messages.added, failed } }),
  updateOperationGroups: command('POST /transporter/:id/updateOperationGroups', 'ChangeDetails', {
    ...manages,
    body: {
      operationGroupIds: Type.Array(Id, { maxItems: 50 }),
      /** Digits. */
      phone: Type.Optional(Type.String({ pattern: '^(\\d{8}|\\d{10}|\\d{11})?$' })),
      contact: Type.Optional(Type.String({ maxLength: 200 })),
      externalCode: Type.Optional(Type.String({ maxLength: 60 })),
    },
    messages: { done: messages.operationGroupsChanged, failed },
  }),
  addTag: command('POST /transporter/:id/addTagByOperation', 'AddTag', { ...manages, body: tag }),
  removeTag: command('DELETE /transporter/:id/addTagByOperation', 'RemoveTag', { ...manages, query: tag }),
  markLogisticOperator: command('POST /transporter/:id/logisticOperator', 'MarkLogisticOperator', {
    ...manages,
    body: { is: Type.Boolean() },
  }),
  resendInvitation: command('POST /invite/:id/resend', 'ResendInvitation', manages),
  handOutInvitation: command('POST /invite/:id/linkHandedOut', 'NoteInvitationLinkHandedOut', { ...manages, body: handedOut }),
  withdrawInvitation: command('POST /invite/:id/withdraw', 'WithdrawInvitation', manages),
  acceptRequest: command('POST /invite/:id/accept', 'AcceptRequest', manages),
  refuseRequest: command('POST /invite/:id/refuse', 'RefuseRequest', { ...manages, body: { reason: Reason } }),
}

const consents = { may: may.consentForTransporter, messages: { failed } }
/** The carrier's side; `:id` is the shipper's. */
export const carrierPartnershipCommands = {
  acceptInvitation: command('POST /webtransporter/invites/:id/accept', 'AcceptInvitation', consents),
  refuseInvitation: command('POST /webtransporter/invites/:id/refuse', 'RefuseInvitation', consents),
  ask: command('POST /webtransporter/invites/:id/ask', 'AskPartnership', consents),
  withdrawRequest: command('POST /webtransporter/invites/:id/withdraw', 'WithdrawRequest', consents),
}

export type PartnershipRouteCommand =
  | CommandsOf<typeof partnershipCommands>
  | { readonly type: 'Unbind'; readonly data: { readonly id: string; readonly loadCodes: readonly string[] } }
  | { readonly type: 'NoteInvitationLinkHandedOut'; readonly data: Messaged & { readonly id: string } }
  | CommandsOf<typeof carrierPartnershipCommands>

type Noted = { readonly id: string }
/** Commands from events of the company, of its offers, and from deadlines; `id` is the relation's. */
export type PartnershipReaction =
  | { readonly type: 'FollowCompany'; readonly data: Noted }
  | { readonly type: 'NoteOfferAccepted'; readonly data: Noted }
  | { readonly type: 'ExpireInvitation'; readonly data: Noted & { readonly expiresAt: string } }
