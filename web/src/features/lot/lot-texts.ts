import { lotLabels } from '@embarca/contracts/lot/labels.pt.ts'
import type { Lot, LotAgreement } from '@embarca/contracts/lot/views.ts'
import { type LotUnit, toLotUnit } from '../../shared/load/lot-amounts.ts'
import type { StatusLook } from '../../shared/load/status-look.ts'

const looks: Readonly<Record<LotAgreement['status'], Omit<StatusLook, 'text'>>> = {
  PENDING: { tone: 'confirm', icon: 'verified' },
  APPROVED: { tone: 'done', icon: 'check-circle' },
  REFUSED: { tone: 'idle', icon: 'times' },
}

/** The status of an agreement; one whose withdrawals are stopped shows that instead. */
export const agreementLook = ({ status, stopped }: Pick<LotAgreement, 'status' | 'stopped'>): StatusLook =>
  status === 'APPROVED' && stopped
    ? { tone: 'idle', icon: 'pause', text: 'Retiradas paradas' }
    : { ...looks[status], text: lotLabels.agreement[status] }

/** Why a quota is invalid; undefined when it is valid. `most` is the part of the lot without an agreement. */
export const quotaProblem = (value: number | undefined, least: number, most: number, unit: LotUnit): string | undefined => {
  if (value === undefined || !(value > 0)) return lotLabels.refusal.QUOTA_NOT_POSITIVE
  if (value > toLotUnit(most, unit)) return lotLabels.refusal.QUOTA_ABOVE_REMAINING
  return value < toLotUnit(least, unit) ? lotLabels.refusal.QUOTA_BELOW_WITHDRAWN : undefined
}

type Limits = Pick<Lot, 'amountMinimum' | 'amountMaximum'>
/** Why the amount of a withdrawal is invalid; undefined when it is valid. `most` is what is left of its quota. */
export const amountProblem = (
  value: number | undefined,
  { amountMinimum, amountMaximum }: Limits,
  most: number,
  unit: LotUnit,
): string | undefined => {
  if (value === undefined || !(value > 0)) return 'Informe um volume maior que zero.'
  if (value > toLotUnit(most, unit)) return lotLabels.refusal.WITHDRAWAL_ABOVE_QUOTA
  if (amountMinimum !== undefined && value < toLotUnit(amountMinimum, unit)) return lotLabels.refusal.WITHDRAWAL_BELOW_MINIMUM
  return amountMaximum !== undefined && value > toLotUnit(amountMaximum, unit) ? lotLabels.refusal.WITHDRAWAL_ABOVE_MAXIMUM : undefined
}
