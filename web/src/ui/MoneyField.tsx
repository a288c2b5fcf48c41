// PrimeReact's InputText and not its InputNumber, which counts in floats and knows nothing but key presses: autofill, voice and a keyboard of a phone
// change the text without a key, and their value would be unknown until blur. A test in tests/journeys/gallery.browser.spec.ts fills it so.
import { type ChangeEvent, useRef } from 'react'
import { AmountFrame, type AmountProps } from './AmountFrame.tsx'
import { showMoney } from './amounts.ts'
import { editMoney } from './money-mask.ts'
import { useCaret } from './use-caret.ts'

type Props = AmountProps & {
  /** Integer cents (thousandths with three decimals). */
  readonly value: number | undefined
  readonly onChange: (cents: number | undefined) => void
  readonly decimals?: 2 | 3
}

/** Money, masked while it is typed: `R$ 4.300,00`. */
export const MoneyField = ({ value, onChange, decimals = 2, placeholder, disabled, onBlur, autoFocus, ...frame }: Props) => {
  const { input, moveTo } = useCaret()
  const dotted = useRef(false)
  const shown = value === undefined ? '' : showMoney(value, decimals)
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const forward = (nativeEvent as InputEvent).inputType === 'deleteContentForward'
    const edit = { before: shown, after: target.value, caret: target.selectionStart ?? target.value.length, forward }
    const { units, caret, ...next } = editMoney({ ...edit, dotted: dotted.current }, decimals)
    dotted.current = next.dotted ?? false
    moveTo(caret)
    if (units !== value) onChange(units)
  }
  const control = { disabled, onBlur, autoFocus, placeholder: placeholder ?? showMoney(0, decimals) }
  return <AmountFrame {...frame} input={{ ...control, ref: input, value: shown, onChange: change }} />
}
