import { Tag } from '../../../ui/StatusPill.tsx'
import { findVehicles, type PickerOption } from './choices.ts'
import { OptionField } from './OptionField.tsx'

/** The truck and up to four more plates (specification 1 §5). */
const MOST = 5

type Props = {
  readonly loadId: string
  readonly transporterId: string | undefined
  readonly value: readonly PickerOption[]
  readonly onChange: (vehicles: readonly PickerOption[]) => void
  readonly isSubmitted: boolean
}

export const VehiclesField = ({ loadId, transporterId, value, onChange, isSubmitted }: Props) => (
  <div className="vehicles-field">
    <OptionField
      label={value.length ? 'Mais uma placa' : 'Placa principal'}
      required={value.length === 0}
      value={undefined as PickerOption | undefined}
      onChange={(option) => option && !value.some(({ id }) => id === option.id) && value.length < MOST && onChange([...value, option])}
      search={findVehicles({ loadId, transporterId })}
      error={isSubmitted && value.length === 0 ? 'Escolha ao menos um veículo.' : undefined}
      hint={value.length >= MOST ? 'No máximo 5 placas.' : ''}
    />
    <p className="chosen">
      {value.map(({ id, name }) => (
        <Tag key={id} onRemove={() => onChange(value.filter((one) => one.id !== id))}>
          {name}
        </Tag>
      ))}
    </p>
  </div>
)
