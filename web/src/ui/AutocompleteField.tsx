import { type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from './Button.tsx'
import { Listbox } from './combobox/Listbox.tsx'
import { useListbox } from './combobox/use-listbox.ts'
import { Field, type FieldProps } from './Field.tsx'
import { Icon } from './Icon.tsx'

type Props<O> = FieldProps & {
  readonly value: O | undefined
  readonly onChange: (option: O | undefined) => void
  /** Finds options for the text; empty text asks for the first ones. A newer search discards the answer of an older one. */
  readonly search: (text: string) => Promise<readonly O[]>
  readonly keyOf: (option: O) => string
  readonly labelOf: (option: O) => string
  readonly detailOf?: (option: O) => string | undefined
  readonly placeholder?: string
  readonly suffix?: ReactNode
  readonly disabled?: boolean
  readonly onBlur?: () => void
}

const PAUSE = 180
type Answer<O> = { readonly options: readonly O[]; readonly state: 'asking' | 'here' | 'failed' }

/** One of many options, found by typing. Text typed without choosing an option is reset. */
export const AutocompleteField = <O,>(props: Props<O>) => {
  const {
    label,
    hint,
    error,
    required,
    className,
    value,
    onChange,
    search,
    keyOf,
    labelOf,
    detailOf,
    placeholder,
    suffix,
    disabled,
    onBlur,
  } = props
  const box = useRef<HTMLSpanElement>(null)
  const [typed, setTyped] = useState<string>()
  const [{ options, state }, setAnswer] = useState<Answer<O>>({ options: [], state: 'asking' })
  const pick = (index: number) => {
    setTyped(undefined)
    const option = options[index]
    if (option !== undefined) onChange(option)
  }
  const list = useListbox({ count: options.length, onPick: pick })
  const latest = useRef(search)
  latest.current = search
  const { open } = list

  useEffect(() => {
    if (!open) return undefined
    let stale = false
    setAnswer((before) => ({ ...before, state: 'asking' }))
    const timer = setTimeout(
      () =>
        latest.current(typed?.trim() ?? '').then(
          (found) => stale || setAnswer({ options: found, state: 'here' }),
          () => stale || setAnswer({ options: [], state: 'failed' }),
        ),
      typed === undefined ? 0 : PAUSE,
    )
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [open, typed])

  const note =
    state === 'failed'
      ? 'Não foi possível buscar agora.'
      : options.length > 0
        ? undefined
        : state === 'asking'
          ? 'Buscando...'
          : 'Nada encontrado.'
  const shown = typed ?? (value === undefined ? '' : labelOf(value))
  return (
    <Field {...{ label, hint, error, ...(required && { required }), ...(className && { className }) }}>
      {({ labelId: _, ...ties }) => (
        <span ref={box} className="input">
          <input
            {...ties}
            {...list.ties}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            disabled={disabled}
            placeholder={placeholder}
            value={shown}
            onClick={() => list.show()}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => {
              setTyped(target.value)
              if (target.value === '') onChange(undefined)
              list.show()
            }}
            onKeyDown={list.onKey}
            onBlur={() => {
              list.close()
              setTyped(undefined)
              onBlur?.()
            }}
          />
          {suffix && <span className="suffix cut">{suffix}</span>}
          {value === undefined ? (
            <Icon name={open && state === 'asking' ? 'refresh' : 'search'} size={14} spin={open && state === 'asking'} />
          ) : (
            !disabled && <IconButton icon="times" iconSize={12} tip={false} label={`Limpar ${label}`} onClick={() => onChange(undefined)} />
          )}
          {open && (
            <Listbox
              id={list.id}
              label={label}
              anchor={box}
              options={options.map((option) => ({ key: keyOf(option), label: labelOf(option), detail: detailOf?.(option) }))}
              active={list.active}
              chosen={value === undefined ? undefined : keyOf(value)}
              note={note}
              onPick={list.pick}
              onPoint={list.setActive}
            />
          )}
        </span>
      )}
    </Field>
  )
}
