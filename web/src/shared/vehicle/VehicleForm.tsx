import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { vehicleCommands } from '@embarca/contracts/reference/vehicle.ts'
import type { StoredForm } from '../../base/use-editing.ts'
import { DrawerForm } from '../register/DrawerForm.tsx'
import { VehicleFields } from './VehicleFields.tsx'
import { type VehicleText, vehicleErrors, vehicleFields } from './vehicle-text.ts'

type Props = {
  readonly stored: StoredForm<VehicleText>
  /** The vehicle to change; absent for a new one. */
  readonly id?: string
  /** Why the form is read-only. */
  readonly locked?: string
  readonly onDone: () => void
  readonly onClose: () => void
}

const spec = {
  add: vehicleCommands.addVehicle,
  change: vehicleCommands.changeVehicle,
  query: referenceRoutes.vehicle,
  lists: [referenceRoutes.vehicles, referenceRoutes.vehiclesOf],
  errors: vehicleErrors,
  input: vehicleFields,
  refusedAt: { PLATE_TAKEN: 'plate', NOT_TIED_HERE: 'transporterId' },
}

/** Registers or changes a vehicle. */
export const VehicleForm = ({ stored, id, locked, onDone, onClose }: Props) => (
  <DrawerForm form={spec} {...{ id, stored, locked, onClose }} onSaved={onDone}>
    {(form) => <VehicleFields form={form} />}
  </DrawerForm>
)
