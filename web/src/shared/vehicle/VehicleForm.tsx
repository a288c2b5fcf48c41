import { canonicalPlate } from '@embarca/contracts/kit/documents.ts'
import { vehicleCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { CallFailed } from '../../base/failure.ts'
import { fieldErrors } from '../../base/field-errors.ts'
import { refreshRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { type StoredForm, useEditing } from '../../base/use-editing.ts'
import { useFormErrors } from '../../base/use-form-errors.ts'
import { Button } from '../../ui/Button.tsx'
import { ConflictBanner } from '../../ui/ConflictBanner.tsx'
import { FormNote } from '../../ui/FormNote.tsx'
import { VehicleFields } from './VehicleFields.tsx'
import { type VehicleText, vehicleErrors } from './vehicle-text.ts'
import './vehicle-form.css'

type Props = {
  readonly stored: StoredForm<VehicleText>
  /** The vehicle to change; absent for a new one. */
  readonly id?: string
  /** Why the form is read-only. */
  readonly locked?: string
  readonly onDone: () => void
  readonly onClose: () => void
}

const takenPlate = ({ code, messages: [plate] }: CallFailed) => (code === 'PLATE_TAKEN' && plate ? { plate } : {})

/** Registers or changes a vehicle; the server's errors are shown at their fields. */
export const VehicleForm = ({ stored, id, locked, onDone, onClose }: Props) => {
  const client = useQueryClient()
  const { text: vehicle, joined, over, refreshOnConflict, change } = useEditing(stored, referenceRoutes.vehicle)
  const errors = useFormErrors(vehicleErrors(vehicle))
  const options = {
    done: () => {
      for (const route of [referenceRoutes.vehicles, referenceRoutes.vehiclesOf, referenceRoutes.vehicle]) void refreshRead(client, route)
      onDone()
    },
    failed: (failure: CallFailed) => {
      refreshOnConflict(failure)
      return errors.showServerErrors({ ...takenPlate(failure), ...fieldErrors(failure) })
    },
  }
  const add = useCommand(vehicleCommands.addVehicle, options)
  const alter = useCommand(vehicleCommands.changeVehicle, options)
  const save = () => {
    if (!errors.validate()) return
    const fields = {
      plate: canonicalPlate(vehicle.plate)!,
      // The field offers only values of the schema.
      vehicleType: vehicle.vehicleType as never,
      transporterId: vehicle.transporter!.id,
      ...(vehicle.trailerType && { trailerType: vehicle.trailerType as never }),
      ...(vehicle.fabricationYear && { fabricationYear: Number(vehicle.fabricationYear) }),
      ...(vehicle.modelYear && { modelYear: Number(vehicle.modelYear) }),
    }
    void (id === undefined ? add.run(fields) : alter.run({ id, ...fields }, over))
  }
  return (
    <form
      className="vehicle-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div>
        <ConflictBanner joined={joined} />
        {locked && <FormNote icon="lock">{locked}</FormNote>}
        <fieldset disabled={locked !== undefined}>
          <VehicleFields
            vehicle={vehicle}
            errors={errors.shown}
            onChange={(part) => {
              errors.forget()
              change(part)
            }}
          />
        </fieldset>
      </div>
      <div className="overlay-footer">
        <Button onClick={onClose}>{locked ? 'Fechar' : 'Cancelar'}</Button>
        {!locked && (
          <Button type="submit" look="primary" pending={add.pending || alter.pending}>
            {id === undefined ? 'Cadastrar' : 'Salvar'}
          </Button>
        )}
      </div>
    </form>
  )
}
