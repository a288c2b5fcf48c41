export const agreementStatuses = ['PENDING', 'APPROVED', 'REFUSED'] as const
export type AgreementStatus = (typeof agreementStatuses)[number]
export const lotStatuses = ['OPEN', 'FINISHED', 'CANCELED', 'EXPIRED'] as const
export type LotStatus = (typeof lotStatuses)[number]
/** The status of a lot before its offer opened; never shown. */
export type LotLifecycleStatus = LotStatus | 'NEW'
/** A withdrawal counts until its load is canceled; one in progress keeps a lot from being closed. */
export const withdrawalStatuses = ['UNDER_WAY', 'DELIVERED', 'CANCELED'] as const
export type WithdrawalStatus = (typeof withdrawalStatuses)[number]

export const lotRefusals = [
  'CARRIER_SUSPENDED',
  'SUBJECT_BLOCKED',
  'NOT_ELIGIBLE',
  'LOT_NOT_NOW',
  'LOT_UNKNOWN',
  'QUOTA_NOT_POSITIVE',
  'QUOTA_ABOVE_REMAINING',
  'QUOTA_BELOW_WITHDRAWN',
  'AGREEMENT_UNKNOWN',
  'AGREEMENT_NOT_PENDING',
  'AGREEMENT_EXISTS',
  'AGREEMENT_REFUSED',
  'APPROVAL_NOT_YOURS',
  'PARTS_BY_PROPOSAL',
  'PROPOSAL_NOT_HELD',
  'NO_AGREEMENT',
  'WITHDRAWAL_STOPPED',
  'WITHDRAWAL_ABOVE_QUOTA',
  'WITHDRAWAL_BELOW_MINIMUM',
  'WITHDRAWAL_ABOVE_MAXIMUM',
  'WITHDRAWAL_UNKNOWN',
  'WITHDRAWAL_ENDED',
  'WITHDRAWAL_COLLECTED',
  'WITHDRAWAL_CODE_TAKEN',
  'WITHDRAWALS_UNDER_WAY',
  'ALREADY_STOPPED',
  'NOT_STOPPED',
  'NOT_OFFERED_TO_YOU',
] as const
export type LotRefusal = (typeof lotRefusals)[number]

/** A withdrawal is a load of its own, with an id derived from its lot's. */
export const withdrawalLoad = (lotId: string, withdrawalId: string) => `${lotId}-${withdrawalId}`
/** Ids of a lot's withdrawals: the letter before the number distinguishes them from deliveries. */
export const withdrawalName = (number: number) => `w${number}`
/** The lot and number that a withdrawal's id contains; undefined for every other load. */
export const withdrawalOf = (loadId: string): { readonly lotId: string; readonly withdrawalId: string } | undefined => {
  const [, lotId, withdrawalId] = /^(.+)-(w\d{1,6})$/.exec(loadId) ?? []
  return lotId && withdrawalId ? { lotId, withdrawalId } : undefined
}
