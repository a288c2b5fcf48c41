import { type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { LoadLifecycleStatus } from '@embarca/contracts/load/codes.ts'
import { type LotRefusal, withdrawalName } from '@embarca/contracts/lot/codes.ts'
import { drawOn } from '@embarca/contracts/lot/draws.ts'
import { exact, priceOf, volumeIn } from '@embarca/contracts/lot/volume.ts'
import { agreementOf, drawsOf, type LotAgreementState, type LotState, type LotWithdrawalState, withdrawnOf } from './state.ts'
import type { LoadLookup, LotDecisions, LotLoad } from './types.ts'

/** Withdrawals: parts of the volume that become loads of their own, and return to the lot when that load is canceled. */
export const withdrawing: LotDecisions<
  'StopWithdrawals' | 'ContinueWithdrawals' | 'Withdraw' | 'ChangeWithdrawal' | 'ReturnWithdrawal' | 'NoteDelivered' | 'NoteResumed',
  { Withdraw: LoadLookup; ChangeWithdrawal: LoadLookup & { withdrawnLoad: LoadLifecycleStatus } }
> = {
  StopWithdrawals: ({ transporterId }, lot) => {
    if (!agreementOf(lot, transporterId)) return refuse('NO_AGREEMENT')
    if (lot.stopped.includes(transporterId)) return refuse('ALREADY_STOPPED')
    return { type: 'LotWithdrawalsStopped', data: { loadId: lot.loadId, transporterId } }
  },
  ContinueWithdrawals: ({ transporterId }, lot) =>
    lot.stopped.includes(transporterId)
      ? { type: 'LotWithdrawalsContinued', data: { loadId: lot.loadId, transporterId } }
      : refuse('NOT_STOPPED'),

  Withdraw: ({ amount: requested }, lot, { by, lookups: { load } }) => {
    const agreement = agreementOf(lot, by.transporterId)
    if (agreement?.status !== 'APPROVED') return refuse('NO_AGREEMENT')
    if (lot.stopped.includes(agreement.transporterId)) return refuse('WITHDRAWAL_STOPPED')
    // Its load was reopened or closed a moment ago, and the lot has not received that yet.
    if (load?.status !== 'NEGOTIATION') return refuse('LOT_NOT_NOW')
    const amount = exact(requested)
    const fault = amountFault(lot, agreement, amount)
    if (fault) return fault
    const { lotAgreementId, transporterId, transporterName, price } = agreement
    const number = lot.withdrawals.length + 1
    return {
      type: 'LotWithdrawn',
      data: {
        loadId: lot.loadId,
        withdrawalId: withdrawalName(number),
        lotAgreementId,
        transporterId,
        transporterName,
        externalId: `${load.externalId}/${number}`,
        amount,
        price: priceOf(amount, { price, part: lot.part }),
        ...drawing(lot, load, amount),
      },
    }
  },

  ChangeWithdrawal: ({ shippingLotWithdrawalId, amount: text }, lot, { lookups: { withdrawnLoad, load } }) => {
    const withdrawal = lot.withdrawals.find(({ withdrawalId }) => withdrawalId === shippingLotWithdrawalId)
    const agreement = lot.agreements.find(({ lotAgreementId }) => lotAgreementId === withdrawal?.lotAgreementId)
    if (!withdrawal || !agreement) return refuse('WITHDRAWAL_UNKNOWN')
    if (withdrawal.status !== 'UNDER_WAY') return refuse('WITHDRAWAL_ENDED')
    if (!beforeCollected.includes(withdrawnLoad)) return refuse('WITHDRAWAL_COLLECTED')
    const amount = volumeIn(text)
    if (amount === withdrawal.amount) return []
    const price = priceOf(amount, { price: agreement.price, part: lot.part })
    return (
      amountFault(lot, agreement, amount, withdrawal.withdrawalId) ?? {
        type: 'LotWithdrawalChanged',
        data: { ...of(lot, withdrawal), amount, price, ...drawing(lot, load, amount, withdrawal.withdrawalId) },
      }
    )
  },

  ReturnWithdrawal: ({ withdrawalId, reason }, lot) =>
    withdrawalIn(lot, withdrawalId, 'UNDER_WAY', 'DELIVERED').map((one) => ({
      type: 'LotWithdrawalCanceled',
      data: { ...of(lot, one), reason },
    })),
  NoteDelivered: ({ withdrawalId }, lot) =>
    withdrawalIn(lot, withdrawalId, 'UNDER_WAY').map((one) => ({ type: 'LotWithdrawalDelivered', data: of(lot, one) })),
  NoteResumed: ({ withdrawalId }, lot) =>
    withdrawalIn(lot, withdrawalId, 'DELIVERED').map((one) => ({ type: 'LotWithdrawalResumed', data: of(lot, one) })),
}

/** Allowed until the truck has left with it. */
const beforeCollected: readonly string[] = [
  'NEW',
  'ASSIGNED_TO_TRANSPORTER',
  'WAITING_DRIVER_ACCEPT',
  'LINKED_TO_DRIVER_VEHICLE',
  'IN_COLLECT',
]

const of = ({ loadId }: LotState, { withdrawalId, transporterId }: LotWithdrawalState) => ({ loadId, withdrawalId, transporterId })
/** The withdrawal, if it has this status; a report received twice finds nothing to change. */
const withdrawalIn = ({ withdrawals }: LotState, withdrawalId: string, ...statuses: readonly LotWithdrawalState['status'][]) =>
  withdrawals.filter((one) => one.withdrawalId === withdrawalId && statuses.includes(one.status))

/** A lot from orders says how much of each is taken. */
const drawing = (lot: LotState, load: LotLoad | undefined, amount: number, but?: string) =>
  load?.terms.mountId ? { draws: drawOn(load.terms, drawsOf(lot, but), amount) } : {}

/** What forbids withdrawing that volume. A rest below the minimum may be withdrawn in one. */
const amountFault = (lot: LotState, agreement: LotAgreementState, amount: number, but?: string): Refusal<LotRefusal> | undefined => {
  const rest = exact(agreement.quota - withdrawnOf(lot, agreement, but))
  if (!(amount > 0)) return refuse('QUOTA_NOT_POSITIVE')
  if (amount > rest) return refuse('WITHDRAWAL_ABOVE_QUOTA')
  if (lot.amountMaximum && amount > lot.amountMaximum) return refuse('WITHDRAWAL_ABOVE_MAXIMUM')
  return amount < lot.amountMinimum && amount < rest ? refuse('WITHDRAWAL_BELOW_MINIMUM') : undefined
}
