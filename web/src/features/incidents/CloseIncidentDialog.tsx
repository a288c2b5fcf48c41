import { type Incident, incidentCommands } from '@embarca/contracts/incident/routes.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useState } from 'react'
import { useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { useAttached } from '../../shared/incident/use-attached.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import '../../shared/incident/incident-form.css'

type Props = { readonly incident: Incident; readonly onDone: () => unknown; readonly onClose: () => void }
const named = (list: readonly { readonly id: string; readonly name: string }[]) => list.map(({ id, name }) => ({ value: id, label: name }))

/** How an incident ended, what it cost, and who answers for it (readings o53). */
export const CloseIncidentDialog = ({ incident, onDone, onClose }: Props) => {
  const { data: types = [] } = useRead(referenceRoutes.occurrenceTypes, {})
  const { data: resolutions = [] } = useRead(referenceRoutes.resolutions, {})
  const { data: departments = [] } = useRead(referenceRoutes.departments, {})
  const [observation, setObservation] = useState('')
  const [resolutionId, setResolution] = useState<string>()
  const [cost, setCost] = useState<number>()
  const [department, setDepartment] = useState<string>()
  const [type, setType] = useState(incident.occurrenceTypeId)
  const [influenceOtif, setInfluence] = useState(incident.influenceOtif)
  const [isSubmitted, setSubmitted] = useState(false)
  const attached = useAttached(incident.hashId)
  const { run, pending } = useCommand(incidentCommands.close, { done: onDone })
  const send = async () => {
    setSubmitted(true)
    if (!observation.trim() || !resolutionId) return
    const attachments = await attached.upload()
    if (!attachments) return
    await run({
      ...{ id: incident.id, observation: observation.trim(), resolutionId, cost: cost ?? 0, influenceOtif, attachments },
      ...(type !== incident.occurrenceTypeId && { occurrenceTypeId: type }),
      ...(department !== undefined && { shipperDepartmentId: department }),
    })
  }
  const chooseType = (chosen: string | undefined) => {
    const next = types.find(({ id }) => id === chosen)
    if (!next) return
    setType(next.id)
    setInfluence(next.influenceOtif)
  }
  const active = types.filter(({ id, active }) => active || id === incident.occurrenceTypeId)
  return (
    <FormDialog
      title="Fechar ocorrência"
      width={520}
      accept="Fechar ocorrência"
      icon="check"
      dismiss="Voltar"
      pending={pending || attached.sending}
      className="incident-form"
      onSend={() => void send()}
      onClose={onClose}
    >
      <TextArea
        label="Observação"
        required
        autoFocus
        maxLength={4000}
        value={observation}
        onChange={setObservation}
        error={isSubmitted && !observation.trim() ? 'Escreva uma observação.' : undefined}
      />
      <SelectField
        label="Resolução"
        required
        options={named(resolutions)}
        value={resolutionId}
        onChange={setResolution}
        error={isSubmitted && !resolutionId ? 'Selecione a resolução.' : undefined}
      />
      <MoneyField label="Custo" value={cost} onChange={setCost} />
      <SelectField label="Departamento" clearable options={named(departments)} value={department} onChange={setDepartment} />
      <SelectField label="Tipo" options={named(active)} value={type} onChange={chooseType} />
      <Checkbox checked={influenceOtif} onChange={setInfluence}>
        Afeta o OTIF
      </Checkbox>
      <FileDrop label="Anexar arquivos" files={attached.files} onChange={attached.setFiles} />
    </FormDialog>
  )
}
