import { lotLabels } from '@embarca/contracts/lot/labels.pt.ts'
import type { Lot } from '@embarca/contracts/lot/views.ts'
import { BlockedButton, Button } from '../../ui/Button.tsx'
import type { LotQuestion } from './LotDialogs.tsx'

/** Finishes a lot when nothing of it is under way, or reopens it. */
export const LotButtons = ({ lot, ask }: { readonly lot: Lot; readonly ask: (question: LotQuestion) => void }) => (
  <span className="lot-buttons">
    {lot.status === 'OPEN' &&
      (lot.flLotCanClose ? (
        <Button icon="check-circle" onClick={() => ask({ kind: 'finish' })}>
          Finalizar lote
        </Button>
      ) : (
        <BlockedButton reason={lotLabels.refusal.WITHDRAWALS_UNDER_WAY}>Finalizar lote</BlockedButton>
      ))}
    {lot.status === 'FINISHED' && (
      <Button icon="undo" onClick={() => ask({ kind: 'reopen' })}>
        Reabrir lote
      </Button>
    )}
  </span>
)
