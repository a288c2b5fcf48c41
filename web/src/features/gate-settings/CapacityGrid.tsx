import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { DayChips, weekDays } from '../../ui/DayChips.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import type { GateText } from './gate-text.ts'

type Capacity = GateText['capacity']
type Props = {
  readonly capacity: Capacity
  readonly onChange: (capacity: Capacity) => void
  readonly errors: Readonly<Record<string, string>>
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const two = (hour: number) => String(hour).padStart(2, '0')
const digits = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most)
const MOST_SEATS = 200
const seatsOf = (text: string) => {
  const seats = Math.min(Number(digits(text, 3)), MOST_SEATS)
  return seats === 0 ? '' : String(seats)
}

/** Seats for several days and hours at once. */
const Filling = ({ onFill }: { readonly onFill: (at: readonly string[], seats: string) => void }) => {
  const [{ days, from, to, seats }, set] = useState({ days: [1, 2, 3, 4, 5] as readonly number[], from: '8', to: '17', seats: '2' })
  const change = (part: object) => set((before) => ({ ...before, ...part }))
  const within = hours.filter((hour) => hour >= Number(from) && hour <= Number(to))
  return (
    <div className="gate-filling">
      <DayChips legend="Preencher os dias" value={days} onChange={(chosen) => change({ days: chosen })} />
      <TextField label="Da hora" inputMode="numeric" value={from} onChange={(text) => change({ from: digits(text, 2) })} />
      <TextField label="Até a hora" inputMode="numeric" value={to} onChange={(text) => change({ to: digits(text, 2) })} />
      <TextField label="Vagas" inputMode="numeric" value={seats} onChange={(text) => change({ seats: digits(text, 3) })} />
      <Button
        disabled={days.length === 0 || within.length === 0}
        onClick={() =>
          onFill(
            days.flatMap((day) => within.map((hour) => `${day}-${hour}`)),
            seatsOf(seats),
          )
        }
      >
        Preencher
      </Button>
    </div>
  )
}

/** Seats of the slots that begin in each hour of each weekday; an empty cell has none. */
export const CapacityGrid = ({ capacity, onChange, errors }: Props) => {
  const wrong = Object.entries(errors).find(([path]) => path.startsWith('slots.capacity'))
  return (
    <>
      <Filling onFill={(at, seats) => onChange({ ...capacity, ...Object.fromEntries(at.map((cell) => [cell, seats])) })} />
      {wrong && (
        <p role="alert" className="gate-error">
          {wrong[1]}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, with the keyboard too */}
      <section className="gate-capacity" aria-label="Vagas por dia e hora" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Hora</th>
              {weekDays.map((day) => (
                <th key={day} scope="col">
                  {day.slice(0, 3)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.map((hour) => (
              <tr key={hour}>
                <th scope="row">{two(hour)}h</th>
                {weekDays.map((name, day) => (
                  <td key={name}>
                    <TextInput
                      inputMode="numeric"
                      aria-label={`Vagas ${name} ${two(hour)}h`}
                      value={capacity[`${day}-${hour}`] ?? ''}
                      onChange={({ target }) => onChange({ ...capacity, [`${day}-${hour}`]: seatsOf(target.value) })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
