import { CheckInput } from './CheckInput.tsx'
import './day-chips.css'

/** Days of the week, Sunday 0. */
export const weekDays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const

type Props = {
  readonly value: readonly number[]
  readonly onChange: (days: readonly number[]) => void
  readonly legend?: string
  readonly disabled?: boolean
  readonly error?: string | undefined
  readonly className?: string
}

/** Some days of the week. */
export const DayChips = ({ value, onChange, legend = 'Dias', disabled = false, error, className }: Props) => (
  <fieldset className={className ? `day-chips ${className}` : 'day-chips'} data-error={error ? '' : undefined}>
    <legend>{legend}</legend>
    {weekDays.map((name, day) => (
      <label key={name}>
        <CheckInput
          className="hidden-text"
          disabled={disabled}
          checked={value.includes(day)}
          onChange={(on) => onChange(on ? [...value, day].sort() : value.filter((other) => other !== day))}
        />
        {name}
      </label>
    ))}
    {error && <small role="alert">{error}</small>}
  </fieldset>
)
