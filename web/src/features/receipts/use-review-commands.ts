import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { receiptRoutes } from '@embarca/contracts/receipt/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { refreshRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import type { ReviewReceipt, ReviewReceipts } from './review.ts'

/**
 * The commands of a reviewer on the receipts of a delivery. Each sends the revision that the reviewer was looking at. The list is refetched
 * after each, and `decided` is called with the newest one after a decision.
 */
export const useReviewCommands = (
  deliveryId: string,
  shown: ReviewReceipts | undefined,
  decided: (fresh: ReviewReceipts | undefined) => void,
) => {
  const client = useQueryClient()
  const refetchReceipts = async () => {
    await refreshRead(client, receiptRoutes.list, { id: deliveryId })
    void refreshRead(client, boardRoutes.receiptLoads)
    void refreshRead(client, loadDetailsRoutes.details)
    return client.getQueryData<ReviewReceipts>([receiptRoutes.list.at, { id: deliveryId }])
  }
  const options = {
    done: async () => decided(await refetchReceipts()),
    failed: () => void refetchReceipts(),
  }
  /** The receipt is still pending afterwards, so the review stays on it. */
  const refetchOnly = { done: async () => void (await refetchReceipts()), failed: () => void refetchReceipts() }
  const approve = useCommand(receiptRoutes.approve, options)
  const approveOnTime = useCommand(receiptRoutes.approveOnTime, options)
  const explain = useCommand(receiptRoutes.explain, options)
  const refuse = useCommand(receiptRoutes.refuse, options)
  const undo = useCommand(receiptRoutes.undo, refetchOnly)
  const approveAll = useCommand(receiptRoutes.approveAll, options)
  const correct = useCommand(receiptRoutes.correctArrival, refetchOnly)
  const reset = useCommand(receiptRoutes.resetArrival, refetchOnly)
  const replace = useCommand(receiptRoutes.replaceImage, refetchOnly)

  const precondition = shown ? { ifMatch: shown.revision } : {}
  const of = ({ id }: ReviewReceipt) => ({ id: deliveryId, receiverId: id })
  return {
    approve: (receipt: ReviewReceipt) => approve.run(of(receipt), precondition),
    approveOnTime: (receipt: ReviewReceipt) => approveOnTime.run(of(receipt), precondition),
    explain: (receipt: ReviewReceipt, onTimeReasonTypeId: string) => explain.run({ ...of(receipt), onTimeReasonTypeId }, precondition),
    refuse: (receipt: ReviewReceipt, reason: string) => refuse.run({ ...of(receipt), reason }, precondition),
    undo: (receipt: ReviewReceipt) => undo.run(of(receipt), precondition),
    approveAll: () => approveAll.run({ id: deliveryId }, precondition),
    /** `DD/MM/YYYY HH:mm`, in the zone of the place. */
    correct: (receipt: ReviewReceipt, dateTime: string) => correct.run({ ...of(receipt), deliveryDate: `${dateTime}:00` }, precondition),
    reset: (receipt: ReviewReceipt) => reset.run(of(receipt), precondition),
    replaceImages: (receipt: ReviewReceipt, receiptImage: string[]) => replace.run({ ...of(receipt), receiptImage }, precondition),
    pending: [approve, approveOnTime, explain, refuse, undo, approveAll, correct, reset].some((command) => command.pending),
  }
}
