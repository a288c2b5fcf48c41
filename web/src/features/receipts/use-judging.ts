import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { receiptRoutes } from '@embarca/contracts/receipt/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCommand } from '../../lib/command.ts'
import { refreshRead } from '../../lib/pages.ts'
import type { Receipt, Receipts } from './review.ts'

/**
 * What a reviewer can do to the receipts of a delivery. Each sends the revision the reviewer was looking at; whatever comes back,
 * the list is read again, and `decided` hears the newest.
 */
export const useJudging = (deliveryId: string, shown: Receipts | undefined, decided: (fresh: Receipts | undefined) => void) => {
  const client = useQueryClient()
  const again = async () => {
    await refreshRead(client, receiptRoutes.list, { id: deliveryId })
    void refreshRead(client, boardRoutes.receiptLoads)
    void refreshRead(client, loadDetailsRoutes.details)
    return client.getQueryData<Receipts>([receiptRoutes.list.at, { id: deliveryId }])
  }
  const ways = {
    done: async () => decided(await again()),
    failed: () => void again(),
  }
  /** It waits still: who changed it goes on looking at it. */
  const stays = { done: async () => void (await again()), failed: () => void again() }
  const approve = useCommand(receiptRoutes.approve, ways)
  const approveOnTime = useCommand(receiptRoutes.approveOnTime, ways)
  const explain = useCommand(receiptRoutes.explain, ways)
  const refuse = useCommand(receiptRoutes.refuse, ways)
  const undo = useCommand(receiptRoutes.undo, stays)
  const approveAll = useCommand(receiptRoutes.approveAll, ways)
  const correct = useCommand(receiptRoutes.correctArrival, stays)
  const reset = useCommand(receiptRoutes.resetArrival, stays)
  const replace = useCommand(receiptRoutes.replaceImage, stays)

  const looking = shown ? { ifMatch: shown.revision } : {}
  const of = ({ id }: Receipt) => ({ id: deliveryId, receiverId: id })
  return {
    approve: (receipt: Receipt) => approve.run(of(receipt), looking),
    approveOnTime: (receipt: Receipt) => approveOnTime.run(of(receipt), looking),
    explain: (receipt: Receipt, onTimeReasonTypeId: string) => explain.run({ ...of(receipt), onTimeReasonTypeId }, looking),
    refuse: (receipt: Receipt, reason: string) => refuse.run({ ...of(receipt), reason }, looking),
    undo: (receipt: Receipt) => undo.run(of(receipt), looking),
    approveAll: () => approveAll.run({ id: deliveryId }, looking),
    /** `DD/MM/YYYY HH:mm`, by the clock of the place. */
    correct: (receipt: Receipt, moment: string) => correct.run({ ...of(receipt), deliveryDate: `${moment}:00` }, looking),
    reset: (receipt: Receipt) => reset.run(of(receipt), looking),
    replaceImages: (receipt: Receipt, receiptImage: string[]) => replace.run({ ...of(receipt), receiptImage }, looking),
    pending: [approve, approveOnTime, explain, refuse, undo, approveAll, correct, reset].some((command) => command.pending),
  }
}
