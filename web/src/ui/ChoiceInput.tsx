import { Checkbox as PrimeCheckbox } from 'primereact/checkbox'
import { InputSwitch } from 'primereact/inputswitch'
import { RadioButton } from 'primereact/radiobutton'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'checked' | 'type' | 'size' | 'className' | 'autoFocus' | 'ref'> & {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly className?: string
  readonly autoFocus?: boolean
}
type Parts = Pick<Props, 'checked' | 'disabled' | 'className' | 'autoFocus' | 'name'>

/** Attributes go to the native input: on its root, PrimeReact would put names and roles on an element that is no control. */
const split = ({ checked, disabled, className, autoFocus, name, onChange: _, ...rest }: Props): [parts: Parts, input: object] => [
  { checked, ...(disabled && { disabled }), ...(className && { className }), ...(autoFocus && { autoFocus }), ...(name && { name }) },
  rest,
]

/** A checkbox without text; the label around it or `aria-labelledby` names it. */
export const CheckInput = (props: Props) => {
  const [parts, input] = split(props)
  return <PrimeCheckbox {...(parts as { checked: boolean })} onChange={({ checked }) => props.onChange(checked === true)} pt={{ input }} />
}

/** A radio button without text. */
export const RadioInput = (props: Props) => {
  const [parts, input] = split(props)
  return <RadioButton {...(parts as object)} onChange={() => props.onChange(true)} pt={{ input }} />
}

/** A switch without text. */
export const SwitchInput = (props: Props) => {
  const [parts, input] = split(props)
  const root = { role: undefined, 'aria-checked': undefined }
  return <InputSwitch {...(parts as { checked: boolean })} onChange={({ value }) => props.onChange(value)} pt={{ root, input }} />
}
