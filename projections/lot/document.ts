import type { AgreementStatus, LotStatus, WithdrawalStatus } from '@embarca/contracts/lot/codes.ts'
import { exact, sum } from '@embarca/contracts/lot/volume.ts'

export type LotAgreementDocument = {
  readonly lotAgreementId: string
  readonly transporterId: string
  readonly transporterName: string
  readonly status: AgreementStatus
  readonly quota: number
  readonly price: number
  readonly at: string
  readonly approvalRequired: boolean
  readonly reason?: string
  readonly justification?: string
}
export type WithdrawalDocument = {
  readonly withdrawalId: string
  readonly lotAgreementId: string
  readonly transporterId: string
  readonly transporterName: string
  readonly externalId: string
  readonly amount: number
  readonly price: number
  readonly at: string
  readonly status: WithdrawalStatus
  readonly canceledReason?: string
}
/** The current state of a lot. */
export type LotDocument = {
  readonly loadId: string
  readonly shipperId: string
  readonly operationGroupId: string
  readonly authorId?: string
  readonly status: LotStatus
  readonly measureType: string
  readonly total: number
  readonly part: number
  readonly pricePerPart?: number
  readonly amountMinimum?: number | undefined
  readonly amountMaximum?: number | undefined
  readonly agreements: readonly LotAgreementDocument[]
  readonly withdrawals: readonly WithdrawalDocument[]
  readonly stopped: readonly string[]
  readonly burnDown: readonly { readonly at: string; readonly remaining: number }[]
}

const counting = (withdrawals: readonly WithdrawalDocument[]) => withdrawals.filter(({ status }) => status !== 'CANCELED')
export const withdrawnIn = (withdrawals: readonly WithdrawalDocument[]) => sum(counting(withdrawals).map(({ amount }) => amount))
export const deliveredIn = (withdrawals: readonly WithdrawalDocument[]) =>
  sum(withdrawals.filter(({ status }) => status === 'DELIVERED').map(({ amount }) => amount))
export const isUnderWay = ({ status }: WithdrawalDocument) => status === 'UNDER_WAY'

/** The promised, withdrawn, arrived and remaining amounts of a lot. */
export const amountsOf = ({ total, agreements, withdrawals }: Pick<LotDocument, 'total' | 'agreements' | 'withdrawals'>) => {
  const withdrawn = withdrawnIn(withdrawals)
  return {
    total,
    allocated: sum(agreements.filter(({ status }) => status === 'APPROVED').map(({ quota }) => quota)),
    withdrawn,
    delivered: deliveredIn(withdrawals),
    remaining: exact(total - withdrawn),
  }
}

/** The lot with its current remainder appended to the burn-down. */
export const withBurnDown = (lot: LotDocument, at: string): LotDocument => ({
  ...lot,
  burnDown: [...lot.burnDown, { at, remaining: amountsOf(lot).remaining }],
})
export const withAgreement = (lot: LotDocument, lotAgreementId: string, by: Partial<LotAgreementDocument>): LotDocument => ({
  ...lot,
  agreements: lot.agreements.map((one) => (one.lotAgreementId === lotAgreementId ? { ...one, ...by } : one)),
})
export const withWithdrawal = (lot: LotDocument, withdrawalId: string, by: Partial<WithdrawalDocument>): LotDocument => ({
  ...lot,
  withdrawals: lot.withdrawals.map((one) => (one.withdrawalId === withdrawalId ? { ...one, ...by } : one)),
})
