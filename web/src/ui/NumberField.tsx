import { type ReactNode, useState } from 'react'
import { parseMoney, readNumber, showMoney, showNumber } from './amounts.ts'
import { Field, type FieldProps } from './Field.tsx'

type Common = FieldProps & {
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly onBlur?: () => void
  readonly autoFocus?: boolean
}
type MoneyProps = Common & {
  /** Integer cents (thousandths with three decimals). */
  readonly value: number | undefined
  readonly onChange: (cents: number | undefined) => void
  readonly decimals?: 2 | 3
}

/** Money: kept as typed, written in full when left. */
export const MoneyField = ({
  label,
  hint,
  error,
  required,
  className,
  value,
  onChange,
  decimals = 2,
  placeholder = showMoney(0, decimals),
  onBlur,
  ...rest
}: MoneyProps) => {
  const [typed, setTyped] = useState<string>()
  return (
    <Field {...{ label, hint, error, ...(required && { required }), ...(className && { className }) }}>
      {({ labelId: _, ...ties }) => (
        <span className="input numeric">
          <input
            {...rest}
            {...ties}
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder}
            value={typed ?? (value === undefined ? '' : showMoney(value, decimals))}
            onChange={({ target }) => {
              setTyped(target.value)
              onChange(parseMoney(target.value, decimals))
            }}
            onBlur={() => {
              setTyped(undefined)
              onBlur?.()
            }}
          />
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

/** A decimal number with a comma; NaN travels up while what is typed is no number, so that the form can say so. */
export const NumberField = ({
  label,
  hint,
  error,
  required,
  className,
  value,
  onChange,
  decimals = 3,
  suffix,
  onBlur,
  ...rest
}: NumberProps) => {
  const [typed, setTyped] = useState<string>()
  return (
    <Field {...{ label, hint, error, ...(required && { required }), ...(className && { className }) }}>
      {({ labelId: _, ...ties }) => (
        <span className="input numeric">
          <input
            {...rest}
            {...ties}
            inputMode="decimal"
            autoComplete="off"
            value={typed ?? showNumber(value, decimals)}
            onChange={({ target }) => {
              setTyped(target.value)
              onChange(readNumber(target.value))
            }}
            onBlur={() => {
              if (!Number.isNaN(value)) setTyped(undefined)
              onBlur?.()
            }}
          />
          {suffix && <span className="suffix">{suffix}</span>}
        </span>
      )}
    </Field>
  )
}
