import { deliveryTypes, freightTypes, hiringTypes, type LoadStatus, sections } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { receiptStatuses } from '@embarca/contracts/receipt/codes.ts'
import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useRead } from '../../../base/queries.ts'
import { TransporterPicker } from '../../../shared/load/Pickers.tsx'
import { MultiSelectField } from '../../../ui/MultiSelectField.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { DraftProps } from './draft.ts'
import { FilterSwitch } from './FilterSwitch.tsx'
import { LaunchedBy } from './LaunchedBy.tsx'

const choices = <V extends string>(values: readonly V[], labels: Readonly<Record<V, string>>) =>
  values.map((value) => ({ value, label: labels[value] }))
const hirings = choices(hiringTypes, loadLabels.hiringType)
const statuses = choices<LoadStatus>(sections.inProgress, loadLabels.status)
const receipts = choices(receiptStatuses, receiptLabels.chip)
const freights = choices(freightTypes, loadLabels.freightType)
const deliveries = choices(deliveryTypes, loadLabels.deliveryType)

/** Filters that apply to every load: text, hiring type, status. */
export const GeneralFilters = ({ draft, onDraft }: DraftProps) => {
  const tags = useRead(referenceRoutes.tags, {}).data ?? []
  const tagChoices = [...new Set([...tags, ...(draft.tags ?? [])])].map((value) => ({ value, label: value }))
  return (
    <section className="form-grid" aria-labelledby="filters-general">
      <h3 id="filters-general" className="c12">
        Geral
      </h3>
      <TextField
        className="c12"
        label="Texto"
        placeholder="Código, placa, CPF, CNPJ, NF-e, pedido ou local"
        maxLength={100}
        value={draft.text ?? ''}
        onChange={(text) => onDraft({ text: text || undefined })}
      />
      <MultiSelectField
        className="c6"
        label="Tipo de contratação"
        options={hirings}
        value={draft.hiringType}
        onChange={(hiringType) => onDraft({ hiringType })}
      />
      <MultiSelectField
        className="c6"
        label="Status em andamento"
        options={statuses}
        value={draft.deliveryStatus}
        onChange={(deliveryStatus) => onDraft({ deliveryStatus })}
      />
      <MultiSelectField
        className="c6"
        label="Comprovantes"
        options={receipts}
        value={draft.receiptStatus}
        onChange={(receiptStatus) => onDraft({ receiptStatus })}
      />
      <MultiSelectField
        className="c6"
        label="Etiquetas"
        all="Qualquer uma"
        options={tagChoices}
        value={draft.tags}
        onChange={(chosen) => onDraft({ tags: chosen })}
      />
      <SelectField
        className="c6"
        label="Tipo de frete"
        placeholder="Todos"
        clearable
        options={freights}
        value={draft.freightType}
        onChange={(freightType) => onDraft({ freightType })}
      />
      <SelectField
        className="c6"
        label="Tipo de entrega"
        placeholder="Todos"
        clearable
        options={deliveries}
        value={draft.deliveryType}
        onChange={(deliveryType) => onDraft({ deliveryType })}
      />
      <TransporterPicker
        className="c6"
        label="Transportadora"
        value={draft.transporterId}
        onChange={(transporterId) => onDraft({ transporterId })}
      />
      <LaunchedBy className="c6" value={draft.userLaunch} onChange={(userLaunch) => onDraft({ userLaunch })} />
      <FilterSwitch name="flPriority" {...{ draft, onDraft }} />
      <FilterSwitch name="waitingApproveHiring" {...{ draft, onDraft }} />
      <FilterSwitch name="flOnlyNegotiationNotViewed" {...{ draft, onDraft }} />
    </section>
  )
}
