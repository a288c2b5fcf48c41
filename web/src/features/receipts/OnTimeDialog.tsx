import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import { useShortcut } from '../../lib/keyboard.ts'
import { Button } from '../../ui/Button.tsx'
import { IRREVERSIBLE } from '../../ui/Confirm.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { lateBy } from './receipt-words.ts'
import type { Receipt } from './review.ts'

type Props = {
  readonly open: boolean
  readonly receipt: Receipt
  readonly pending: boolean
  readonly onYes: () => void
  readonly onNo: () => void
  readonly onClose: () => void
}

const Keys = ({ onYes, onNo }: Pick<Props, 'onYes' | 'onNo'>) => {
  useShortcut({ keys: 's', label: 'Sim', run: onYes })
  useShortcut({ keys: 'n', label: 'Não', run: onNo })
  return null
}

/** A late arrival is approved only after this question; a "Não" goes on to its reason. */
export const OnTimeDialog = ({ open, receipt, pending, onYes, onNo, onClose }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={receiptLabels.onTimeQuestion}
    footer={
      <>
        <Button onClick={onClose}>Cancelar</Button>
        <Button onClick={onNo} keys="N">
          Não
        </Button>
        <Button look="primary" onClick={onYes} keys="S" pending={pending} autoFocus>
          Sim
        </Button>
      </>
    }
  >
    <Keys onYes={onYes} onNo={onNo} />
    <p>
      <b>{receipt.shippingDestination.place.name}</b>: chegou {lateBy(receipt)} do previsto. Se não foi no prazo, diga o motivo: ele entra
      no OTIF ajustado.
    </p>
    <p>{IRREVERSIBLE}</p>
  </Dialog>
)
