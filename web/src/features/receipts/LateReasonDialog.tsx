import { receiptRoutes } from '@embarca/contracts/receipt/routes.ts'
import { useState } from 'react'
import { useShortcut } from '../../lib/keyboard.ts'
import { useRead } from '../../lib/pages.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Skeleton } from '../../ui/states.tsx'

type Props = {
  readonly open: boolean
  readonly pending: boolean
  readonly onSave: (reasonId: string) => void
  readonly onClose: () => void
}

const Enter = ({ run, when }: { readonly run: () => void; readonly when: boolean }) => {
  useShortcut({ keys: 'Enter', label: 'Salvar', run }, { when })
  return null
}

/** Why a delivery was late; nothing is saved before a reason is chosen. */
export const LateReasonDialog = ({ open, pending, onSave, onClose }: Props) => {
  const reasons = useRead(receiptRoutes.reasons, {}, { enabled: open })
  const [chosen, setChosen] = useState<string>()
  const save = () => chosen && onSave(chosen)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Por que a entrega atrasou?"
      width={420}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button look="primary" disabled={!chosen} pending={pending} onClick={save}>
            Salvar
          </Button>
        </>
      }
    >
      <Enter run={save} when={chosen !== undefined} />
      <fieldset className="reasons" aria-label="Motivo do atraso">
        {reasons.data ? (
          reasons.data.map(({ id, name }, i) => (
            <label key={id}>
              <input
                type="radio"
                name="late-reason"
                value={id}
                checked={chosen === id}
                autoFocus={i === 0}
                onChange={() => setChosen(id)}
              />
              {name}
            </label>
          ))
        ) : (
          <Skeleton count={5} height={20} />
        )}
      </fieldset>
    </Dialog>
  )
}
