import { lotLabels } from '@embarca/contracts/lot/labels.pt.ts'
import type { Lot, LotAgreement } from '@embarca/contracts/lot/views.ts'
import { type LotUnit, toLotUnit } from '../../shared/load/lot-amounts.ts'
import type { StatusLook } from '../../shared/load/status-look.ts'

const looks: Readonly<Record<LotAgreement['status'], Omit<StatusLook, 'text'>>> = {
  PENDING: { tone: 'confirm', icon: 'verified' },
  APPROVED: { tone: 'done', icon: 'check-circle' },
  REFUSED: { tone: 'idle', icon: 'times' },
}

/** How an agreement stands; one whose withdrawals were stopped says so. */
export const agreementLook = ({ status, stopped }: Pick<LotAgreement, 'status' | 'stopped'>): StatusLook =>
  status === 'APPROVED' && stopped
    ? { tone: 'idle', icon: 'pause', text: 'Retiradas paradas' }
    : { ...looks[status], text: lotLabels.agreement[status] }

/** Why so much can not be agreed on; undefined when it can. `most` is what nobody else has. */
export const quotaProblem = (value: number | undefined, least: number, most: number, unit: LotUnit): string | undefined => {
  if (value === undefined || !(value > 0)) return lotLabels.refusal.QUOTA_NOT_POSITIVE
  if (value > toLotUnit(most, unit)) return lotLabels.refusal.QUOTA_ABOVE_REMAINING
  return value < toLotUnit(least, unit) ? lotLabels.refusal.QUOTA_BELOW_WITHDRAWN : undefined
}

type Limits = Pick<Lot, 'amountMinimum' | 'amountMaximum'>
/** Why a withdrawal can not be of so much. `most` is what its quota has left. */
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
