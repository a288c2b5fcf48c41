import { trailerTypes, vehicleTypes } from '@embarca/contracts/load/codes.ts'
import { chassis, plate as plateMask, renavam } from '../../base/masks.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { CompanyField } from '../CompanyField.tsx'
import { vehicleLabel } from '../load/vehicle-labels.ts'
import type { RegisterFormState } from '../register/use-register-form.ts'
import { TieFields } from '../ties/TieFields.tsx'
import type { VehicleText } from './vehicle-text.ts'
import '../../ui/form-grid.css'

const withLabels = (codes: readonly string[]) => codes.map((value) => ({ value, label: vehicleLabel(value) ?? value }))

/** The fields of a vehicle: plate, type, papers and owner; of a new one also how it works for its owner. */
export const VehicleFields = ({ form }: { readonly form: RegisterFormState<VehicleText> }) => {
  const { text: vehicle, errors, change, field, choice, isNew } = form
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
      <TextField
        className="c3"
        label="Peso bruto total"
        suffix="kg"
        inputMode="numeric"
        {...field('grossWeight')}
        onChange={(text) => change({ grossWeight: text.replace(/\D/g, '').slice(0, 6) })}
      />
      <TextField className="c3" label="Renavam" autoComplete="off" mask={renavam} {...field('renavam')} />
      <TextField className="c6" label="Chassi" autoComplete="off" mask={chassis} {...field('chassis')} />
      {isNew && (
        <>
          <CompanyField
            className="c12"
            label="Transportadora"
            required
            value={vehicle.transporter}
            onChange={(transporter) => change({ transporter })}
            error={errors['transporterId']}
          />
          <TieFields form={form} />
        </>
      )}
    </div>
  )
}
