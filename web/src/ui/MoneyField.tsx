// PrimeReact's InputText and not its InputNumber, which counts in floats and knows nothing but key presses: autofill, voice and a keyboard of a phone
// change the text without a key, and their value would be unknown until blur. A test in tests/journeys/gallery.browser.spec.ts fills it so.
import { type ReactNode, useRef } from 'react'
import { showMoney } from './amounts.ts'
import { Field, type FieldProps } from './Field.tsx'
import { editMoney } from './money-mask.ts'
import { TextInput } from './TextInput.tsx'
import { useCaret } from './use-caret.ts'

type Props = FieldProps & {
  /** Integer cents (thousandths with three decimals). */
  readonly value: number | undefined
  readonly onChange: (cents: number | undefined) => void
  readonly decimals?: 2 | 3
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly onBlur?: () => void
  readonly autoFocus?: boolean
  readonly suffix?: ReactNode
}

/** Money, masked while it is typed: `R$ 4.300,00`. */
export const MoneyField = ({
  label,
  hint,
  error,
  required,
  className,
  value,
  onChange,
  decimals = 2,
  suffix,
  placeholder = showMoney(0, decimals),
  ...rest
}: Props) => {
  const { input, moveTo } = useCaret()
  const dotted = useRef(false)
  const shown = value === undefined ? '' : showMoney(value, decimals)
  return (
    <Field {...{ label, hint, error, ...(required && { required }), ...(className && { className }) }}>
      {({ labelId: _, ...ties }) => (
        <span className="input numeric">
          <TextInput
            {...rest}
            {...ties}
            ref={input}
            placeholder={placeholder}
            inputMode="decimal"
            autoComplete="off"
            value={shown}
            onChange={({ target, nativeEvent }) => {
              const forward = (nativeEvent as InputEvent).inputType === 'deleteContentForward'
              const edit = { before: shown, after: target.value, caret: target.selectionStart ?? target.value.length, forward }
              const { units, caret, ...next } = editMoney({ ...edit, dotted: dotted.current }, decimals)
              dotted.current = next.dotted ?? false
              moveTo(caret)
              if (units !== value) onChange(units)
            }}
          />
          {suffix && <span className="suffix">{suffix}</span>}
        </span>
      )}
    </Field>
  )
}
