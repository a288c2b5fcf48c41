// Not PrimeReact's InputNumber: see MoneyField.
import { type ChangeEvent, useState } from 'react'
import { AmountFrame, type AmountProps } from './AmountFrame.tsx'
import { readNumber, showNumber } from './amounts.ts'

type TypedProps = AmountProps & {
  /** The formatted value, shown while the field has no focus. */
  readonly written: string
  readonly onType: (text: string) => void
  /** Keep the typed text on blur. */
  readonly keepsText?: boolean
}

/** An amount that is kept as typed until blur. */
const TypedAmount = ({ written, onType, keepsText = false, placeholder, disabled, onBlur, autoFocus, ...frame }: TypedProps) => {
  const [typed, setTyped] = useState<string>()
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value)
    onType(target.value)
  }
  const leave = () => {
    if (!keepsText) setTyped(undefined)
    onBlur?.()
  }
  const control = { placeholder, disabled, autoFocus }
  return <AmountFrame {...frame} input={{ ...control, value: typed ?? written, onChange: change, onBlur: leave }} />
}

type NumberProps = AmountProps & {
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
  readonly decimals?: number
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
