import { useShortcut } from '../../lib/keyboard.ts'
import { BlockedButton, Button } from '../../ui/Button.tsx'
import { type Asking, askToApprove, type Judge, mayJudge, mayUndo, type Receipt } from './review.ts'

type Props = { readonly receipt: Receipt; readonly judge: Judge; readonly onAsk: (asking: Asking) => void }

/** Approve, refuse, or take a decision back: what a rule forbids says why. */
export const ReceiptActions = ({ receipt, judge, onAsk }: Props) => {
  const judging = mayJudge(receipt, judge)
  const undoing = mayUndo(receipt, judge)
  useShortcut(
    { keys: 'a', label: 'Aprovar comprovante', group: 'Comprovantes', run: () => onAsk(askToApprove(receipt)) },
    { when: judging.allowed },
  )
  useShortcut({ keys: 'r', label: 'Recusar comprovante', group: 'Comprovantes', run: () => onAsk('refuse') }, { when: judging.allowed })
  if (!judge.mayDecide) return <p className="read-only">{judging.allowed ? '' : judging.because}</p>
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
      {judging.allowed ? (
        <>
          <Button look="primary" size="big" keys="A" onClick={() => onAsk(askToApprove(receipt))}>
            Aprovar
          </Button>
          <Button size="big" keys="R" onClick={() => onAsk('refuse')}>
            Recusar
          </Button>
        </>
      ) : (
        <>
          <BlockedButton size="big" reason={judging.because}>
            Aprovar
          </BlockedButton>
          <BlockedButton size="big" reason={judging.because}>
            Recusar
          </BlockedButton>
          <p className="because">{judging.because}</p>
        </>
      )}
    </div>
  )
}
