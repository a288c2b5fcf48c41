import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import type { GateOfUser } from '@embarca/contracts/gate/read-routes.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'

type Props = {
  readonly gate: GateOfUser
  readonly plate: string | undefined
  readonly pending: boolean
  readonly onChoose: (dock: string) => void
  readonly onClose: () => void
}

/** To which dock a driver is called: one tap, or a name where the gate has registered none. */
export const DockDialog = ({ gate, plate, pending, onChoose, onClose }: Props) => {
  const [typed, setTyped] = useState('')
  const docks = gate.docks ?? []
  return (
    <Dialog open title={`${gateLabels.action.RequestInbound}${plate ? ` · ${plate}` : ''}`} onClose={onClose}>
      {docks.length > 0 ? (
        <div className="docks">
          {docks.map(({ code, name }) => (
            <Button key={code} size="gate" pending={pending} onClick={() => onChoose(code)}>
              <span>
                <b>{code}</b> <small>{name}</small>
              </span>
            </Button>
          ))}
        </div>
      ) : (
        <form
          className="dock-form"
          onSubmit={(event) => {
            event.preventDefault()
            onChoose(typed)
          }}
        >
          <TextField label="Doca" required maxLength={12} value={typed} onChange={setTyped} />
          <Button type="submit" look="primary" size="gate" disabled={!typed.trim()} pending={pending}>
            Chamar
          </Button>
        </form>
      )}
    </Dialog>
  )
}
