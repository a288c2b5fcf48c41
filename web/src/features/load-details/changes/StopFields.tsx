import { IconButton } from '../../../ui/Button.tsx'
import { DateTimeField } from '../../../ui/DateTimeField.tsx'
import { findPlaces } from './choices.ts'
import { OptionField } from './OptionField.tsx'
import type { RouteStopText } from './route-form.ts'
import { missingError } from './use-change.ts'

type Props = {
  readonly side: 'origins' | 'destinations'
  readonly label: string
  readonly row: RouteStopText
  readonly isSubmitted: boolean
  readonly onChange: (row: RouteStopText) => void
  readonly onRemove?: () => void
}

/** The fields of one stop. */
export const StopFields = ({ side, label, row, isSubmitted, onChange, onRemove }: Props) => (
  <div className="stop-field">
    <OptionField
      label={label}
      required
      value={row.place}
      onChange={(place) => onChange({ ...row, place })}
      search={findPlaces(side)}
      error={missingError(isSubmitted, row.place)}
    />
    <DateTimeField
      label="Data e hora"
      required
      value={row.at}
      {...(row.place && { zone: row.place.zone })}
      onChange={(at) => onChange({ ...row, at })}
      error={missingError(isSubmitted, row.at)}
    />
    {onRemove && <IconButton icon="trash" label={`Remover ${label.toLowerCase()}`} onClick={onRemove} />}
  </div>
)
