import { type ReactNode, useRef, useState } from 'react'
import { timeMask } from '../base/masks.ts'
import { Button } from './Button.tsx'
import { LazyCalendar } from './calendar.tsx'
import { dayOf, formatDateTime, parseDateTime, todayIn, writeDay } from './dates.ts'
import { Popover } from './Popover.tsx'
import { TextInput } from './TextInput.tsx'

type Props = {
  readonly label: string
  readonly value: string | undefined
  readonly onSave: (iso: string) => unknown
  readonly trigger: (open: () => void) => ReactNode
  readonly zone?: string
  readonly max?: Date
}

const Panel = ({ label, value, onSave, onClose, zone, max }: Omit<Props, 'trigger'> & { readonly onClose: () => void }) => {
  const start = formatDateTime(value, true, zone)
  const [day, setDay] = useState(start.slice(0, 10) || writeDay(todayIn(zone)))
  const [time, setTime] = useState(start.slice(11, 16))
  const iso = parseDateTime(`${day} ${time}`, true, zone)
  return (
    <>
      <LazyCalendar value={dayOf(day)} onPick={(picked) => setDay(writeDay(picked))} max={max} />
      <label className="time-row">
        <span className="num">{day}</span>
        <span className="input numeric">
          <TextInput
            inputMode="numeric"
            placeholder="hh:mm"
            aria-label={`${label}: hora`}
            value={time}
            onChange={({ target }) => setTime(timeMask.show(target.value))}
          />
        </span>
      </label>
      <div className="popover-footer">
        <Button onClick={onClose}>Cancelar</Button>
        <Button
          look="primary"
          disabled={iso === undefined}
          onClick={() => {
            if (iso !== undefined) onSave(iso)
            onClose()
          }}
        >
          Salvar
        </Button>
      </div>
    </>
  )
}

/** Edits a day and a time in a popover, with save and cancel. */
export const DateTimePopover = ({ trigger, ...props }: Props) => {
  const box = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <span ref={box}>
      {trigger(() => setOpen(true))}
      {open && (
        <Popover anchor={box} onClose={() => setOpen(false)} label={props.label}>
          <Panel {...props} onClose={() => setOpen(false)} />
        </Popover>
      )}
    </span>
  )
}
