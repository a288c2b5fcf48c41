import { vehicleTypes } from '@embarca/contracts/load/codes.ts'
import { carrierVehicleCommands } from '@embarca/contracts/reference/vehicle.ts'
import { useState } from 'react'
import { fieldErrors } from '../../base/field-errors.ts'
import { plate as plateMask } from '../../base/masks.ts'
import { useCommand } from '../../base/use-command.ts'
import { useFormErrors } from '../../base/use-form-errors.ts'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'

type Props = { readonly onDone: () => unknown; readonly onClose: () => void }
const options = vehicleTypes.map((value) => ({ value, label: vehicleLabel(value) ?? value }))

/** A vehicle by plate: a new one, or one known already that this company ties to itself. */
export const AddVehicle = ({ onDone, onClose }: Props) => {
  const [plate, setPlate] = useState('')
  const [vehicleType, setType] = useState<(typeof vehicleTypes)[number]>()
  const errors = useFormErrors({
    ...(plate.length !== 7 && { plate: 'Informe os 7 caracteres da placa.' }),
    ...(!vehicleType && { vehicleType: 'Escolha o tipo.' }),
  })
  const add = useCommand(carrierVehicleCommands.addOwnVehicle, {
    done: async () => {
      await onDone()
      onClose()
    },
    failed: (failure) => errors.showServerErrors(fieldErrors(failure)),
  })
  return (
    <FormDialog
      title="Cadastrar veículo"
      accept="Cadastrar"
      icon="plus"
      pending={add.pending}
      className="road-form"
      onSend={() => errors.validate() && vehicleType && void add.run({ plate, vehicleType })}
      onClose={onClose}
    >
      <TextField
        label="Placa"
        required
        mask={plateMask}
        value={plate}
        onChange={(value) => {
          errors.forget()
          setPlate(value)
        }}
        error={errors.shown['plate']}
        autoComplete="off"
      />
      <SelectField
        label="Tipo"
        required
        options={options}
        value={vehicleType}
        onChange={(value) => {
          errors.forget()
          setType(value)
        }}
        error={errors.shown['vehicleType']}
      />
    </FormDialog>
  )
}
