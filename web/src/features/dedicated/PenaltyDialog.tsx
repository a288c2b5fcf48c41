import { dedicatedCommands } from '@embarca/contracts/dedicated/routes.ts'
import { money } from '@embarca/contracts/kit/numbers.ts'
import { useState } from 'react'
import { IconButton } from '../../ui/Button.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import { actionNames, type DialogProps, penaltyStep, widthOf } from './actions.ts'
import { useDialogCommand } from './use-dialog-command.ts'

/** The penalty of a load in all: by units of the contract, or as typed; 0 takes it away (R236, R237). */
export const PenaltyDialog = ({ action: { vehicle, row, penaltyPrice: unit = 0 }, ...rest }: DialogProps) => {
  const [amount, setAmount] = useState<number | undefined>(row?.penaltyPrice ?? 0)
  const [reason, setReason] = useState('')
  const { run, pending, failure } = useDialogCommand(dedicatedCommands.setPenalty, rest)
  const step = (by: 1 | -1) => setAmount(penaltyStep(amount ?? 0, unit, by))
  return (
    <FormDialog
      title={actionNames.penalty}
      width={widthOf('penalty')}
      accept="Salvar"
      pending={pending}
      className="fleet-form"
      onSend={() =>
        row && run({ id: vehicle.id, shippingHash: row.hashId, value: amount ?? 0, ...(reason.trim() && { reason: reason.trim() }) })
      }
      onClose={rest.onClose}
    >
      <p className="aside-note">
        Carga {row?.code}
        {unit > 0 && ` · ${money(unit)} por ocorrência`}
      </p>
      <div className="fleet-penalty">
        {unit > 0 && <IconButton icon="minus" label="Uma multa a menos" disabled={!amount} onClick={() => step(-1)} />}
        <MoneyField label="Valor da multa" autoFocus value={amount} onChange={setAmount} error={failure?.messages[0]} />
        {unit > 0 && <IconButton icon="plus" label="Uma multa a mais" onClick={() => step(1)} />}
      </div>
      <TextArea label="Observação" maxLength={500} value={reason} onChange={setReason} />
    </FormDialog>
  )
}
