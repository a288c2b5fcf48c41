import { trailerTypes, vehicleTypes } from '@embarca/contracts/load/codes.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { call } from '../../base/api.ts'
import { plate as plateMask } from '../../base/masks.ts'
import { AutocompleteField } from '../../ui/AutocompleteField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { vehicleLabel } from '../load/vehicle-labels.ts'
import type { RegisterFormState } from '../register/use-register-form.ts'
import type { VehicleText } from './vehicle-text.ts'
import '../../ui/form-grid.css'

type Company = { readonly id: string; readonly name: string; readonly city?: string }
const search = async (typed: string): Promise<readonly Company[]> =>
  (await call(referenceRoutes.transporters, typed ? { text: typed, size: 15 } : { size: 15 })).list
const withLabels = (codes: readonly string[]) => codes.map((value) => ({ value, label: vehicleLabel(value) ?? value }))

/** The fields of a vehicle: plate, type and owner. */
export const VehicleFields = ({
  form: { text: vehicle, errors, change, field, choice },
}: {
  readonly form: RegisterFormState<VehicleText>
}) => {
  const year = (name: 'fabricationYear' | 'modelYear', label: string) => (
    <TextField
      className="c3"
      label={label}
      inputMode="numeric"
      {...field(name)}
      onChange={(text) => change({ [name]: text.replace(/\D/g, '').slice(0, 4) })}
    />
  )
  return (
    <div className="form-grid">
      <TextField className="c4" label="Placa" required autoFocus autoComplete="off" maxLength={8} mask={plateMask} {...field('plate')} />
      <SelectField className="c4" label="Tipo do Veículo" required options={withLabels(vehicleTypes)} {...choice('vehicleType')} />
      <SelectField
        className="c4"
        label="Carroceria"
        clearable
        placeholder="Sem carroceria"
        options={withLabels(trailerTypes)}
        {...choice('trailerType')}
      />
      {year('fabricationYear', 'Ano de fabricação')}
      {year('modelYear', 'Ano do modelo')}
      <AutocompleteField
        className="c6"
        label="Transportadora"
        required
        value={vehicle.transporter as Company | undefined}
        onChange={(one) => change({ transporter: one && { id: one.id, name: one.name } })}
        search={search}
        keyOf={({ id }) => id}
        labelOf={({ name }) => name}
        detailOf={({ city }) => city}
        error={errors['transporterId']}
      />
    </div>
  )
}
