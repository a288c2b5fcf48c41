import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { TextInput } from './TextInput.tsx'

export type AmountProps = FieldProps & {
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly onBlur?: () => void
  readonly autoFocus?: boolean
  /** The unit, behind the amount. */
  readonly suffix?: ReactNode
}
type Props = FieldProps & { readonly suffix?: ReactNode; readonly input: ComponentProps<typeof TextInput> }

/** A field for an amount: its text aligned right, its unit behind it, a phone's keyboard with digits. */
export const AmountFrame = ({ label, hint, error, required, className, suffix, input }: Props) => (
  <Field {...{ label, hint, error, ...(required && { required }), ...(className && { className }) }}>
    {({ labelId: _, ...ties }) => (
      <span className="input numeric">
        <TextInput {...input} {...ties} inputMode="decimal" autoComplete="off" />
        {suffix && <span className="suffix">{suffix}</span>}
      </span>
    )}
  </Field>
)
