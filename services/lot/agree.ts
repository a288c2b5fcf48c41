import { type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { LotRefusal } from '@embarca/contracts/lot/codes.ts'
import { exact, pricePerPartOf, volumeIn } from '@embarca/contracts/lot/volume.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import type { Carrier } from '../registry/index.ts'
import { agreementOf, freeFor, type LotAgreementState, type LotState, withdrawnOf, worthOf } from './state.ts'
import type { HeldProposal, LotDecisionContext, LotDecisions, LotLoad } from './types.ts'

type Limit = { readonly approvalAbove: number | undefined }
type ApprovalContext = Pick<LotDecisionContext<Limit>, 'by' | 'lookups'>

/** Agreements: which transporter gets which part of a lot. */
export const agreeing: LotDecisions<
  'WantPart' | 'AcceptLotProposal' | 'ApproveAgreement' | 'RefuseAgreement' | 'ChangeQuota',
  {
    WantPart: Limit & { load: LotLoad | undefined; carrier: Carrier }
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
    const proposedEvent = proposed(lot, agreement, approvalAbove, justification)
    return needsApprover(lot, agreement, given) ? proposedEvent : [proposedEvent, approved(lot, agreement)]
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

type AgreementTerms = Pick<LotAgreementState, 'lotAgreementId' | 'transporterId' | 'transporterName' | 'quota' | 'price'> & {
  readonly negotiationId?: string
}
const of = ({ loadId }: LotState, { lotAgreementId, transporterId }: AgreementTerms) => ({ loadId, lotAgreementId, transporterId })

const quotaFault = (lot: LotState, { lotAgreementId, quota }: AgreementTerms): Refusal<LotRefusal> | undefined => {
  if (!(quota > 0)) return refuse('QUOTA_NOT_POSITIVE')
  return quota > freeFor(lot, lotAgreementId) ? refuse('QUOTA_ABOVE_REMAINING') : undefined
}
const faultOf = (lot: LotState, terms: AgreementTerms): Refusal<LotRefusal> | undefined =>
  agreementOf(lot, terms.transporterId) ? refuse('AGREEMENT_EXISTS') : quotaFault(lot, terms)

const isDear = (lot: LotState, terms: AgreementTerms, limit: number | undefined) => limit !== undefined && worthOf(lot, terms) > limit
const needsApprover = (lot: LotState, terms: AgreementTerms, { by, lookups: { approvalAbove } }: ApprovalContext) =>
  isDear(lot, terms, approvalAbove) && !allows(may.approveHiring, by.roles)

const pending = ({ agreements }: LotState, lotAgreementId: string): LotAgreementState | Refusal<LotRefusal> => {
  const agreement = agreements.find((one) => one.lotAgreementId === lotAgreementId)
  if (!agreement) return refuse('AGREEMENT_UNKNOWN')
  return agreement.status === 'PENDING' ? agreement : refuse('AGREEMENT_NOT_PENDING')
}

const proposed = (lot: LotState, terms: AgreementTerms, limit: number | undefined, justification?: string) => {
  const { transporterName, quota, price, negotiationId } = terms
  return {
    type: 'LotAgreementProposed',
    data: {
      ...of(lot, terms),
      transporterName,
      quota,
      price,
      approvalRequired: isDear(lot, terms, limit),
      ...(negotiationId && { negotiationId }),
      ...(justification && { justification }),
    },
  } as const
}
const approved = (lot: LotState, terms: AgreementTerms) =>
  ({ type: 'LotAgreementApproved', data: { ...of(lot, terms), quota: terms.quota } }) as const
