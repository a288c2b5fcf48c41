import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { receiptRoutes } from '@embarca/contracts/receipt/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'

export type RecentApproval = { readonly deliveryId: string; readonly receiptId: string; readonly place: string }

/** The approval that was made last and may still be undone by one key, also from the next load. */
export const useRecentApproval = (onUndone: (approval: RecentApproval) => void) => {
  const client = useQueryClient()
  const [approval, setApproval] = useState<RecentApproval>()
  const undo = useCommand(receiptRoutes.undo)
  const clear = () => setApproval(undefined)
  const takeBack = async () => {
    if (!approval) return
    const done = await undo.run({ id: approval.deliveryId, receiverId: approval.receiptId })
    clear()
    await refreshRead(client, receiptRoutes.list, { id: approval.deliveryId })
    void refreshRead(client, boardRoutes.receiptLoads)
    if (done) onUndone(approval)
  }
  return { approval, note: setApproval, clear, takeBack, pending: undo.pending }
}
