import { weekDays } from '../../ui/DayChips.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { type CycleDate, toggleDay, toggleWeekday } from './days-off.ts'

type Props = {
  readonly dates: readonly CycleDate[]
  readonly today: string
  readonly value: readonly number[]
  readonly error: string | undefined
  readonly onChange: (daysOff: readonly number[]) => void
}

const month = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' })
const named = (day: string, number: number) => `${number} de ${month.format(new Date(day))}`

/** The days of a cycle on which the vehicle does not work; the label of a weekday toggles all of its days (R222). */
export const DaysOffCalendar = ({ dates, today, value, error, onChange }: Props) => (
  <fieldset className="days-off" data-error={error ? '' : undefined}>
    <legend>Folgas do ciclo</legend>
    <div className="days-off-grid">
      {weekDays.map((name, weekday) => (
        <PlainButton
          key={name}
          className="weekday"
          aria-label={`${name.slice(0, 3)}: todos os dias`}
          onClick={() => onChange(toggleWeekday(value, dates, weekday, today))}
        >
          {name.slice(0, 3)}
        </PlainButton>
      ))}
      {dates.map(({ day, number, weekday }, at) => (
        <PlainButton
          key={day}
          className="day num"
          style={at === 0 ? { gridColumnStart: weekday + 1 } : undefined}
          aria-pressed={value.includes(number)}
          aria-label={named(day, number)}
          disabled={day < today}
          onClick={() => onChange(toggleDay(value, number))}
        >
          {number}
        </PlainButton>
      ))}
    </div>
    {error && <small role="alert">{error}</small>}
  </fieldset>
)
