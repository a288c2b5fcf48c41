import { Checkbox as PrimeCheckbox } from 'primereact/checkbox'
import { type ChoiceInputProps, splitChoice } from './choice-props.ts'

/** A checkbox without text; the label around it or `aria-labelledby` names it. */
export const CheckInput = (props: ChoiceInputProps) => {
  const [parts, input] = splitChoice(props)
  return <PrimeCheckbox {...(parts as { checked: boolean })} onChange={({ checked }) => props.onChange(checked === true)} pt={{ input }} />
}
