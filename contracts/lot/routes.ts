import { type Static, Type } from 'typebox'
import { type CommandsOf, command, query } from '../kit/route.ts'
import { Cents, Id, Line, listOf, paging } from '../kit/schema.ts'
import { may } from '../roles.ts'
import { agreementStatuses, lotStatuses } from './codes.ts'

const maybe = { text: Type.Optional(Type.String()), number: Type.Optional(Type.Number()) }
const Withdrawal = Type.Object({
  shippingLotWithdrawalId: Type.String(),
  /** The load it became. */ shippingId: Id,
  deliveryId: Id,
  transporterId: Id,
  amount: Type.Number(),
  at: Type.String(),
  /** Of that load, with its Portuguese label. */ statusCode: Type.String(),
  status: Type.String(),
  canceledReason: maybe.text,
  driverName: maybe.text,
  vehiclePrimaryPlate: maybe.text,
})
export type LotWithdrawal = Static<typeof Withdrawal>
const Agreement = Type.Object({
  lotAgreementId: Id,
  transporterId: Id,
  transporterName: Type.String(),
  status: Type.Enum(agreementStatuses),
  quota: Type.Number(),
  price: Cents,
  at: Type.String(),
  reason: maybe.text,
  withdrawn: Type.Number(),
  delivered: Type.Number(),
  remaining: Type.Number(),
  stopped: Type.Boolean(),
})
export type LotAgreement = Static<typeof Agreement>

/** A lot whole: what was agreed, withdrawn and remains, in kilograms (or m³), and how it burns down. */
export const Lot = Type.Object({
  shippingId: Id,
  status: Type.Enum(lotStatuses),
  total: Type.Number(),
  allocated: Type.Number(),
  withdrawn: Type.Number(),
  delivered: Type.Number(),
  remaining: Type.Number(),
  amountMinimum: maybe.number,
  amountMaximum: maybe.number,
  flLotCanClose: Type.Boolean(),
  agreements: Type.Array(Agreement),
  /** Remaining after each withdrawal or return, oldest first. */
  burnDown: Type.Array(Type.Object({ at: Type.String(), remaining: Type.Number() })),
  /** When it would be empty at the pace so far; absent before two withdrawals. */
  projectedEnd: maybe.text,
})
export type Lot = Static<typeof Lot>

const seen = { may: may.seeLoads }
export const lotRoutes = {
  lot: query('GET /shipping/:id/lot', Lot, seen),
  byTransporter: query(
    'GET /shipping/:id/lotByTransporter',
    Type.Object({ agreement: Type.Optional(Agreement), withdrawals: Type.Array(Withdrawal) }),
    {
      ...seen,
      query: { transporterId: Id },
    },
  ),
  reductions: query('GET /shipping/:id/lotReductionsByTransporter', Type.Array(Agreement), seen),
  withdrawals: query('GET /shipping/:id/lotWithdrawals', listOf(Withdrawal), { ...seen, query: paging }),
}

const failed = 'Não foi possível concluir a ação'
const runs = { may: may.runLoads, says: { failed } }
const quota = Type.String({ pattern: '^\\d{1,9}([.,]\\d{1,3})?$' })
export const lotCommands = {
  /** A lot's proposal is accepted for a part of the volume. */
  acceptProposal: command('POST /shipping/:id/lot/negotiations/acceptproposal', 'AcceptLotProposal', {
    may: may.runLoads,
    query: { negotiationId: Id, quota, justification: Type.Optional(Line) },
    says: { failed: 'Não foi possível realizar o aceite' },
  }),
  approveAgreement: command('POST /shipping/:id/lotagreements/:lotAgreementId/approve', 'ApproveAgreement', {
    ...runs,
    may: may.approveHiring,
  }),
  refuseAgreement: command('POST /shipping/:id/lotagreements/:lotAgreementId/refuse', 'RefuseAgreement', {
    ...runs,
    may: may.approveHiring,
    query: { reason: Line },
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
/** The transporter's side of a lot; `:id` is the lot's load. */
export const transporterLotCommands = {
  want: command('POST /webtransporter/lots/:id/agreement', 'WantPart', {
    ...theirs,
    body: { quota: Type.Number({ exclusiveMinimum: 0 }) },
  }),
  withdraw: command('POST /webtransporter/lots/:id/withdrawals', 'Withdraw', {
    ...theirs,
    body: { amount: Type.Number({ exclusiveMinimum: 0 }) },
  }),
}
export const transporterLotRoutes = {
  lot: query(
    'GET /webtransporter/lots/:id',
    Type.Object({ agreement: Type.Optional(Agreement), remaining: Type.Number(), withdrawals: Type.Array(Withdrawal) }),
    theirs,
  ),
}

export type LotRouteCommand = CommandsOf<typeof lotCommands>
export type CarrierLotCommand = CommandsOf<typeof transporterLotCommands>
