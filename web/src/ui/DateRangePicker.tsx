// PrimeReact's Calendar in a panel, not with its own input: presets, and days typed in one mask.
import { useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { LazyRange } from './calendar.tsx'
import { type DayRange, dayPresets, monthPresets, type Preset } from './date-presets.ts'
import { dayOf, todayIn, writeDay } from './dates.ts'
import { Popover } from './Popover.tsx'

/** Both as `DD/MM/YYYY`. */
export type DateRange = { readonly from: string; readonly to: string }
type Props = {
  readonly label: string
  readonly value: DateRange | undefined
  readonly onChange: (range: DateRange) => void
  readonly months?: boolean
  readonly min?: Date
  readonly max?: Date
}

const same = (a: Date | null, b: Date) => a?.getTime() === b.getTime()

const Panel = ({ value, onChange, onClose, months = false, min, max }: Props & { readonly onClose: () => void }) => {
  const [from, setFrom] = useState(dayOf(value?.from ?? ''))
  const [to, setTo] = useState(dayOf(value?.to ?? ''))
  const today = todayIn()
  const set = (first: Date | null, last: Date | null) => {
    setFrom(first)
    setTo(last && months ? new Date(last.getFullYear(), last.getMonth() + 1, 0) : last)
  }
  const isChosen = ({ of }: Preset) => {
    const days: DayRange = of(today)
    return same(from, days.from) && same(to, days.to)
  }
  return (
    <>
      <div className="range">
        <div className="range-presets">
          {(months ? monthPresets : dayPresets).map((preset) => (
            <Button
              key={preset.label}
              look="quiet"
              aria-pressed={isChosen(preset)}
              onClick={() => {
                const days = preset.of(today)
                setFrom(days.from)
                setTo(days.to)
              }}
            >
              {preset.label}
            </Button>
          ))}
        </div>
        <LazyRange from={from} to={to} onRange={set} months={months} min={min} max={max} />
      </div>
      <div className="popover-footer">
        <Button onClick={onClose}>Cancelar</Button>
        <Button
          look="primary"
          disabled={!from || !to}
          onClick={() => {
            if (from && to) onChange({ from: writeDay(from), to: writeDay(to) })
            onClose()
          }}
        >
          Aplicar
        </Button>
      </div>
    </>
  )
}

/** A period: a preset, or two typed or picked days. */
export const DateRangePicker = (props: Props) => {
  const box = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  const { label, value } = props
  return (
    <span ref={box}>
      <Button icon="calendar" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className="hidden-text">{label}: </span>
        <span className="num">{value ? `${value.from} – ${value.to}` : label}</span>
      </Button>
      {open && (
        <Popover anchor={box} onClose={() => setOpen(false)} label={label}>
          <Panel {...props} onClose={() => setOpen(false)} />
        </Popover>
      )}
    </span>
  )
}
