import type { LotStatus, WithdrawalStatus } from '@embarca/contracts/lot/codes.ts'
import type { LotEvent } from '@embarca/contracts/lot/events.ts'
import { loadIdIn } from '../kit/load-events.ts'
import type { Projector, Scope, SharedStep } from '../kit/projector.ts'
import { type LotDocument, withAgreement, withBurnDown, withWithdrawal } from './document.ts'

type Step<Data = unknown> = SharedStep<LotDocument, Data>
const replaces =
  (status: LotStatus): Step =>
  (lot) =>
    lot && { ...lot, status }
const withdrawal =
  (status: WithdrawalStatus): Step<{ readonly withdrawalId: string }> =>
  (lot, { data: { withdrawalId } }) =>
    lot && withWithdrawal(lot, withdrawalId, { status })

const on: Projector<LotDocument, LotEvent>['on'] = {
  LotOpened: (_, { data: { externalId: __, deadline: ___, ...lot }, occurredAt: at }) =>
    withBurnDown({ ...lot, status: 'OPEN', agreements: [], withdrawals: [], stopped: [], burnDown: [] }, at),
  LotLimitsChanged: (lot, { data: { amountMinimum, amountMaximum } }) =>
    lot && { ...lot, amountMinimum: amountMinimum || undefined, amountMaximum: amountMaximum || undefined },
  LotTotalChanged: (lot, { data: { total }, occurredAt: at }) => lot && withBurnDown({ ...lot, total }, at),
  LotPriceChanged: (lot, { data: { pricePerPart } }) => lot && { ...lot, pricePerPart },
  LotAgreementProposed: (lot, { data: { loadId: _, negotiationId: __, ...agreement }, occurredAt: at }) =>
    lot && { ...lot, agreements: [...lot.agreements, { ...agreement, at, status: 'PENDING' }] },
  LotAgreementApproved: (lot, { data: { lotAgreementId, quota } }) =>
    lot && withAgreement(lot, lotAgreementId, { status: 'APPROVED', quota }),
  LotAgreementRefused: (lot, { data: { lotAgreementId, reason } }) =>
    lot && withAgreement(lot, lotAgreementId, { status: 'REFUSED', reason }),
  LotQuotaChanged: (lot, { data: { lotAgreementId, quota } }) => lot && withAgreement(lot, lotAgreementId, { quota }),
  LotWithdrawalsStopped: (lot, { data: { transporterId } }) => lot && { ...lot, stopped: [...lot.stopped, transporterId] },
  LotWithdrawalsContinued: (lot, { data: { transporterId } }) =>
    lot && { ...lot, stopped: lot.stopped.filter((id) => id !== transporterId) },
  LotWithdrawn: (lot, { data: { loadId: _, ...withdrawn }, occurredAt: at }) =>
    lot && withBurnDown({ ...lot, withdrawals: [...lot.withdrawals, { ...withdrawn, at, status: 'UNDER_WAY' }] }, at),
  LotWithdrawalChanged: (lot, { data: { withdrawalId, amount, price }, occurredAt: at }) =>
    lot && withBurnDown(withWithdrawal(lot, withdrawalId, { amount, price }), at),
  LotWithdrawalCanceled: (lot, { data: { withdrawalId, reason }, occurredAt: at }) =>
    lot && withBurnDown(withWithdrawal(lot, withdrawalId, { status: 'CANCELED', canceledReason: reason }), at),
  LotWithdrawalDelivered: withdrawal('DELIVERED'),
  LotWithdrawalResumed: withdrawal('UNDER_WAY'),
  LotFinished: replaces('FINISHED'),
  LotCanceled: replaces('CANCELED'),
  LotExpired: replaces('EXPIRED'),
  LotReopened: replaces('OPEN'),
}

const lots = (view: string, scope: Scope): Projector<LotDocument, LotEvent> => ({
  spec: { view, version: 2, fields: { shipperId: 'text', operationGroupId: 'text', authorId: 'text' } },
  scope,
  notifies: 'change',
  id: loadIdIn('lot'),
  on,
})

/** One document per lot: its agreements, its withdrawals, its burn-down. */
export const lotProjector = lots('lot', 'load')
/** The same for carriers; the readers limit each transporter to its own part. */
export const carrierLotProjector = lots('carrier-lot', 'open')
