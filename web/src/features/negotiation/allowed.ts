import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { negotiationLabels } from '@embarca/contracts/negotiation/labels.pt.ts'
import { isLot } from '../../shared/load/reference.ts'
import type { OpenOffer } from './proposal-rows.ts'

export type Permit = { readonly allowed: boolean; readonly because?: string | undefined }

/** Whether the load allows an action now; an action that the server does not list is not available to this user. */
export const permit = ({ actions }: Pick<LoadDetails, 'actions'>, ...names: readonly string[]): Permit => {
  const rules = actions.filter(({ action }) => names.includes(action))
  const open = rules.find(({ allowed }) => allowed)
  if (open) return { allowed: true }
  return { allowed: false, because: rules[0]?.because }
}

/** Whether an open offer may be accepted now: a proposal or a bid by its id, a closed price by its transporter. */
export const mayAccept = (
  load: Pick<LoadDetails, 'actions' | 'hiringType' | 'statusCode' | 'terms'>,
  offer: OpenOffer | undefined,
): Permit => {
  if (load.hiringType === 'AUCTION' && load.statusCode === 'NEGOTIATION')
    return { allowed: false, because: negotiationLabels.refusal.AUCTION_STILL_OPEN }
  // The parts of a lot are decided by the lot, not by the load.
  if (isLot(load.terms)) return { allowed: load.statusCode === 'NEGOTIATION' }
  return permit(load, offer?.negotiationId === undefined ? 'ChooseTransporter' : 'AcceptProposal')
}
