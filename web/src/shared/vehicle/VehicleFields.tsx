import { trailerTypes, vehicleTypes } from '@embarca/contracts/load/codes.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { call } from '../../base/api.ts'
import { plate as plateMask } from '../../base/masks.ts'
import { AutocompleteField } from '../../ui/AutocompleteField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { vehicleLabel } from '../load/vehicle-labels.ts'
import type { VehicleText } from './vehicle-text.ts'
import '../../ui/form-grid.css'

type Company = { readonly id: string; readonly name: string; readonly city?: string }
const search = async (typed: string): Promise<readonly Company[]> =>
  (await call(referenceRoutes.transporters, typed ? { text: typed, size: 15 } : { size: 15 })).list
const withLabels = (codes: readonly string[]) => codes.map((value) => ({ value, label: vehicleLabel(value) ?? value }))

type Props = {
  readonly vehicle: VehicleText
  readonly onChange: (part: Partial<VehicleText>) => void
  readonly errors: Readonly<Record<string, string>>
}

/** The fields of a vehicle: plate, type and owner. */
export const VehicleFields = ({ vehicle, onChange, errors }: Props) => {
  const year = (field: 'fabricationYear' | 'modelYear', label: string) => (
    <TextField
      className="c3"
      label={label}
      inputMode="numeric"
      value={vehicle[field]}
      onChange={(text) => onChange({ [field]: text.replace(/\D/g, '').slice(0, 4) })}
      error={errors[field]}
    />
  )
  return (
    <div className="form-grid">
      <TextField
        className="c4"
        label="Placa"
        required
        autoFocus
        autoComplete="off"
        maxLength={8}
        mask={plateMask}
        value={vehicle.plate}
        onChange={(plate) => onChange({ plate })}
        error={errors['plate']}
      />
      <SelectField
        className="c4"
        label="Tipo do Veículo"
        required
        options={withLabels(vehicleTypes)}
        value={vehicle.vehicleType || undefined}
        onChange={(vehicleType) => onChange({ vehicleType: vehicleType ?? '' })}
        error={errors['vehicleType']}
      />
      <SelectField
        className="c4"
        label="Carroceria"
        clearable
        placeholder="Sem carroceria"
        options={withLabels(trailerTypes)}
        value={vehicle.trailerType || undefined}
        onChange={(trailerType) => onChange({ trailerType: trailerType ?? '' })}
        error={errors['trailerType']}
      />
      {year('fabricationYear', 'Ano de fabricação')}
      {year('modelYear', 'Ano do modelo')}
      <AutocompleteField
        className="c6"
        label="Transportadora"
        required
        value={vehicle.transporter as Company | undefined}
        onChange={(one) => onChange({ transporter: one && { id: one.id, name: one.name } })}
        search={search}
        keyOf={({ id }) => id}
        labelOf={({ name }) => name}
        detailOf={({ city }) => city}
        error={errors['transporterId']}
      />
    </div>
  )
}
