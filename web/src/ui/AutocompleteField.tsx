import { AutoComplete } from 'primereact/autocomplete'
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from './Button.tsx'
import { Field, type FieldProps, type FieldTies } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'
import { setAttributes } from './set-attributes.ts'

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
type Suggestion<O> = { readonly option: O; readonly key: string; readonly label: string; readonly detail: string | undefined }
type Answer<O> = { readonly found: Suggestion<O>[]; readonly state: 'asking' | 'here' | 'failed' }

const suggestionOf = ({ label, detail }: Suggestion<unknown>) => (
  <span>
    {label}
    {detail && <small>{detail}</small>}
  </span>
)
const MARKED = 'li[data-p-highlight="true"]'

const Search = <O,>({ ties, ...props }: Props<O> & { readonly ties: FieldTies }) => {
  const { label, value, onChange, search, keyOf, labelOf, detailOf, placeholder, suffix, disabled = false, onBlur } = props
  const list = useRef<AutoComplete>(null)
  const asked = useRef(0)
  const [typed, setTyped] = useState<string>()
  const [{ found, state }, setAnswer] = useState<Answer<O>>({ found: [], state: 'here' })
  const toSuggestion = (option: O) => ({ option, key: keyOf(option), label: labelOf(option), detail: detailOf?.(option) })

  const ask = (text: string) => {
    const turn = ++asked.current
    setAnswer((before) => ({ ...before, state: 'asking' }))
    const settle = (options: readonly O[], next: 'here' | 'failed') => {
      if (turn === asked.current) setAnswer({ found: options.map(toSuggestion), state: next })
    }
    search(text.trim()).then(
      (options) => settle(options, 'here'),
      () => settle([], 'failed'),
    )
  }
  /** The list may close after its field has left the page: then there is nothing to set. */
  const setOnInput = (attributes: Parameters<typeof setAttributes>[1]) => {
    const input = list.current?.getInput() as HTMLInputElement | null | undefined
    if (input) setAttributes(input, attributes)
  }
  const askFirst = (event: SyntheticEvent) => list.current?.search(event, '', 'dropdown')

  /** PrimeReact marks an option in the document only: a screen reader learns of it here. */
  const announce = () => {
    const panel = list.current?.getOverlay()
    for (const [i, option] of [...(panel?.querySelectorAll('li[role="option"]') ?? [])].entries())
      setAttributes(option, { id: `${ties.id}-${i}`, 'aria-selected': value !== undefined && found[i]?.key === keyOf(value) })
    setOnInput({ 'aria-activedescendant': panel?.querySelector(MARKED)?.id })
  }
  const { labelId: _, id, ...described } = ties
  useEffect(() => {
    setOnInput({ ...described })
    announce()
  })
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const panel = list.current?.getOverlay()
    // Leaving the field chooses nothing.
    if (event.key === 'Tab') panel?.querySelector(MARKED)?.setAttribute('data-p-highlight', 'false')
    else if (!panel && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      askFirst(event)
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: adds keys to the control in it
    <span
      className="input"
      onKeyDownCapture={onKeyDownCapture}
      onKeyDown={(event) => {
        announce()
        // Closes the list and not the dialog around it.
        if (list.current?.getOverlay() && (event.key === 'Escape' || event.key === 'Enter')) event.stopPropagation()
      }}
    >
      <AutoComplete
        ref={list}
        inputId={id}
        field="label"
        value={(typed ?? (value === undefined ? '' : toSuggestion(value))) as string}
        suggestions={found}
        completeMethod={({ query }) => ask(query)}
        delay={PAUSE}
        autoHighlight
        showEmptyMessage
        emptyMessage={state === 'failed' ? 'Não foi possível buscar agora.' : 'Nada encontrado.'}
        itemTemplate={suggestionOf}
        placeholder={placeholder ?? ''}
        disabled={disabled}
        scrollHeight="280px"
        transitionOptions={{ timeout: 0 }}
        onShow={announce}
        onHide={() => setOnInput({ 'aria-activedescendant': undefined })}
        onFocus={({ target }) => (target as HTMLInputElement).select()}
        onClick={askFirst}
        onChange={(event) => {
          if (typeof event.value !== 'string') {
            setTyped(undefined)
            if (event.value) onChange((event.value as Suggestion<O>).option)
            return
          }
          setTyped(event.value)
          if (event.value !== '') return
          onChange(undefined)
          setTimeout(() => event.originalEvent && askFirst(event.originalEvent))
        }}
        onBlur={() => {
          setTyped(undefined)
          list.current?.hide()
          onBlur?.()
        }}
        pt={{
          panel: { onMouseDown: (event) => event.preventDefault() },
          list: { 'aria-label': label },
          input: { root: { spellCheck: false } },
        }}
      />
      {suffix && <span className="suffix cut">{suffix}</span>}
      {value === undefined && (state === 'asking' ? <Spinner size={14} /> : <Icon name="search" size={14} />)}
      {value !== undefined && !disabled && (
        <IconButton icon="times" iconSize={12} tip={false} label={`Limpar ${label}`} onClick={() => onChange(undefined)} />
      )}
    </span>
  )
}

/** One of many options, found by typing. Text typed without choosing an option is reset. */
export const AutocompleteField = <O,>(props: Props<O>) => {
  const { label, hint, error, required, className } = props
  return (
    <Field {...{ label, hint, error, ...(required && { required }), ...(className && { className }) }}>
      {(ties) => <Search {...props} ties={ties} />}
    </Field>
  )
}
