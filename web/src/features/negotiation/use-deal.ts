import { negotiationRoutes } from '@embarca/contracts/negotiation/routes.ts'
import { useEffect } from 'react'
import { isCallFailed } from '../../lib/failure.ts'
import { useRead } from '../../lib/pages.ts'

/** A deal whole. With somebody who said nothing yet there is none: an empty talk. */
export const useDeal = (id: string, dealId: string, read: ((dealId: string) => unknown) | undefined) => {
  const answer = useRead(negotiationRoutes.deal, { id, dealId })
  const none = isCallFailed(answer.error) && answer.error.status === 404
  const deal = answer.data
  const unread = deal?.items.filter(({ agent, viewed }) => agent === 'TRANSPORTER' && !viewed).length ?? 0
  useEffect(() => {
    if (unread === 0 || !read) return undefined
    const mark = () => document.visibilityState === 'visible' && read(dealId)
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [unread, read, dealId])
  return { deal, pending: answer.isPending && !none, error: none ? null : answer.error, retry: () => void answer.refetch() }
}
