import { incidentCommands, incidentRoutes } from '@embarca/contracts/incident/routes.ts'
import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { referenceLabels } from '@embarca/contracts/reference/labels.pt.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import { useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { AutocompleteField } from '../../ui/AutocompleteField.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import { useAttached } from './use-attached.ts'
import './incident-form.css'

type Load = OutputOf<typeof incidentRoutes.loads>['list'][number]
type Props = {
  /** The load, when the dialog opens from its page. */
  readonly load?: Pick<Load, 'hashId' | 'shippingDeliveryId' | 'destinations'>
  readonly onOpened: (id: string) => void
  readonly onClose: () => void
}

const findLoads = async (text: string): Promise<readonly Load[]> =>
  (await call(incidentRoutes.loads, text ? { text, size: 20 } : { size: 20 })).list
const needed = (isSubmitted: boolean, value: unknown, text: string) => (isSubmitted && !value ? text : undefined)

/** What went wrong, on which load, with photos. */
export const OpenIncidentDialog = ({ load: given, onOpened, onClose }: Props) => {
  const [found, setFound] = useState<Load>()
  const load = given ?? found
  const { data: types = [] } = useRead(referenceRoutes.occurrenceTypes, {})
  const [occurrenceTypeId, setType] = useState<string>()
  const [destinationId, setDestination] = useState<string>()
  const [observation, setObservation] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const attached = useAttached(load?.hashId)
  const { run, pending } = useCommand(incidentCommands.open, { done: ({ id }) => onOpened(id) })
  const send = async () => {
    setSubmitted(true)
    if (!load || !occurrenceTypeId || !observation.trim()) return
    const attachments = await attached.upload()
    if (!attachments) return
    await run({
      ...{ shippingDeliveryId: load.shippingDeliveryId, occurrenceTypeId, observation: observation.trim(), attachments },
      ...(destinationId !== undefined && { destinationId }),
    })
  }
  return (
    <FormDialog
      title="Abrir ocorrência"
      width={520}
      accept="Abrir ocorrência"
      icon="warning"
      pending={pending || attached.sending}
      className="incident-form"
      onSend={() => void send()}
      onClose={onClose}
    >
      {!given && (
        <AutocompleteField
          label="Carga"
          required
          value={found}
          onChange={setFound}
          search={findLoads}
          keyOf={({ hashId }) => hashId}
          labelOf={({ externalId }) => externalId}
          detailOf={({ lane, status }) => `${lane} · ${status}`}
          error={needed(isSubmitted, found, 'Selecione uma carga.')}
        />
      )}
      <SelectField
        label="Tipo"
        required
        options={types
          .filter(({ active }) => active)
          .map(({ id, name, category, severity }) => ({
            value: id,
            label: name,
            detail: `${referenceLabels.occurrenceCategories[category]} · ${referenceLabels.severities[severity]}`,
          }))}
        value={occurrenceTypeId}
        onChange={setType}
        error={needed(isSubmitted, occurrenceTypeId, 'Selecione um tipo de ocorrência da lista.')}
      />
      {load && load.destinations.length > 1 && (
        <SelectField
          label="Destino"
          clearable
          placeholder="Último destino"
          options={load.destinations.map(({ id, name }) => ({ value: id, label: name }))}
          value={destinationId}
          onChange={setDestination}
        />
      )}
      <TextArea
        label="Observação"
        required
        maxLength={4000}
        value={observation}
        onChange={setObservation}
        error={needed(isSubmitted, observation.trim(), 'Escreva uma observação.')}
      />
      <FileDrop label="Anexar arquivos" files={attached.files} onChange={attached.setFiles} />
    </FormDialog>
  )
}
