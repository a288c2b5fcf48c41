import type { BulkAction } from '@embarca/contracts/bulk/routes.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { TextArea, TextField } from '../../ui/TextField.tsx'
import { TagField } from '../load/TagField.tsx'
import type { BulkFormInput } from './bulk-input.ts'

type Props = {
  readonly action: BulkAction
  readonly bulkInput: BulkFormInput
  readonly disabled: boolean
  readonly onInput: (bulkInput: BulkFormInput) => void
}

const priorities = [
  { value: 'true', label: 'Prioritárias', icon: 'flag-fill' },
  { value: 'false', label: 'Sem prioridade', icon: 'flag' },
] as const

/** The fields of an action; approving receipts has none. */
export const BulkForm = ({ action, bulkInput, disabled, onInput }: Props) => {
  if (action === 'approveReceipts') return null
  return (
    <fieldset className="bulk-form" disabled={disabled} aria-label="O que fazer">
      {action === 'tag' && (
        <>
          <TagField label="Adicionar" className="" tags={bulkInput.add} onChange={(add) => onInput({ ...bulkInput, add })} />
          <TagField label="Remover" className="" tags={bulkInput.remove} onChange={(remove) => onInput({ ...bulkInput, remove })} />
        </>
      )}
      {action === 'prioritize' && (
        <SegmentedControl
          label="Prioridade"
          options={priorities}
          value={bulkInput.flPriority ? 'true' : 'false'}
          onChange={(value) => onInput({ ...bulkInput, flPriority: value === 'true' })}
        />
      )}
      {action === 'cancel' && (
        <TextField
          label="Motivo do cancelamento"
          required
          autoFocus
          maxLength={200}
          value={bulkInput.reason}
          onChange={(reason) => onInput({ ...bulkInput, reason })}
        />
      )}
      {(action === 'resolvePendencies' || action === 'disposePendencies') && (
        <TextArea
          label="Observação"
          required
          autoFocus
          maxLength={1000}
          hint="Pelo menos 5 caracteres, a mesma em todas"
          value={bulkInput.observation}
          onChange={(observation) => onInput({ ...bulkInput, observation })}
        />
      )}
    </fieldset>
  )
}
