import { type ComponentProps, type ReactNode, useRef } from 'react'
import type { Mask } from '../base/masks.ts'
import { Field, type FieldProps } from './Field.tsx'
import { Icon } from './Icon.tsx'

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'children'>
type Props = FieldProps &
  InputProps & {
    readonly value: string
    readonly onChange: (value: string) => void
    /** The value is unmasked (`keep`); the display is masked. */
    readonly mask?: Mask
    readonly prefix?: ReactNode
    readonly suffix?: ReactNode
  }

/** A single-line text field. */
export const TextField = ({ label, hint, error, required, className, value, onChange, mask, prefix, suffix, ...rest }: Props) => (
  <Field {...{ label, hint, error, ...(required && { required }), ...(className && { className }) }}>
    {({ labelId: _, ...ties }) => (
      <span className={`input${mask?.numeric ? ' numeric' : ''}`}>
        {prefix && <span className="prefix">{prefix}</span>}
        <input
          {...rest}
          {...ties}
          {...(mask?.numeric && { inputMode: 'numeric' as const })}
          value={mask ? mask.show(value) : value}
          onChange={({ target }) => onChange(mask ? mask.keep(target.value) : target.value)}
        />
        {suffix && <span className="suffix">{suffix}</span>}
      </span>
    )}
  </Field>
)

type AreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className'> & {
    readonly value: string
    readonly onChange: (value: string) => void
  }

/** A multi-line text field. */
export const TextArea = ({ label, hint, error, required, className, value, onChange, ...rest }: AreaProps) => (
  <Field {...{ label, hint, error, ...(required && { required }), ...(className && { className }) }}>
    {({ labelId: _, ...ties }) => (
      <textarea rows={3} {...rest} {...ties} className="input" value={value} onChange={({ target }) => onChange(target.value)} />
    )}
  </Field>
)

/** A search box: Enter or its icon submits, and clearing submits an empty text. */
export const SearchBox = ({
  value,
  onSubmit,
  placeholder,
  label = placeholder,
}: {
  readonly value: string
  readonly onSubmit: (text: string) => void
  readonly placeholder: string
  readonly label?: string
}) => {
  const input = useRef<HTMLInputElement>(null)
  const submit = () => onSubmit(input.current?.value.trim() ?? '')
  return (
    <search className="search-box">
      <form
        className="input"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <button type="submit" className="icon-btn" aria-label="Buscar">
          <Icon name="search" />
        </button>
        <input
          key={value}
          ref={input}
          type="search"
          defaultValue={value}
          placeholder={placeholder}
          aria-label={label}
          data-search
          onInput={({ currentTarget }) => currentTarget.value === '' && value !== '' && onSubmit('')}
        />
      </form>
    </search>
  )
}
