import { Type } from 'typebox'
import { type CommandsOf, command, query } from '../kit/route.ts'
import { Cents, Id, Line, listOf, paging, RefusalReason } from '../kit/schema.ts'
import { actionFailed as failed } from '../labels.pt.ts'
import { may } from '../roles.ts'
import { lotStatuses } from './codes.ts'
import { lotMessages } from './labels.pt.ts'
import { Agreement, Lot, Withdrawal } from './views.ts'

export { Lot, type LotAgreement, type LotWithdrawal } from './views.ts'

const viewing = { may: may.seeLoads }
export const lotRoutes = {
  lot: query('GET /shipping/:id/lot', Lot, viewing),
  byTransporter: query(
    'GET /shipping/:id/lotByTransporter',
    Type.Object({ agreement: Type.Optional(Agreement), withdrawals: Type.Array(Withdrawal) }),
    { ...viewing, query: { transporterId: Id } },
  ),
  reductions: query('GET /shipping/:id/lotReductionsByTransporter', Type.Array(Agreement), viewing),
  withdrawals: query('GET /shipping/:id/lotWithdrawals', listOf(Withdrawal), { ...viewing, query: paging }),
}

const runs = { may: may.runLoads, messages: { failed } }
const quota = Type.String({ pattern: '^\\d{1,9}([.,]\\d{1,3})?$' })
export const lotCommands = {
  /** Accepts a transporter's proposal for a part of the volume. */
  acceptProposal: command('POST /shipping/:id/lot/negotiations/acceptproposal', 'AcceptLotProposal', {
    creates: true,
    may: may.runLoads,
    query: { negotiationId: Id, quota, justification: Type.Optional(Line) },
    messages: { failed: lotMessages.notAccepted },
  }),
  approveAgreement: command('POST /shipping/:id/lotagreements/:lotAgreementId/approve', 'ApproveAgreement', {
    ...runs,
    may: may.decideAgreements,
  }),
  refuseAgreement: command('POST /shipping/:id/lotagreements/:lotAgreementId/refuse', 'RefuseAgreement', {
    ...runs,
    may: may.decideAgreements,
    query: { reason: RefusalReason },
  }),
  updateQuota: command('POST /shipping/:id/lotagreements/:lotAgreementId/updateQuota', 'ChangeQuota', { ...runs, query: { quota } }),
  stop: command('POST /shipping/:id/withdraw/stop', 'StopWithdrawals', { ...runs, query: { transporterId: Id } }),
  continue: command('POST /shipping/:id/withdraw/continue', 'ContinueWithdrawals', { ...runs, query: { transporterId: Id } }),
  updateWithdrawal: command('POST /shipping/:id/updateWithdrawal', 'ChangeWithdrawal', {
    ...runs,
    query: { amount: quota, shippingLotWithdrawalId: Line },
  }),
}

const theirs = { may: may.actForTransporter }
const operates = { may: may.operateForTransporter }
const amount = Type.Number({ minimum: 0.001, maximum: 1_000_000_000 })
/** The transporter's side of a lot; `:id` is the lot's load. */
export const transporterLotCommands = {
  want: command('POST /webtransporter/lots/:id/agreement', 'WantPart', { ...operates, creates: true, body: { quota: amount } }),
  /** Its load appears in the lot a moment later, and is bound to driver and vehicles like any other. */
  withdraw: command('POST /webtransporter/lots/:id/withdrawals', 'Withdraw', { ...operates, body: { amount } }),
}
export const transporterLotRoutes = {
  lot: query(
    'GET /webtransporter/lots/:id',
    Type.Object({
      agreement: Type.Optional(Agreement),
      status: Type.Enum(lotStatuses),
      measureType: Type.String(),
      /** The amount that a price is for. */ part: Type.Number(),
      pricePerPart: Type.Optional(Cents),
      /** The volume without an agreement. */ remaining: Type.Number(),
      amountMinimum: Type.Optional(Type.Number()),
      amountMaximum: Type.Optional(Type.Number()),
      withdrawals: Type.Array(Withdrawal),
    }),
    theirs,
  ),
}

export type LotRouteCommand = CommandsOf<typeof lotCommands>
export type CarrierLotCommand = CommandsOf<typeof transporterLotCommands>

/** Commands to a lot from its load's events, its withdrawals' loads and deadlines. */
export type LotReaction =
  | { readonly type: 'OpenLot'; readonly data: { readonly id: string } }
  | { readonly type: 'FollowLoad'; readonly data: { readonly id: string } }
  | { readonly type: 'CompleteLot'; readonly data: { readonly id: string; readonly deadline: string } }
  | { readonly type: 'FollowReopening'; readonly data: { readonly id: string; readonly reason?: string } }
  /** Steps of finishing and canceling the load. */
  | { readonly type: 'CloseLot'; readonly data: { readonly id: string } }
  | { readonly type: 'CancelLot'; readonly data: { readonly id: string } }
  | { readonly type: 'OpenAgain'; readonly data: { readonly id: string } }
  | { readonly type: 'ReturnWithdrawal'; readonly data: { readonly id: string; readonly withdrawalId: string; readonly reason: string } }
  | { readonly type: 'NoteDelivered'; readonly data: { readonly id: string; readonly withdrawalId: string } }
  | { readonly type: 'NoteResumed'; readonly data: { readonly id: string; readonly withdrawalId: string } }
