import type { BulkAction } from '@embarca/contracts/bulk/routes.ts'
import { TagField } from '../../../lib/load/TagField.tsx'
import { Segment } from '../../../ui/Segment.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { Said } from './bulk-asked.ts'

type Props = {
  readonly action: BulkAction
  readonly said: Said
  readonly disabled: boolean
  readonly onSay: (said: Said) => void
}

const priorities = [
  { value: 'true', label: 'Prioritárias', icon: 'flag-fill' },
  { value: 'false', label: 'Sem prioridade', icon: 'flag' },
] as const

/** What an action has to know besides the loads; approving receipts needs nothing. */
export const BulkForm = ({ action, said, disabled, onSay }: Props) => {
  if (action === 'approveReceipts') return null
  return (
    <fieldset className="bulk-form" disabled={disabled} aria-label="O que fazer">
      {action === 'tag' && (
        <>
          <TagField label="Adicionar" className="" tags={said.add} onChange={(add) => onSay({ ...said, add })} />
          <TagField label="Remover" className="" tags={said.remove} onChange={(remove) => onSay({ ...said, remove })} />
        </>
      )}
      {action === 'prioritize' && (
        <Segment
          label="Prioridade"
          options={priorities}
          value={said.flPriority ? 'true' : 'false'}
          onChange={(value) => onSay({ ...said, flPriority: value === 'true' })}
        />
      )}
      {action === 'cancel' && (
        <TextField
          label="Motivo do cancelamento"
          required
          autoFocus
          maxLength={200}
          value={said.reason}
          onChange={(reason) => onSay({ ...said, reason })}
        />
      )}
    </fieldset>
  )
}
