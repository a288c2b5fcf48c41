import { withdrawalLoad } from '@embarca/contracts/lot/codes.ts'
import type { Beside, Module } from '../kit/module.ts'
import { concernedBy, type Load, loadOf } from '../load/index.ts'
import { registered } from '../registry/index.ts'
import { lotDecider } from './decider.ts'
import { proposalsHeard } from './proposals.ts'
import { type LotFacts, type LotVocabulary, nothingBeside, type WholeLoad } from './vocabulary.ts'

const wholeOf = ({ loadId, shipperId, operationGroupId, authorId, externalId, status, deadline, terms }: Load): WholeLoad | undefined =>
  terms?.deliveryType === 'LOT' && !terms.partOf && deadline
    ? { loadId, shipperId, operationGroupId, authorId, externalId, status, deadline, terms }
    : undefined

const proposalsOf = (beside: Beside, loadId: string) => beside.read(proposalsHeard, `negotiation-${loadId}`)
/** A profile may want every hiring approved; else the shipper says above how many cents. */
const approvalAbove = async (beside: Beside, { shipperId, terms }: WholeLoad) => {
  const profile = await registered(beside, 'profile', terms.profileId, shipperId)
  return profile?.approvalRequired ? 0 : (await registered(beside, 'shipper', shipperId))?.approvalAbove
}

const facts: NonNullable<Module<LotVocabulary>['facts']> = async (_, { type, data }, beside): Promise<LotFacts> => {
  const load = wholeOf(await loadOf(beside, data.id))
  const known = { ...nothingBeside, load }
  const dear = async () => (load ? { ...known, approvalAbove: await approvalAbove(beside, load) } : known)
  switch (type) {
    case 'WantPart': {
      const transporterId = beside.by.transporterId ?? ''
      const carrier = await registered(beside, 'transporter', transporterId)
      return { ...(await dear()), carrier: { transporterId, transporterName: carrier?.name ?? '' } }
    }
    case 'AcceptLotProposal':
      return { ...(await dear()), proposal: (await proposalsOf(beside, data.id)).held[data.negotiationId] }
    case 'ApproveAgreement':
    case 'RefuseAgreement':
    case 'ChangeQuota':
      return dear()
    case 'CompleteLot':
      return { ...known, proposed: Object.keys((await proposalsOf(beside, data.id)).wanted).length > 0 }
    case 'ChangeWithdrawal':
      return { ...known, withdrawnLoad: (await loadOf(beside, withdrawalLoad(data.id, data.shippingLotWithdrawalId))).status }
    default:
      return known
  }
}

/** A load that is withdrawn in parts. Who has an agreement stays concerned, whatever becomes of the offer's targets. */
export const lots: Module<LotVocabulary> = {
  name: 'lot',
  decider: lotDecider,
  stream: ({ data: { id } }) => `lot-${id}`,
  key: ({ data: { id } }) => id,
  belongs: async ({ agreements }, { data: { id } }, beside) => {
    const belongs = await concernedBy(await loadOf(beside, id), beside)
    const agreed = agreements.map(({ transporterId }) => transporterId)
    return belongs && { ...belongs, transporterIds: [...(belongs.transporterIds ?? []), ...agreed] }
  },
  facts,
  claims: (fact, { shipperId }) =>
    fact.type === 'LotWithdrawn' ? { take: [`externalId:${shipperId}:${fact.data.externalId}`] } : undefined,
  claimTaken: () => 'WITHDRAWAL_CODE_TAKEN',
  before: {
    AcceptLotProposal: {
      first: ({ id, negotiationId, justification }) => ({
        module: 'negotiation',
        command: { type: 'HoldProposal', data: { id, negotiationId, ...(justification && { justification }) } },
      }),
      otherwise: ({ id, negotiationId }) => ({ module: 'negotiation', command: { type: 'ReleaseProposal', data: { id, negotiationId } } }),
    },
  },
}
