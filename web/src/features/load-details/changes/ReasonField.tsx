import { TextField } from '../../../ui/TextField.tsx'
import { missing } from './use-change.ts'

type Props = { readonly value: string; readonly onChange: (value: string) => void; readonly asked: boolean }

/** Why it is changed; kept with the change for ever. */
export const ReasonField = ({ value, onChange, asked }: Props) => (
  <TextField
    label="Motivo"
    required
    maxLength={200}
    value={value}
    onChange={onChange}
    error={missing(asked, value.trim(), 'Informe o motivo.')}
  />
)
