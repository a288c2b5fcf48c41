import type { ComponentProps } from 'react'

export type ChoiceInputProps = Omit<
  ComponentProps<'input'>,
  'onChange' | 'checked' | 'type' | 'size' | 'className' | 'autoFocus' | 'ref'
> & {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly className?: string
  readonly autoFocus?: boolean
}
type Parts = Pick<ChoiceInputProps, 'checked' | 'disabled' | 'className' | 'autoFocus' | 'name'>

/** Attributes go to the native input: on its root, PrimeReact would put names and roles on an element that is no control. */
export const splitChoice = ({
  checked,
  disabled,
  className,
  autoFocus,
  name,
  onChange: _,
  ...rest
}: ChoiceInputProps): [parts: Parts, input: object] => [
  { checked, ...(disabled && { disabled }), ...(className && { className }), ...(autoFocus && { autoFocus }), ...(name && { name }) },
  rest,
]
