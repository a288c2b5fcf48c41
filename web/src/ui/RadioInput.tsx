import { RadioButton } from 'primereact/radiobutton'
import { type ChoiceInputProps, splitChoice } from './choice-props.ts'

/** A radio button without text. */
export const RadioInput = (props: ChoiceInputProps) => {
  const [parts, input] = splitChoice(props)
  return <RadioButton {...(parts as object)} onChange={() => props.onChange(true)} pt={{ input }} />
}
