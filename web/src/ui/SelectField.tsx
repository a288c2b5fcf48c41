import { useRef } from 'react'
import { plain } from '../base/texts.ts'
import { IconButton } from './Button.tsx'
import { Listbox } from './combobox/Listbox.tsx'
import { useListbox } from './combobox/use-listbox.ts'
import { Field, type FieldProps } from './Field.tsx'
import { Icon } from './Icon.tsx'

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

/** One option of a list. Arrow keys and first letters choose without opening the list. */
export const SelectField = <V extends string>(props: Props<V>) => {
  const { label, hint, error, required, className, options, value, onChange, placeholder = 'Selecione', disabled, clearable } = props
  const box = useRef<HTMLButtonElement>(null)
  const chosenAt = options.findIndex((option) => option.value === value)
  const list = useListbox({ count: options.length, onPick: (index) => onChange(options[index]?.value) })
  const jump = (letter: string) => {
    const from = list.open ? list.active : chosenAt
    const ordered = [...options.keys()].map((i) => (i + from + 1) % options.length)
    const found = ordered.find((i) => plain(options[i]?.label ?? '').startsWith(plain(letter)))
    if (found === undefined) return
    if (list.open) list.setActive(found)
    else onChange(options[found]?.value)
  }
  return (
    <Field {...{ label, hint, error, ...(required && { required }), ...(className && { className }) }}>
      {({ labelId, 'aria-required': _, ...ties }) => (
        <span className="select">
          <button
            type="button"
            ref={box}
            {...ties}
            {...list.ties}
            aria-labelledby={`${labelId} ${ties.id}-value`}
            className="input"
            disabled={disabled}
            onClick={() => (list.open ? list.close() : list.show(Math.max(0, chosenAt)))}
            onBlur={list.close}
            onKeyDown={(event) => {
              if (list.onKey(event)) return
              if (event.key === ' ') {
                event.preventDefault()
                if (list.open) list.pick(list.active)
                else list.show(Math.max(0, chosenAt))
              } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) jump(event.key)
              else if (clearable && (event.key === 'Delete' || event.key === 'Backspace')) onChange(undefined)
            }}
          >
            <span id={`${ties.id}-value`} className={chosenAt < 0 ? 'cut placeholder' : 'cut'}>
              {options[chosenAt]?.label ?? placeholder}
            </span>
            <Icon name="down" size={14} />
          </button>
          {clearable && value !== undefined && !disabled && (
            <IconButton icon="times" iconSize={12} tip={false} label={`Limpar ${label}`} onClick={() => onChange(undefined)} />
          )}
          {list.open && (
            <Listbox
              id={list.id}
              label={label}
              anchor={box}
              options={options.map((option) => ({ key: option.value, label: option.label, detail: option.detail }))}
              active={list.active}
              chosen={value}
              onPick={list.pick}
              onPoint={list.setActive}
            />
          )}
        </span>
      )}
    </Field>
  )
}
