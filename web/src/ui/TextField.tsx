import { type ComponentProps, type ReactNode, useRef } from 'react'
import type { Mask } from '../base/masks.ts'
import { IconButton } from './Button.tsx'
import { Field, type FieldProps } from './Field.tsx'
import { AreaInput, TextInput } from './TextInput.tsx'
import { useCaret } from './use-caret.ts'

/** After the same characters as before the mask was applied again. */
const caretAfter = ({ keep, show }: Mask, text: string, caret: number) => {
  const shown = show(text)
  const typed = keep(text.slice(0, caret)).length
  let at = 0
  while (at < shown.length && keep(shown.slice(0, at)).length < typed) at++
  return at
}

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

/**
 * A single-line text field. Masked by `base/masks` and not by PrimeReact's InputMask, which has one fixed pattern and reports the masked text:
 * a phone has 8, 10 or 11 digits, and pasted text may have its punctuation or not.
 */
export const TextField = ({ label, hint, error, required, className, value, onChange, mask, prefix, suffix, ...rest }: Props) => {
  const { input, moveTo } = useCaret()
  const type = (text: string, caret: number | null) => {
    if (!mask) return onChange(text)
    if (caret !== null && caret < text.length) moveTo(caretAfter(mask, text, caret))
    return onChange(mask.keep(text))
  }
  return (
    <Field {...{ label, hint, error, ...(required && { required }), ...(className && { className }) }}>
      {({ labelId: _, ...ties }) => (
        <span className={`input${mask?.numeric ? ' numeric' : ''}`}>
          {prefix && <span className="prefix">{prefix}</span>}
          <TextInput
            {...rest}
            {...ties}
            {...(mask && { ref: input })}
            {...(mask?.numeric && { inputMode: 'numeric' as const })}
            value={mask ? mask.show(value) : value}
            onChange={({ target }) => type(target.value, target.selectionStart)}
          />
          {suffix && <span className="suffix">{suffix}</span>}
        </span>
      )}
    </Field>
  )
}

type AreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className'> & {
    readonly value: string
    readonly onChange: (value: string) => void
  }

/** A multi-line text field. */
export const TextArea = ({ label, hint, error, required, className, value, onChange, ...rest }: AreaProps) => (
  <Field {...{ label, hint, error, ...(required && { required }), ...(className && { className }) }}>
    {({ labelId: _, ...ties }) => (
      <AreaInput rows={3} {...rest} {...ties} className="input" value={value} onChange={({ target }) => onChange(target.value)} />
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
        <IconButton type="submit" icon="search" label="Buscar" tip={false} />
        <TextInput
          key={value}
          ref={input}
          type="search"
          defaultValue={value}
          placeholder={placeholder}
          aria-label={label}
          data-search
          onInput={({ currentTarget }) => {
            if (currentTarget.value === '' && value !== '') onSubmit('')
          }}
        />
      </form>
    </search>
  )
}
