import { TextField } from '../../../ui/TextField.tsx'
import { missingError } from './use-change.ts'

type Props = { readonly value: string; readonly onChange: (value: string) => void; readonly isSubmitted: boolean }

/** The reason of the change; stored with it permanently. */
export const ReasonField = ({ value, onChange, isSubmitted }: Props) => (
  <TextField
    label="Motivo"
    required
    maxLength={200}
    value={value}
    onChange={onChange}
    error={missingError(isSubmitted, value.trim(), 'Informe o motivo.')}
  />
)
