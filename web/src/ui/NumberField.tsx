import { type ReactNode, useState } from 'react'
import { parseMoney, readNumber, showMoney, showNumber } from './amounts.ts'
import { Field, type FieldProps } from './Field.tsx'

type Common = FieldProps & {
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly onBlur?: () => void
  readonly autoFocus?: boolean
}
type TypedProps = Common & {
  /** As it is written while nobody types. */
  readonly written: string
  readonly onType: (text: string) => void
  /** What was typed stays when it is left. */
  readonly stays?: boolean
  readonly suffix?: ReactNode
}

/** An amount, kept as typed until it is left. */
const TypedAmount = ({ label, hint, error, required, className, written, onType, stays = false, suffix, onBlur, ...rest }: TypedProps) => {
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
            value={typed ?? written}
            onChange={({ target }) => {
              setTyped(target.value)
              onType(target.value)
            }}
            onBlur={() => {
              if (!stays) setTyped(undefined)
              onBlur?.()
            }}
          />
          {suffix && <span className="suffix">{suffix}</span>}
        </span>
      )}
    </Field>
  )
}

type MoneyProps = Common & {
  /** Integer cents (thousandths with three decimals). */
  readonly value: number | undefined
  readonly onChange: (cents: number | undefined) => void
  readonly decimals?: 2 | 3
}

/** Money, written in full when left. */
export const MoneyField = ({ value, onChange, decimals = 2, ...rest }: MoneyProps) => (
  <TypedAmount
    placeholder={showMoney(0, decimals)}
    {...rest}
    written={value === undefined ? '' : showMoney(value, decimals)}
    onType={(text) => onChange(parseMoney(text, decimals))}
  />
)

type NumberProps = Common & {
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
  readonly decimals?: number
  readonly suffix?: ReactNode
}

/** A decimal number with a comma; NaN travels up while what is typed is no number, so that the form can say so. */
export const NumberField = ({ value, onChange, decimals = 3, ...rest }: NumberProps) => (
  <TypedAmount {...rest} written={showNumber(value, decimals)} stays={Number.isNaN(value)} onType={(text) => onChange(readNumber(text))} />
)
