import { negotiationRoutes } from '@embarca/contracts/negotiation/routes.ts'
import { useEffect, useRef } from 'react'
import { isCallFailed } from '../../lib/failure.ts'
import { useRead } from '../../lib/pages.ts'

/** A deal whole. With somebody who said nothing yet there is none: an empty talk. */
export const useDeal = (id: string, dealId: string, read: ((dealId: string) => unknown) | undefined) => {
  const answer = useRead(negotiationRoutes.deal, { id, dealId })
  const none = isCallFailed(answer.error) && answer.error.status === 404
  const deal = answer.data
  const newest = deal?.items.findLast(({ agent, viewed }) => agent === 'TRANSPORTER' && !viewed)?.id
  const latest = useRef(read)
  latest.current = read
  // Once for what is new, whatever became of it: a reading that failed is not repeated by itself.
  useEffect(() => {
    if (newest === undefined) return undefined
    const mark = () => document.visibilityState === 'visible' && latest.current?.(dealId)
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [newest, dealId])
  return { deal, pending: answer.isPending && !none, error: none ? null : answer.error, retry: () => void answer.refetch() }
}
