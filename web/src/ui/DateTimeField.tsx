// PrimeReact's InputText and Calendar apart, not Calendar's own input: the time is in the zone of the place.
import { useEffect, useRef, useState } from 'react'
import { dateMask, dateTimeMask } from '../base/masks.ts'
import { IconButton } from './Button.tsx'
import { LazyCalendar } from './calendar.tsx'
import { dayOf, formatDateTime, parseDateTime, todayIn, writeDay } from './dates.ts'
import { Field, type FieldProps } from './Field.tsx'
import { Popover } from './Popover.tsx'
import { TextInput } from './TextInput.tsx'

type Props = FieldProps & {
  /** ISO UTC; typed and shown in the zone of the place. */
  readonly value: string | undefined
  readonly onChange: (iso: string | undefined) => void
  readonly time?: boolean
  readonly zone?: string
  readonly disabled?: boolean
  readonly onBlur?: () => void
}

const FIRST_HOUR = '08:00'

/** A day, or a day and a time: typed, or picked from a calendar. */
export const DateTimeField = ({ label, hint, error, required, className, value, onChange, time = true, zone, disabled, onBlur }: Props) => {
  const box = useRef<HTMLSpanElement>(null)
  const [typed, setTyped] = useState(() => formatDateTime(value, time, zone))
  const [open, setOpen] = useState(false)
  const mask = time ? dateTimeMask : dateMask
  const complete = typed.length === (time ? 16 : 10)
  const wrong = complete && parseDateTime(typed, time, zone) === undefined ? 'Data inválida.' : undefined

  useEffect(() => {
    setTyped((before) => (parseDateTime(before, time, zone) === value ? before : formatDateTime(value, time, zone)))
  }, [value, time, zone])

  const type = (text: string) => {
    const shown = mask.show(text)
    setTyped(shown)
    const iso = parseDateTime(shown, time, zone)
    if (iso !== value) onChange(iso)
  }
  const pick = (day: Date) => {
    type(`${writeDay(day)}${time ? ` ${typed.slice(11, 16) || FIRST_HOUR}` : ''}`)
    setOpen(false)
    box.current?.querySelector('input')?.focus()
  }
  return (
    <Field {...{ label, hint, error: error ?? wrong, ...(required && { required }), ...(className && { className }) }}>
      {({ labelId: _, ...ties }) => (
        <span ref={box} className="input numeric">
          <TextInput
            {...ties}
            inputMode="numeric"
            autoComplete="off"
            placeholder={time ? 'dd/mm/aaaa hh:mm' : 'dd/mm/aaaa'}
            value={typed}
            disabled={disabled}
            onChange={({ target }) => type(target.value)}
            onBlur={onBlur}
          />
          <IconButton
            icon="calendar"
            iconSize={14}
            tip={false}
            label={`Calendário de ${label}`}
            aria-expanded={open}
            disabled={disabled}
            onClick={() => setOpen(!open)}
          />
          {open && (
            <Popover anchor={box} onClose={() => setOpen(false)} label={label}>
              <LazyCalendar value={dayOf(typed) ?? todayIn(zone)} onPick={pick} />
            </Popover>
          )}
        </span>
      )}
    </Field>
  )
}
