import type { AgreementStatus, LotLifecycleStatus, WithdrawalStatus } from '@embarca/contracts/lot/codes.ts'
import type { OrderDraw } from '@embarca/contracts/lot/draws.ts'
import type { LotEvent } from '@embarca/contracts/lot/events.ts'
import { exact, priceOf, sum } from '@embarca/contracts/lot/volume.ts'
import type { Evolve } from '../kit/decision.ts'

export type LotAgreementState = {
  readonly lotAgreementId: string
  readonly transporterId: string
  readonly transporterName: string
  readonly status: AgreementStatus
  readonly quota: number
  /** Price of a part. */
  readonly price: number
  readonly negotiationId?: string
}
export type LotWithdrawalState = {
  readonly withdrawalId: string
  readonly transporterId: string
  readonly lotAgreementId: string
  readonly amount: number
  readonly status: WithdrawalStatus
  /** Of each order of the lot. */
  readonly draws: readonly OrderDraw[]
}
export type LotState = {
  readonly loadId: string
  readonly shipperId: string
  readonly status: LotLifecycleStatus
  readonly total: number
  readonly part: number
  readonly pricePerPart: number | undefined
  readonly deadline: string
  /** Limits of one withdrawal; 0 is no limit. */
  readonly amountMinimum: number
  readonly amountMaximum: number
  readonly agreements: readonly LotAgreementState[]
  readonly withdrawals: readonly LotWithdrawalState[]
  /** Transporters that may not withdraw for now. */
  readonly stopped: readonly string[]
}
const unknownLot: LotState = {
  loadId: '',
  shipperId: '',
  status: 'NEW',
  total: 0,
  part: 1,
  pricePerPart: undefined,
  deadline: '',
  amountMinimum: 0,
  amountMaximum: 0,
  agreements: [],
  withdrawals: [],
  stopped: [],
}

/** What a transporter has or asked for; a refused agreement is neither. */
export const agreementOf = ({ agreements }: LotState, transporterId: string | undefined) =>
  agreements.find((one) => one.transporterId === transporterId && one.status !== 'REFUSED')
export const hasAgreement = ({ agreements }: LotState): boolean => agreements.some(({ status }) => status !== 'REFUSED')
export const isUnderWay = ({ status }: LotWithdrawalState) => status === 'UNDER_WAY'
/** The volume withdrawn under an agreement, except for one withdrawal. */
export const withdrawnOf = ({ withdrawals }: LotState, { lotAgreementId }: LotAgreementState, but?: string) =>
  sum(
    withdrawals
      .filter((one) => one.lotAgreementId === lotAgreementId && one.status !== 'CANCELED' && one.withdrawalId !== but)
      .map(({ amount }) => amount),
  )
/** What withdrawals draw on the orders of the lot, except for one. */
export const drawsOf = ({ withdrawals }: LotState, but?: string): readonly OrderDraw[] =>
  withdrawals.filter(({ status, withdrawalId }) => status !== 'CANCELED' && withdrawalId !== but).flatMap(({ draws }) => draws)
/** The volume of the lot that is available to an agreement: what others were not promised. */
export const freeFor = ({ total, agreements }: LotState, lotAgreementId: string) =>
  exact(
    total - sum(agreements.filter((one) => one.status === 'APPROVED' && one.lotAgreementId !== lotAgreementId).map(({ quota }) => quota)),
  )
export const worthOf = ({ part }: LotState, { price, quota }: Pick<LotAgreementState, 'price' | 'quota'>) => priceOf(quota, { price, part })

const agreed = (lot: LotState, lotAgreementId: string, by: Partial<LotAgreementState>): LotState => ({
  ...lot,
  agreements: lot.agreements.map((one) => (one.lotAgreementId === lotAgreementId ? { ...one, ...by } : one)),
})
const withdrew = (lot: LotState, withdrawalId: string, by: Partial<LotWithdrawalState>): LotState => ({
  ...lot,
  withdrawals: lot.withdrawals.map((one) => (one.withdrawalId === withdrawalId ? { ...one, ...by } : one)),
})

const evolve: Evolve<{ state: LotState; event: LotEvent }> = {
  LotOpened: (lot, { loadId, shipperId, total, part, pricePerPart, deadline, amountMinimum = 0, amountMaximum = 0 }) => ({
    ...lot,
    loadId,
    shipperId,
    status: 'OPEN',
    total,
    part,
    pricePerPart,
    deadline,
    amountMinimum,
    amountMaximum,
  }),
  LotLimitsChanged: (lot, { amountMinimum = 0, amountMaximum = 0 }) => ({ ...lot, amountMinimum, amountMaximum }),
  LotTotalChanged: (lot, { total }) => ({ ...lot, total }),
  LotPriceChanged: (lot, { pricePerPart }) => ({ ...lot, pricePerPart }),
  LotAgreementProposed: (lot, { loadId: _, approvalRequired: __, justification: ___, ...agreement }) => ({
    ...lot,
    agreements: [...lot.agreements, { ...agreement, status: 'PENDING' }],
  }),
  LotAgreementApproved: (lot, { lotAgreementId, quota }) => agreed(lot, lotAgreementId, { status: 'APPROVED', quota }),
  LotAgreementRefused: (lot, { lotAgreementId }) => agreed(lot, lotAgreementId, { status: 'REFUSED' }),
  LotQuotaChanged: (lot, { lotAgreementId, quota }) => agreed(lot, lotAgreementId, { quota }),
  LotWithdrawalsStopped: (lot, { transporterId }) => ({ ...lot, stopped: [...lot.stopped, transporterId] }),
  LotWithdrawalsContinued: (lot, { transporterId }) => ({ ...lot, stopped: lot.stopped.filter((id) => id !== transporterId) }),
  LotWithdrawn: (lot, { withdrawalId, transporterId, lotAgreementId, amount, draws = [] }) => ({
    ...lot,
    withdrawals: [...lot.withdrawals, { withdrawalId, transporterId, lotAgreementId, amount, draws, status: 'UNDER_WAY' }],
  }),
  LotWithdrawalChanged: (lot, { withdrawalId, amount, draws = [] }) => withdrew(lot, withdrawalId, { amount, draws }),
  LotWithdrawalCanceled: (lot, { withdrawalId }) => withdrew(lot, withdrawalId, { status: 'CANCELED' }),
  LotWithdrawalDelivered: (lot, { withdrawalId }) => withdrew(lot, withdrawalId, { status: 'DELIVERED' }),
  LotWithdrawalResumed: (lot, { withdrawalId }) => withdrew(lot, withdrawalId, { status: 'UNDER_WAY' }),
  LotFinished: (lot) => ({ ...lot, status: 'FINISHED' }),
  LotCanceled: (lot) => ({ ...lot, status: 'CANCELED' }),
  LotExpired: (lot) => ({ ...lot, status: 'EXPIRED' }),
  LotReopened: (lot, { deadline }) => ({ ...lot, status: 'OPEN', deadline: deadline ?? lot.deadline }),
}

export const lotFold = { initial: unknownLot, evolve }
