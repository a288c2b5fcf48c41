import { statusReturn } from '@embarca/contracts/load/routes.ts'
import { useState } from 'react'
import { useRead } from '../../base/queries.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { RadioInput } from '../../ui/RadioInput.tsx'
import { Suspended } from '../../ui/Suspended.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { TextField } from '../../ui/TextField.tsx'

type Props = {
  readonly open: boolean
  readonly id: string
  readonly pending: boolean
  readonly onChoose: (status: string, reason: string) => void
  readonly onClose: () => void
}

/** Resets the load to an earlier status, one of those that its lifecycle allows. */
export const StatusDialog = ({ open, id, pending, onChoose, onClose }: Props) => {
  const statuses = useRead(statusReturn, { id }, { enabled: open })
  const [chosen, setChosen] = useState<string>()
  const [reason, setReason] = useState('')
  const save = () => chosen && onChoose(chosen, reason.trim())
  return (
    <FormDialog
      open={open}
      title="Voltar status"
      width={440}
      accept="Voltar status"
      disabled={!chosen}
      pending={pending}
      className="asking"
      onSend={save}
      onClose={onClose}
    >
      <fieldset className="choices" aria-label="Voltar para">
        {statuses.data ? (
          statuses.data.map(({ code, label }) => (
            <label key={code}>
              <RadioInput name="status" checked={chosen === code} onChange={() => setChosen(code)} />
              {label}
            </label>
          ))
        ) : (
          <Suspended read={statuses} text="Falha ao buscar os status.">
            <Skeleton count={3} height={20} />
          </Suspended>
        )}
      </fieldset>
      <TextField label="Motivo" maxLength={200} value={reason} onChange={setReason} />
    </FormDialog>
  )
}
