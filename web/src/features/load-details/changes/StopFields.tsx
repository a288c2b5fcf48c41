import { IconButton } from '../../../ui/Button.tsx'
import { DateTimeField } from '../../../ui/DateTimeField.tsx'
import { findPlaces } from './choices.ts'
import { OptionField } from './OptionField.tsx'
import type { Row } from './route-form.ts'
import { missing } from './use-change.ts'

type Props = {
  readonly side: 'origins' | 'destinations'
  readonly label: string
  readonly row: Row
  readonly asked: boolean
  readonly onChange: (row: Row) => void
  readonly onRemove?: () => void
}

/** One stop of the route that is being changed. */
export const StopFields = ({ side, label, row, asked, onChange, onRemove }: Props) => (
  <div className="stop-field">
    <OptionField
      label={label}
      required
      value={row.place}
      onChange={(place) => onChange({ ...row, place })}
      search={findPlaces(side)}
      error={missing(asked, row.place)}
    />
    <DateTimeField
      label="Data e hora"
      required
      value={row.at}
      {...(row.place && { zone: row.place.zone })}
      onChange={(at) => onChange({ ...row, at })}
      error={missing(asked, row.at)}
    />
    {onRemove && <IconButton icon="trash" label={`Remover ${label.toLowerCase()}`} onClick={onRemove} />}
  </div>
)
