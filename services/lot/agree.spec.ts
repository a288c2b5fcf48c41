import {
  agreedTerms,
  approvedFor,
  approver,
  came,
  given,
  has,
  load,
  lookups,
  lotCommand,
  lotEvent,
  norte,
  opened,
  sul,
  tania,
  took,
  wants,
} from '@embarca/tests/stories/lot-history.ts'
import { describe, it } from 'vitest'

describe('a part', () => {
  it('is requested at the fixed price', () =>
    given(opened())
      .when(lotCommand('WantPart', { quota: 30_000 }), tania)
      .then(wants(30_000, norte, { lotAgreementId: 'new' })))
  it('is not requested twice by one transporter, unless it was refused', () => {
    given(opened(), wants(1000))
      .when(lotCommand('WantPart', { quota: 1 }), tania)
      .refused('AGREEMENT_EXISTS')
    given(opened(), wants(1000), lotEvent('LotAgreementRefused', { lotAgreementId: 'a-t1', transporterId: 't1', reason: 'r' }))
      .when(lotCommand('WantPart', { quota: 1 }), tania)
      .brings({ type: 'LotAgreementProposed' })
  })
  it('of a negotiated lot is proposed for', () =>
    given(opened())
      .when(lotCommand('WantPart', { quota: 1 }), {
        ...tania,
        lookups: { ...lookups, load: { ...load, terms: { ...agreedTerms, hiringType: 'QUOTATION' } } },
      })
      .refused('PARTS_BY_PROPOSAL'))
  it('cannot exceed what others were not promised', () => {
    given(opened(), has(80_000, sul))
      .when(lotCommand('WantPart', { quota: 20_000 }), tania)
      .brings({ type: 'LotAgreementProposed' })
    given(opened(), has(80_000, sul))
      .when(lotCommand('WantPart', { quota: 20_000.001 }), tania)
      .refused('QUOTA_ABOVE_REMAINING')
  })
  it('is approved while it is still there', () => {
    given(opened(), wants(60_000))
      .when(lotCommand('ApproveAgreement', { lotAgreementId: 'a-t1' }))
      .then(approvedFor(60_000))
    given(opened(), wants(60_000), has(50_000, sul))
      .when(lotCommand('ApproveAgreement', { lotAgreementId: 'a-t1' }))
      .refused('QUOTA_ABOVE_REMAINING')
  })
  it('is decided once', () => {
    given(opened(), has(1))
      .when(lotCommand('ApproveAgreement', { lotAgreementId: 'a-t1' }))
      .refused('AGREEMENT_NOT_PENDING')
    given(opened(), has(1))
      .when(lotCommand('RefuseAgreement', { lotAgreementId: 'a-t1', reason: 'r' }))
      .refused('AGREEMENT_NOT_PENDING')
    given(opened())
      .when(lotCommand('ApproveAgreement', { lotAgreementId: 'a-t1' }))
      .refused('AGREEMENT_UNKNOWN')
  })
  it('above the limit of value is decided by an approver of hirings', () => {
    const dear = { lookups: { ...lookups, approvalAbove: 1_000_000 } }
    const approve = lotCommand('ApproveAgreement', { lotAgreementId: 'a-t1' })
    given(opened(), wants(50_001)).when(approve, dear).refused('APPROVAL_NOT_YOURS')
    given(opened(), wants(50_001))
      .when(approve, { ...dear, ...approver })
      .then(approvedFor(50_001))
    given(opened(), wants(50_000)).when(approve, dear).then(approvedFor(50_000))
    given(opened(), has(50_000))
      .when(lotCommand('ChangeQuota', { lotAgreementId: 'a-t1', quota: '50001' }), dear)
      .refused('APPROVAL_NOT_YOURS')
  })
  it('is refused with a reason, and its proposal is open again', () =>
    given(opened(), wants(1, norte, { negotiationId: 'p1' }))
      .when(lotCommand('RefuseAgreement', { lotAgreementId: 'a-t1', reason: 'Caro' }))
      .then(lotEvent('LotAgreementRefused', { lotAgreementId: 'a-t1', transporterId: 't1', reason: 'Caro', negotiationId: 'p1' })))
})

describe('a proposal for a part', () => {
  const proposal = { negotiationId: 'p1', ...norte, price: 18_000 }
  const accept = lotCommand('AcceptLotProposal', { negotiationId: 'p1', quota: '40000,5', justification: 'Menor preço' })
  const context = { lookups: { ...lookups, proposal } }
  const agreement = { lotAgreementId: 'new', transporterId: 't1', quota: 40_000.5 }
  const proposedAgreement = {
    ...agreement,
    transporterName: 'TransNorte',
    price: 18_000,
    negotiationId: 'p1',
    justification: 'Menor preço',
  }
  it('is accepted at its price', () =>
    given(opened())
      .when(accept, context)
      .then(
        lotEvent('LotAgreementProposed', { ...proposedAgreement, approvalRequired: false }),
        lotEvent('LotAgreementApproved', agreement),
      ))
  it('above the limit of value waits for an approver of hirings', () =>
    given(opened())
      .when(accept, { lookups: { ...context.lookups, approvalAbove: 1000 } })
      .then(lotEvent('LotAgreementProposed', { ...proposedAgreement, approvalRequired: true })))
  it('that was replaced meanwhile is not accepted', () => given(opened()).when(accept).refused('PROPOSAL_NOT_HELD'))
  it('is accepted for no more than is left', () => {
    given(opened(), has(60_000, sul)).when(accept, context).refused('QUOTA_ABOVE_REMAINING')
    given(opened())
      .when(lotCommand('AcceptLotProposal', { negotiationId: 'p1', quota: '0' }), context)
      .refused('QUOTA_NOT_POSITIVE')
  })
})

describe('a quota', () => {
  const change = (quota: string) => lotCommand('ChangeQuota', { lotAgreementId: 'a-t1', quota })
  it('changes within the lot', () => {
    given(opened(), has(10_000))
      .when(change('12000'))
      .then(lotEvent('LotQuotaChanged', { lotAgreementId: 'a-t1', transporterId: 't1', quota: 12_000 }))
    given(opened(), has(10_000), has(80_000, sul)).when(change('20001')).refused('QUOTA_ABOVE_REMAINING')
    given(opened(), has(10_000)).when(change('10000')).changesNothing()
  })
  it('is never below what was withdrawn', () => {
    given(opened(), has(10_000), took(9000)).when(change('8999,999')).refused('QUOTA_BELOW_WITHDRAWN')
    given(opened(), has(10_000), took(9000), came('LotWithdrawalCanceled', 1, { reason: 'r' }))
      .when(change('5000'))
      .brings({ type: 'LotQuotaChanged' })
  })
})
