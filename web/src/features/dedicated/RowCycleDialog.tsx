import { dedicatedCommands } from '@embarca/contracts/dedicated/routes.ts'
import { useState } from 'react'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import { actionNames, type DialogProps, widthOf } from './actions.ts'
import { useDialogCommand } from './use-dialog-command.ts'

const LEAST = 5

/** Counts a load in another cycle, with a reason (R234). */
export const RowCycleDialog = ({ action: { vehicle, row, cycles = [] }, ...rest }: DialogProps) => {
  const [cycle, setCycle] = useState<string>()
  const [justification, setJustification] = useState('')
  const { run, pending, failure } = useDialogCommand(dedicatedCommands.updateCycle, rest)
  const isReady = cycle !== undefined && cycle !== vehicle.cycle && justification.trim().length >= LEAST
  return (
    <FormDialog
      title={actionNames.cycle}
      width={widthOf('cycle')}
      accept="Salvar"
      disabled={!isReady}
      pending={pending}
      className="fleet-form"
      onSend={() => isReady && row && run({ id: row.id, cycle, justification: justification.trim() })}
      onClose={rest.onClose}
    >
      <p className="aside-note">Carga {row?.code}</p>
      <SelectField
        label="Ciclo"
        required
        options={cycles.filter(({ start }) => start !== vehicle.cycle).map(({ start, label }) => ({ value: start, label }))}
        value={cycle}
        onChange={setCycle}
        error={failure?.messages[0]}
      />
      <TextArea
        label="Justificativa"
        required
        maxLength={500}
        hint="Pelo menos 5 caracteres"
        value={justification}
        onChange={setJustification}
      />
    </FormDialog>
  )
}
