import { dayText } from '@embarca/contracts/kit/days.ts'
import { localDay, parseLocal } from '@embarca/contracts/kit/local-time.ts'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import type { FieldProps } from '../../ui/Field.tsx'

type Props = FieldProps & {
  /** `YYYY-MM-DD`, empty without one. */
  readonly value: string
  readonly onChange: (day: string) => void
}

/** A day of the calendar, whatever the hour. */
export const DayField = ({ value, onChange, ...rest }: Props) => (
  <DateTimeField
    {...rest}
    time={false}
    value={value ? parseLocal(dayText(value)) : undefined}
    onChange={(iso) => onChange(iso === undefined ? '' : localDay(iso))}
  />
)
