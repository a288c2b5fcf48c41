import type { RegisterFormState } from '../../shared/register/use-register-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import type { GateText } from './gate-text.ts'

type Numbers = {
  [Name in keyof GateText]: GateText[Name] extends string ? Name : never
}[keyof GateText]
type Props = {
  readonly form: RegisterFormState<GateText>
  readonly name: Exclude<Numbers, 'queueRule' | 'nameShown'>
  /** Of the setting, as errors name it. */
  readonly path: string
  readonly label: string
  readonly hint?: string
  readonly suffix?: string
}

/** A whole number with its unit, minutes unless said otherwise. */
export const MinutesField = ({ form: { text, change, errors }, name, path, label, hint, suffix = 'min' }: Props) => (
  <TextField
    className="c4"
    {...{ label, suffix }}
    {...(hint && { hint })}
    inputMode="numeric"
    autoComplete="off"
    value={text[name]}
    onChange={(typed) => change({ [name]: typed.replace(/\D/g, '').slice(0, 6) })}
    error={errors[path]}
  />
)
