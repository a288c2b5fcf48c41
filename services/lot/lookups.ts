import { withdrawalLoad } from '@embarca/contracts/lot/codes.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { type LoadState, loadOf } from '../load/index.ts'
import { registered } from '../registry/index.ts'
import { proposalsFold } from './proposals.ts'
import type { LotState } from './state.ts'
import type { LotLoad } from './types.ts'

type Id = { readonly id: string }

const lotLoadOf = ({
  loadId,
  shipperId,
  operationGroupId,
  authorId,
  externalId,
  status,
  deadline,
  terms,
}: LoadState): LotLoad | undefined =>
  terms?.deliveryType === 'LOT' && !terms.partOf && deadline
    ? { loadId, shipperId, operationGroupId, authorId, externalId, status, deadline, terms }
    : undefined

/** The lot's load; undefined when the load is no lot, or not offered yet. */
export const loadLookup = async (_: LotState, { id }: Id, context: LookupContext) => ({ load: lotLoadOf(await loadOf(context, id)) })

/** Agreements worth more cents need an approver. A profile may require approval of every hiring; else the shipper's limit applies. */
export const limitLookup = async (_: LotState, { id }: Id, context: LookupContext) => {
  const load = lotLoadOf(await loadOf(context, id))
  return { load, approvalAbove: load && (await approvalAbove(load, context)) }
}
const approvalAbove = async ({ shipperId, terms }: LotLoad, context: LookupContext): Promise<number | undefined> => {
  const profile = await registered(context, 'profile', terms.profileId, shipperId)
  return profile?.approvalRequired ? 0 : (await registered(context, 'shipper', shipperId))?.approvalAbove
}

export const proposalsOf = ({ read }: LookupContext, loadId: string) => read(proposalsFold, `negotiation-${loadId}`)

/** The status of a withdrawal's load. */
export const withdrawnLoadOf = async (lotId: string, withdrawalId: string, context: LookupContext) =>
  (await loadOf(context, withdrawalLoad(lotId, withdrawalId))).status
