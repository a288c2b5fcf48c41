// Not PrimeReact's InputNumber: see MoneyField.
import { type ReactNode, useState } from 'react'
import { readNumber, showNumber } from './amounts.ts'
import { Field, type FieldProps } from './Field.tsx'
import { TextInput } from './TextInput.tsx'

type Common = FieldProps & {
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly onBlur?: () => void
  readonly autoFocus?: boolean
}
type TypedProps = Common & {
  /** The formatted value, shown while the field has no focus. */
  readonly written: string
  readonly onType: (text: string) => void
  /** Keep the typed text on blur. */
  readonly keepsText?: boolean
  readonly suffix?: ReactNode
}

/** An amount that is kept as typed until blur. */
const TypedAmount = ({
  label,
  hint,
  error,
  required,
  className,
  written,
  onType,
  keepsText = false,
  suffix,
  onBlur,
  ...rest
}: TypedProps) => {
  const [typed, setTyped] = useState<string>()
  return (
    <Field {...{ label, hint, error, ...(required && { required }), ...(className && { className }) }}>
      {({ labelId: _, ...ties }) => (
        <span className="input numeric">
          <TextInput
            {...rest}
            {...ties}
            inputMode="decimal"
            autoComplete="off"
            value={typed ?? written}
            onChange={({ target }) => {
              setTyped(target.value)
              onType(target.value)
            }}
            onBlur={() => {
              if (!keepsText) setTyped(undefined)
              onBlur?.()
            }}
          />
          {suffix && <span className="suffix">{suffix}</span>}
        </span>
      )}
    </Field>
  )
}

type NumberProps = Common & {
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
  readonly decimals?: number
  readonly suffix?: ReactNode
}

/** A decimal number with a comma. NaN is passed up while the text is not a number, so that the form can show an error. */
export const NumberField = ({ value, onChange, decimals = 3, ...rest }: NumberProps) => (
  <TypedAmount
    {...rest}
    written={showNumber(value, decimals)}
    keepsText={Number.isNaN(value)}
    onType={(text) => onChange(readNumber(text))}
  />
)
