import { deliveryOf, loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import { useState } from 'react'
import { Drawer } from '../../ui/Drawer.tsx'
import { ReceiptReview } from './ReceiptReview.tsx'
import { UndoBar } from './UndoBar.tsx'
import { useRecentApproval } from './use-recent-approval.ts'
import type { QueueSteps } from './use-review-queue.ts'
import './receipts.css'

type Props = {
  /** The load; without one it is closed. */
  readonly hash: string | undefined
  readonly onClose: () => void
  /** With a queue the review fills the screen and goes on to the next load. */
  readonly queue?: QueueSteps & { readonly onOpen: (hash: string) => void }
}

const WIDTH = 700
/** Wider than any screen. */
const FULL = 6_000

/** 'Verificar comprovantes do frete': the receipts of a load. An approval made at once can be undone from the next load too. */
export const ReceiptDrawer = ({ hash, onClose, queue }: Props) => {
  const [start, setStart] = useState<string>()
  const recent = useRecentApproval(({ deliveryId, receiptId }) => {
    setStart(receiptId)
    const load = loadOfDelivery(deliveryId)
    if (load !== hash) queue?.onOpen(load)
  })
  return (
    <Drawer open={hash !== undefined} onClose={onClose} title="Verificar comprovantes do frete" width={queue ? FULL : WIDTH} flush>
      {hash !== undefined && (
        <ReceiptReview
          key={hash}
          loadId={hash}
          deliveryId={deliveryOf(hash)}
          start={start}
          queue={queue}
          onApproved={recent.note}
          onClose={onClose}
        />
      )}
      {recent.approval && (
        <UndoBar
          key={recent.approval.receiptId}
          place={recent.approval.place}
          pending={recent.pending}
          onUndo={() => void recent.takeBack()}
          onOver={recent.clear}
        />
      )}
    </Drawer>
  )
}
