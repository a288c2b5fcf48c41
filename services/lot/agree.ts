import { type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { LotRefusal } from '@embarca/contracts/lot/codes.ts'
import { exact, pricePerPartOf, volumeIn } from '@embarca/contracts/lot/volume.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import type { Carrier } from '../registry/index.ts'
import { type Agreement, agreementOf, freeFor, type Lot, withdrawnOf, worthOf } from './state.ts'
import type { Context, Decisions, HeldProposal, WholeLoad } from './types.ts'

type Limit = { readonly approvalAbove: number | undefined }
type Asked = Pick<Context<Limit>, 'by' | 'lookups'>

/** Who gets which part of a lot. */
export const agreeing: Decisions<
  'WantPart' | 'AcceptLotProposal' | 'ApproveAgreement' | 'RefuseAgreement' | 'ChangeQuota',
  {
    WantPart: Limit & { load: WholeLoad | undefined; carrier: Carrier }
    AcceptLotProposal: Limit & { proposal: HeldProposal | undefined }
    ApproveAgreement: Limit
    RefuseAgreement: Limit
    ChangeQuota: Limit
  }
> = {
  WantPart: ({ quota }, lot, { newId, lookups: { load, carrier, approvalAbove } }) => {
    const price = load?.terms.hiringType === 'NORMAL' ? pricePerPartOf(load.terms) : undefined
    if (!price) return refuse('PARTS_BY_PROPOSAL')
    const agreement = { ...carrier, lotAgreementId: newId, quota: exact(quota), price }
    return faultOf(lot, agreement) ?? proposed(lot, agreement, approvalAbove)
  },

  AcceptLotProposal: ({ quota, justification }, lot, given) => {
    const { proposal, approvalAbove } = given.lookups
    if (!proposal) return refuse('PROPOSAL_NOT_HELD')
    const agreement = { ...proposal, lotAgreementId: given.newId, quota: volumeIn(quota) }
    const fault = faultOf(lot, agreement)
    if (fault) return fault
    const wanted = proposed(lot, agreement, approvalAbove, justification)
    return needsApprover(lot, agreement, given) ? wanted : [wanted, approved(lot, agreement)]
  },

  ApproveAgreement: ({ lotAgreementId }, lot, given) => {
    const agreement = pending(lot, lotAgreementId)
    if ('refused' in agreement) return agreement
    if (needsApprover(lot, agreement, given)) return refuse('APPROVAL_NOT_YOURS')
    return agreement.quota > freeFor(lot, lotAgreementId) ? refuse('QUOTA_ABOVE_REMAINING') : approved(lot, agreement)
  },
  RefuseAgreement: ({ lotAgreementId, reason }, lot, given) => {
    const agreement = pending(lot, lotAgreementId)
    if ('refused' in agreement) return agreement
    if (needsApprover(lot, agreement, given)) return refuse('APPROVAL_NOT_YOURS')
    const { negotiationId } = agreement
    return { type: 'LotAgreementRefused', data: { ...of(lot, agreement), reason, ...(negotiationId && { negotiationId }) } }
  },

  ChangeQuota: ({ lotAgreementId, quota: text }, lot, given) => {
    const before = lot.agreements.find((one) => one.lotAgreementId === lotAgreementId)
    if (!before) return refuse('AGREEMENT_UNKNOWN')
    if (before.status === 'REFUSED') return refuse('AGREEMENT_REFUSED')
    const agreement = { ...before, quota: volumeIn(text) }
    if (agreement.quota === before.quota) return []
    if (agreement.quota < withdrawnOf(lot, agreement)) return refuse('QUOTA_BELOW_WITHDRAWN')
    const fault = quotaFault(lot, agreement)
    if (fault) return fault
    const raised = before.status === 'APPROVED' && agreement.quota > before.quota
    if (raised && needsApprover(lot, agreement, given)) return refuse('APPROVAL_NOT_YOURS')
    return { type: 'LotQuotaChanged', data: { ...of(lot, agreement), quota: agreement.quota } }
  },
}

type Wanted = Pick<Agreement, 'lotAgreementId' | 'transporterId' | 'transporterName' | 'quota' | 'price'> & {
  readonly negotiationId?: string
}
const of = ({ loadId }: Lot, { lotAgreementId, transporterId }: Wanted) => ({ loadId, lotAgreementId, transporterId })

const quotaFault = (lot: Lot, { lotAgreementId, quota }: Wanted): Refusal<LotRefusal> | undefined => {
  if (!(quota > 0)) return refuse('QUOTA_NOT_POSITIVE')
  return quota > freeFor(lot, lotAgreementId) ? refuse('QUOTA_ABOVE_REMAINING') : undefined
}
const faultOf = (lot: Lot, wanted: Wanted): Refusal<LotRefusal> | undefined =>
  agreementOf(lot, wanted.transporterId) ? refuse('AGREEMENT_EXISTS') : quotaFault(lot, wanted)

const isDear = (lot: Lot, wanted: Wanted, limit: number | undefined) => limit !== undefined && worthOf(lot, wanted) > limit
const needsApprover = (lot: Lot, wanted: Wanted, { by, lookups: { approvalAbove } }: Asked) =>
  isDear(lot, wanted, approvalAbove) && !allows(may.approveHiring, by.roles)

const pending = ({ agreements }: Lot, lotAgreementId: string): Agreement | Refusal<LotRefusal> => {
  const agreement = agreements.find((one) => one.lotAgreementId === lotAgreementId)
  if (!agreement) return refuse('AGREEMENT_UNKNOWN')
  return agreement.status === 'PENDING' ? agreement : refuse('AGREEMENT_NOT_PENDING')
}

const proposed = (lot: Lot, wanted: Wanted, limit: number | undefined, justification?: string) => {
  const { transporterName, quota, price, negotiationId } = wanted
  return {
    type: 'LotAgreementProposed',
    data: {
      ...of(lot, wanted),
      transporterName,
      quota,
      price,
      approvalRequired: isDear(lot, wanted, limit),
      ...(negotiationId && { negotiationId }),
      ...(justification && { justification }),
    },
  } as const
}
const approved = (lot: Lot, wanted: Wanted) =>
  ({ type: 'LotAgreementApproved', data: { ...of(lot, wanted), quota: wanted.quota } }) as const
