export const agreementStatuses = ['PENDING', 'APPROVED', 'REFUSED'] as const
export type AgreementStatus = (typeof agreementStatuses)[number]
export const lotStatuses = ['OPEN', 'FINISHED', 'CANCELED'] as const
export type LotStatus = (typeof lotStatuses)[number]
export const lotRefusals = [
  'LOT_NOT_NOW',
  'LOT_UNKNOWN',
  'QUOTA_NOT_POSITIVE',
  'QUOTA_ABOVE_REMAINING',
  'QUOTA_BELOW_WITHDRAWN',
  'AGREEMENT_UNKNOWN',
  'AGREEMENT_NOT_PENDING',
  'AGREEMENT_EXISTS',
  'NO_AGREEMENT',
  'WITHDRAWAL_STOPPED',
  'WITHDRAWAL_ABOVE_QUOTA',
  'WITHDRAWAL_BELOW_MINIMUM',
  'WITHDRAWAL_ABOVE_MAXIMUM',
  'WITHDRAWAL_UNKNOWN',
  'WITHDRAWAL_ENDED',
  'WITHDRAWALS_UNDER_WAY',
  'ALREADY_STOPPED',
  'NOT_STOPPED',
  'NOT_OFFERED_TO_YOU',
] as const
export type LotRefusal = (typeof lotRefusals)[number]

/** A withdrawal is a load of its own, named after its lot. */
export const withdrawalLoad = (lotId: string, withdrawalId: string) => `${lotId}-${withdrawalId}`
