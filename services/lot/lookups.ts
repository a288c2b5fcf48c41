import { withdrawalLoad } from '@embarca/contracts/lot/codes.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { type Load, loadOf } from '../load/index.ts'
import { registered } from '../registry/index.ts'
import { proposalsFold } from './proposals.ts'
import type { Lot } from './state.ts'
import type { WholeLoad } from './types.ts'

type Id = { readonly id: string }

const wholeOf = ({ loadId, shipperId, operationGroupId, authorId, externalId, status, deadline, terms }: Load): WholeLoad | undefined =>
  terms?.deliveryType === 'LOT' && !terms.partOf && deadline
    ? { loadId, shipperId, operationGroupId, authorId, externalId, status, deadline, terms }
    : undefined

/** The lot's load; undefined when the load is no lot, or not offered yet. */
export const loadLookup = async (_: Lot, { id }: Id, context: LookupContext) => ({ load: wholeOf(await loadOf(context, id)) })

/** Agreements worth more cents than that need an approver. A profile may want every hiring approved; else the shipper sets the limit. */
export const limitLookup = async (_: Lot, { id }: Id, context: LookupContext) => {
  const load = wholeOf(await loadOf(context, id))
  return { load, approvalAbove: load && (await approvalAbove(load, context)) }
}
const approvalAbove = async ({ shipperId, terms }: WholeLoad, context: LookupContext): Promise<number | undefined> => {
  const profile = await registered(context, 'profile', terms.profileId, shipperId)
  return profile?.approvalRequired ? 0 : (await registered(context, 'shipper', shipperId))?.approvalAbove
}

export const proposalsOf = ({ read }: LookupContext, loadId: string) => read(proposalsFold, `negotiation-${loadId}`)

/** The status of the load that a withdrawal became. */
export const withdrawnLoadOf = async (lotId: string, withdrawalId: string, context: LookupContext) =>
  (await loadOf(context, withdrawalLoad(lotId, withdrawalId))).status
