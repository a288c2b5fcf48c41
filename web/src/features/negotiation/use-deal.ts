import { negotiationRoutes } from '@embarca/contracts/negotiation/routes.ts'
import { isCallFailed } from '../../base/failure.ts'
import { useRead } from '../../base/queries.ts'
import { useMarkRead } from '../../ui/chat/use-mark-read.ts'

/** A complete deal. A transporter that has not responded has no deal yet (404): an empty chat. */
export const useDeal = (id: string, dealId: string, read: ((dealId: string) => unknown) | undefined) => {
  const answer = useRead(negotiationRoutes.deal, { id, dealId }, { live: true })
  const none = isCallFailed(answer.error) && answer.error.status === 404
  const deal = answer.data
  const newest = deal?.items.findLast(({ agent, viewed }) => agent === 'TRANSPORTER' && !viewed)
  useMarkRead(newest && `${dealId}/${newest.id}`, () => read?.(dealId))
  return { deal, pending: answer.isPending && !none, error: none ? null : answer.error, retry: () => void answer.refetch() }
}
