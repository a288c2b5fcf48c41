import { DEFAULT_ZONE } from '@embarca/contracts/kit/local-time.ts'
import { dateTimeMask } from '../../base/masks.ts'
import { IconButton } from '../../ui/Button.tsx'
import { DateTimePopover } from '../../ui/DateTimePopover.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { formatPlaceDateTime, parsePlaceDateTime } from './parse.ts'

type Props = {
  readonly label: string
  readonly value: string
  readonly zone: string | undefined
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly error: string | undefined
  readonly optional?: boolean
  readonly className?: string
}

/** A date and time in the zone of a place, kept as typed or picked from the calendar. */
export const PlaceDateTimeField = ({ label, value, zone = DEFAULT_ZONE, onChange, onBlur, error, optional, className }: Props) => {
  const elsewhere = zone === DEFAULT_ZONE ? undefined : `horário de ${zone.split('/').at(-1)?.replaceAll('_', ' ')}`
  return (
    <Field
      label={label}
      required={!optional}
      error={error}
      {...(elsewhere && { hint: elsewhere })}
      className={className ? `moment ${className}` : 'moment'}
    >
      {({ labelId: _, ...ties }) => (
        <span className="input numeric">
          <TextInput
            {...ties}
            inputMode="numeric"
            autoComplete="off"
            placeholder="dd/mm/aaaa hh:mm"
            value={value}
            onChange={({ target }) => onChange(dateTimeMask.show(target.value))}
            onBlur={onBlur}
          />
          <DateTimePopover
            label={label}
            zone={zone}
            value={parsePlaceDateTime(value, zone)}
            onSave={(iso) => onChange(formatPlaceDateTime(iso, zone))}
            trigger={(open) => <IconButton icon="calendar" iconSize={14} tip={false} label={`Calendário: ${label}`} onClick={open} />}
          />
        </span>
      )}
    </Field>
  )
}
