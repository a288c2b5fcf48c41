import { InputSwitch } from 'primereact/inputswitch'
import { type ChoiceInputProps, splitChoice } from './choice-props.ts'

/** A switch without text. */
export const SwitchInput = (props: ChoiceInputProps) => {
  const [parts, input] = splitChoice(props)
  const root = { role: undefined, 'aria-checked': undefined }
  return <InputSwitch {...(parts as { checked: boolean })} onChange={({ value }) => props.onChange(value)} pt={{ root, input }} />
}
