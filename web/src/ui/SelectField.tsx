import { Dropdown } from 'primereact/dropdown'
import { useEffect, useId, useRef, useState } from 'react'
import { IconButton } from './Button.tsx'
import { Field, type FieldProps, type FieldTies } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { useSelectKeys } from './select-keys.ts'
import { setAttributes } from './set-attributes.ts'

type Choice<V extends string> = { readonly value: V; readonly label: string; readonly detail?: string }
type Props<V extends string> = FieldProps & {
  readonly options: readonly Choice<V>[]
  readonly value: V | undefined
  readonly onChange: (value: V | undefined) => void
  readonly placeholder?: string
  readonly disabled?: boolean
  /** Adds an option for no choice. */
  readonly clearable?: boolean
}

const optionOf = ({ label, detail }: Choice<string>) => (
  <span>
    {label}
    {detail && <small>{detail}</small>}
  </span>
)

/** PrimeReact repeats its list on elements that are no controls; only its input is announced. */
const SILENT = { role: 'presentation', 'aria-haspopup': undefined, 'aria-expanded': undefined, 'aria-label': undefined }

const Select = <V extends string>({ ties, ...props }: Props<V> & { readonly ties: FieldTies }) => {
  const { label, options, value, onChange, placeholder = 'Selecione', disabled = false, clearable = false } = props
  const dropdown = useRef<Dropdown>(null)
  const listId = useId()
  const [open, setOpen] = useState(false)
  const chosenAt = options.findIndex((option) => option.value === value)
  const keys = useSelectKeys({
    dropdown,
    labels: options.map((option) => option.label),
    chosenAt,
    choose: (index) => onChange(options[index]?.value),
    clear: clearable ? () => onChange(undefined) : undefined,
  })
  const { labelId: _, id, ...described } = ties
  // PrimeReact leaves its input, which is what is read, with the first value and no role; given as props, attributes would be on its root too.
  useEffect(() => {
    const input = dropdown.current?.getFocusInput()
    if (!input) return
    input.value = options[chosenAt]?.label ?? ''
    setAttributes(input, { ...described, role: 'combobox', 'aria-expanded': open, 'aria-controls': open ? listId : undefined })
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: adds keys and clicks to the control in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: the control has its keys
    <span
      className="select"
      {...keys}
      onClick={({ target }) => {
        if (target !== dropdown.current?.getFocusInput()) return
        if (open) dropdown.current?.hide()
        else dropdown.current?.show()
      }}
    >
      <Dropdown
        ref={dropdown}
        inputId={id}
        className="input"
        options={options as Choice<V>[]}
        optionLabel="label"
        optionValue="value"
        dataKey="value"
        value={value ?? null}
        onChange={({ value: chosen }) => onChange(chosen)}
        onShow={() => setOpen(true)}
        onHide={() => setOpen(false)}
        placeholder={placeholder}
        disabled={disabled}
        itemTemplate={optionOf}
        dropdownIcon={<Icon name="down" size={14} />}
        collapseIcon={<Icon name="down" size={14} />}
        scrollHeight="280px"
        transitionOptions={{ timeout: 0 }}
        pt={{
          root: { 'aria-activedescendant': undefined },
          select: { 'aria-hidden': true },
          trigger: SILENT,
          list: { id: listId, 'aria-label': label },
          item: { 'aria-label': undefined },
        }}
      />
      {clearable && value !== undefined && !disabled && (
        <IconButton icon="times" iconSize={12} tip={false} label={`Limpar ${label}`} onClick={() => onChange(undefined)} />
      )}
    </span>
  )
}

/** One option of a list. Letters choose without opening the list. */
export const SelectField = <V extends string>(props: Props<V>) => {
  const { label, hint, error, required, className } = props
  return (
    <Field {...{ label, hint, error, ...(required && { required }), ...(className && { className }) }}>
      {(ties) => <Select {...props} ties={ties} />}
    </Field>
  )
}
