import { eligibleFor } from '../eligibility/index.ts'
import { commandTable } from '../kit/command-row.ts'
import { carrierOf, holdProposal } from '../load/index.ts'
import { carrierNamed } from '../registry/index.ts'
import { agreeing } from './agree.ts'
import { limitLookup, loadLookup, proposalsOf, withdrawnLoadOf } from './lookups.ts'
import { opening } from './open.ts'
import { hasAgreement, type LotState } from './state.ts'
import type { LotTypes } from './types.ts'
import { withdrawing } from './withdraw.ts'

const eligible = eligibleFor<LotTypes>()
const isNew = ({ status }: LotState) => status === 'NEW'
const isNotOpen = ({ status }: LotState) => status !== 'OPEN'

/** Every command of a lot. What the program sends late or twice, or for a load that is no lot, is a no-op. */
export const lotCommands = commandTable<LotTypes>()({
  OpenLot: { isNoop: (lot) => !isNew(lot), lookups: loadLookup, decide: opening.OpenLot },
  FollowLoad: { isNoop: isNotOpen, lookups: loadLookup, decide: opening.FollowLoad },
  CompleteLot: {
    isNoop: (lot, { deadline }) => isNotOpen(lot) || deadline !== lot.deadline,
    lookups: async (_, { id }, context) => ({ proposed: Object.keys((await proposalsOf(context, id)).latest).length > 0 }),
    guards: (lot, _, { lookups: { proposed } }) => ({ answered: proposed || hasAgreement(lot) }),
    decide: opening.CompleteLot,
  },
  CloseLot: { isNoop: isNotOpen, decide: opening.CloseLot },
  CancelLot: { isNoop: isNotOpen, decide: opening.CancelLot },
  // A lot that expired meanwhile ended by itself, and its load is about to.
  OpenAgain: {
    isNoop: ({ status }) => status !== 'FINISHED' && status !== 'CANCELED',
    lookups: loadLookup,
    decide: opening.OpenAgain,
  },
  FollowReopening: {
    isNoop: ({ status }) => status === 'OPEN' || status === 'NEW',
    lookups: loadLookup,
    decide: opening.FollowReopening,
  },

  WantPart: eligible(
    'WantPart',
    {
      lookups: async (lot, data, context) => ({
        ...(await limitLookup(lot, data, context)),
        carrier: await carrierNamed(context, context.by.transporterId),
      }),
      decide: agreeing.WantPart,
    },
    (_, { id }, { carrier }, context) => carrierOf(id, carrier.transporterId, context),
  ),
  AcceptLotProposal: eligible(
    'AcceptLotProposal',
    {
      reserve: holdProposal.reserve,
      release: holdProposal.release,
      lookups: async (lot, data, context) => ({
        ...(await limitLookup(lot, data, context)),
        proposal: (await proposalsOf(context, data.id)).held[data.negotiationId],
      }),
      decide: agreeing.AcceptLotProposal,
    },
    (_, { id }, { proposal }, context) => carrierOf(id, proposal?.transporterId, context),
  ),
  ApproveAgreement: eligible(
    'ApproveAgreement',
    { lookups: limitLookup, decide: agreeing.ApproveAgreement },
    (lot, { id, lotAgreementId }, __, context) =>
      carrierOf(id, lot.agreements.find((one) => one.lotAgreementId === lotAgreementId)?.transporterId, context),
  ),
  RefuseAgreement: { lookups: limitLookup, decide: agreeing.RefuseAgreement },
  ChangeQuota: { lookups: limitLookup, decide: agreeing.ChangeQuota },

  StopWithdrawals: { decide: withdrawing.StopWithdrawals },
  ContinueWithdrawals: { decide: withdrawing.ContinueWithdrawals },
  Withdraw: eligible('Withdraw', { lookups: loadLookup, decide: withdrawing.Withdraw }, (_, { id }, __, context) =>
    carrierOf(id, context.by.transporterId, context),
  ),
  ChangeWithdrawal: {
    lookups: async (lot, { id, shippingLotWithdrawalId }, context) => ({
      ...(await loadLookup(lot, { id }, context)),
      withdrawnLoad: await withdrawnLoadOf(id, shippingLotWithdrawalId, context),
    }),
    decide: withdrawing.ChangeWithdrawal,
  },
  ReturnWithdrawal: { isNoop: isNew, decide: withdrawing.ReturnWithdrawal },
  NoteDelivered: { isNoop: isNew, decide: withdrawing.NoteDelivered },
  NoteResumed: { isNoop: isNew, decide: withdrawing.NoteResumed },
})
