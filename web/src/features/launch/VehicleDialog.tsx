import { VehicleForm } from '../../shared/vehicle/VehicleForm.tsx'
import { noVehicle, type VehicleText } from '../../shared/vehicle/vehicle-text.ts'
import { Dialog } from '../../ui/Dialog.tsx'

type Props = {
  /** The plate that is not registered; undefined closes the dialog. */
  readonly plate: string | undefined
  readonly transporter: VehicleText['transporter']
  readonly onClose: () => void
  readonly onRegistered: () => void
}

/** Registers a missing vehicle without leaving the form. */
export const VehicleDialog = ({ plate, transporter, onClose, onRegistered }: Props) => (
  <Dialog open={plate !== undefined} onClose={onClose} title="Novo veículo" width={620}>
    {plate !== undefined && (
      <VehicleForm
        stored={{ text: { ...noVehicle(plate), ...(transporter && { transporter }) } }}
        onDone={onRegistered}
        onClose={onClose}
      />
    )}
  </Dialog>
)
