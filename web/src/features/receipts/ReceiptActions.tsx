import { useShortcut } from '../../base/keyboard.ts'
import { BlockedButton, Button } from '../../ui/Button.tsx'
import { askToApprove, mayDecide, mayUndo, type Reviewer, type ReviewQuestion, type ReviewReceipt } from './review.ts'

type Props = {
  readonly receipt: ReviewReceipt
  readonly reviewer: Reviewer
  readonly pending: boolean
  readonly onAsk: (asking: ReviewQuestion) => void
  /** Approves without a question, where that may be undone. */
  readonly onApprove: () => void
}

/** Buttons to approve, refuse, or undo a decision; a forbidden one shows the rule. */
export const ReceiptActions = ({ receipt, reviewer, pending, onAsk, onApprove }: Props) => {
  const approve = () => {
    const how = askToApprove(receipt, reviewer)
    if (how === 'atOnce') onApprove()
    else onAsk(how)
  }
  const deciding = mayDecide(receipt, reviewer)
  const undoing = mayUndo(receipt, reviewer)
  useShortcut({ keys: 'a', label: 'Aprovar comprovante', group: 'Comprovantes', run: approve }, { when: deciding.allowed })
  useShortcut({ keys: 'r', label: 'Recusar comprovante', group: 'Comprovantes', run: () => onAsk('refuse') }, { when: deciding.allowed })
  if (!reviewer.mayDecide) return <p className="read-only">{deciding.allowed ? '' : deciding.because}</p>
  if (receipt.status !== 'PENDING')
    return (
      <div className="decide">
        {undoing.allowed ? (
          <Button size="big" icon="undo" onClick={() => onAsk('undo')}>
            {receipt.status === 'APPROVED' ? 'Desfazer aprovação' : 'Desfazer recusa'}
          </Button>
        ) : (
          <BlockedButton size="big" reason={undoing.because}>
            {receipt.status === 'APPROVED' ? 'Desfazer aprovação' : 'Desfazer recusa'}
          </BlockedButton>
        )}
      </div>
    )
  return (
    <div className="decide">
      {deciding.allowed ? (
        <>
          <Button look="primary" size="big" keys="A" pending={pending} onClick={approve}>
            Aprovar
          </Button>
          <Button size="big" keys="R" onClick={() => onAsk('refuse')}>
            Recusar
          </Button>
        </>
      ) : (
        <>
          <BlockedButton size="big" reason={deciding.because}>
            Aprovar
          </BlockedButton>
          <BlockedButton size="big" reason={deciding.because}>
            Recusar
          </BlockedButton>
          <p className="because">{deciding.because}</p>
        </>
      )}
    </div>
  )
}
