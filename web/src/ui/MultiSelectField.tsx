// PrimeReact's checkboxes in a panel, not its MultiSelect: there, 'all' is no option but a box without a name that ticks every other one, while here it
// means no restriction (R051). tests/journeys/lists.browser.spec.ts asserts the names of both.
import { useRef, useState } from 'react'
import { chosenOf } from './all-rule.ts'
import { Checkbox } from './Checkbox.tsx'
import { Field, type FieldProps } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { PlainButton } from './PlainButton.tsx'
import { Popover } from './Popover.tsx'

type Choice<V extends string> = { readonly value: V; readonly label: string }
type Props<V extends string> = FieldProps & {
  readonly options: readonly Choice<V>[]
  /** Undefined means all of them. */
  readonly value: readonly V[] | undefined
  readonly onChange: (value: readonly V[] | undefined) => void
  /** Label of the option for all of them. */
  readonly all?: string
}

const summaryOf = <V extends string>(options: readonly Choice<V>[], value: readonly V[], all: string) => {
  const [first, ...more] = options.filter((option) => value.includes(option.value))
  return first ? `${first.label}${more.length > 0 ? ` +${more.length}` : ''}` : all
}

/** Several options of a short list, or all of them. */
export const MultiSelectField = <V extends string>({ options, value, onChange, all = 'Todos', ...field }: Props<V>) => {
  const box = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  const values = options.map((option) => option.value)
  return (
    <Field {...field}>
      {({ labelId, 'aria-required': _, ...ties }) => (
        <span ref={box} className="select">
          <PlainButton
            {...ties}
            className="input"
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-labelledby={`${labelId} ${ties.id}-value`}
            onClick={() => setOpen(!open)}
          >
            <span id={`${ties.id}-value`} className={value ? 'cut' : 'cut placeholder'}>
              {value ? summaryOf(options, value, all) : all}
            </span>
            <Icon name="down" size={14} />
          </PlainButton>
          {open && (
            <Popover anchor={box} onClose={() => setOpen(false)} label={field.label}>
              <div className="multi-select">
                <Checkbox checked={value === undefined} onChange={() => onChange(undefined)} className="all">
                  {all}
                </Checkbox>
                {options.map((option) => (
                  <Checkbox
                    key={option.value}
                    className="option"
                    checked={value?.includes(option.value) ?? false}
                    onChange={() => onChange(chosenOf(value, option.value, values))}
                  >
                    {option.label}
                  </Checkbox>
                ))}
              </div>
            </Popover>
          )}
        </span>
      )}
    </Field>
  )
}
