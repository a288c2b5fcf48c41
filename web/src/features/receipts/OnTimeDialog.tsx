import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import { receiptRoutes } from '@embarca/contracts/receipt/routes.ts'
import { useState } from 'react'
import { useShortcut } from '../../base/keyboard.ts'
import { useRead } from '../../base/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { IRREVERSIBLE } from '../../ui/Confirm.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { LateReasons } from './LateReasons.tsx'
import { lateBy, REVERSIBLE } from './receipt-texts.ts'
import type { ReviewReceipt } from './review.ts'

type Props = {
  readonly open: boolean
  readonly receipt: ReviewReceipt
  readonly reversible: boolean
  readonly pending: boolean
  readonly onYes: () => void
  /** Called for "Não" with the chosen reason. */
  readonly onNo: (reasonId: string) => void
  readonly onClose: () => void
}

const Keys = ({ onYes, onNo }: { readonly onYes: () => void; readonly onNo: () => void }) => {
  useShortcut({ keys: 's', label: 'Sim', run: onYes })
  useShortcut({ keys: 'n', label: 'Não', run: onNo })
  return null
}
const Enter = ({ run }: { readonly run: () => void }) => {
  useShortcut({ keys: 'Enter', label: 'Salvar', run })
  return null
}

/** Asks before a late arrival is approved whether it was on time; "Não" requires a reason from the list. */
export const OnTimeDialog = ({ open, receipt, reversible, pending, onYes, onNo, onClose }: Props) => {
  const [late, setLate] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const reasons = useRead(receiptRoutes.reasons, {}, { enabled: open })
  const close = () => {
    setLate(false)
    setChosen(undefined)
    onClose()
  }
  const save = () => {
    if (chosen) onNo(chosen)
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={late ? 'Por que a entrega atrasou?' : receiptLabels.onTimeQuestion}
      footer={
        late ? (
          <>
            <Button onClick={() => setLate(false)}>Voltar</Button>
            <Button look="primary" disabled={!chosen} pending={pending} onClick={save}>
              Salvar
            </Button>
          </>
        ) : (
          <>
            <Button onClick={close}>Cancelar</Button>
            <Button onClick={() => setLate(true)} keys="N">
              Não
            </Button>
            <Button look="primary" onClick={onYes} keys="S" pending={pending} autoFocus>
              Sim
            </Button>
          </>
        )
      }
    >
      {late ? (
        <>
          <Enter run={save} />
          <LateReasons reasons={reasons} chosen={chosen} onChoose={setChosen} />
        </>
      ) : (
        <>
          <Keys onYes={onYes} onNo={() => setLate(true)} />
          <p>
            <b>{receipt.shippingDestination.place.name}</b>: chegou {lateBy(receipt)} do previsto. Se não foi no prazo, diga o motivo: ele
            entra no OTIF ajustado.
          </p>
          <p>{reversible ? REVERSIBLE : IRREVERSIBLE}</p>
        </>
      )}
    </Dialog>
  )
}
