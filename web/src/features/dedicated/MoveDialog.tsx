import { dedicatedRoutes } from '@embarca/contracts/dedicated/read-routes.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { useState } from 'react'
import { usePages } from '../../base/queries.ts'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import { actionNames, type DialogProps, widthOf } from './actions.ts'
import { useDialogCommand } from './use-dialog-command.ts'

const MOST = 100

/** Before its collect a load may pass to another vehicle that is free (C127, Y30). */
export const MoveDialog = ({ action: { vehicle, load }, ...rest }: DialogProps) => {
  const [to, setTo] = useState<string>()
  const [reason, setReason] = useState('')
  const free = usePages(dedicatedRoutes.board, { status: 'AVAILABLE' }, { first: { size: MOST }, live: true })
  const { run, pending, failure } = useDialogCommand(loadRoutes.changeDedicated, rest)
  const isReady = to !== undefined && reason.trim() !== ''
  return (
    <FormDialog
      title={actionNames.move}
      width={widthOf('move')}
      accept="Passar a carga"
      disabled={!isReady}
      pending={pending}
      className="fleet-form"
      onSend={() => isReady && load && run({ id: deliveryOf(load.hashId), dedicatedVehicleId: to, reason: reason.trim() })}
      onClose={rest.onClose}
    >
      <p className="aside-note">A carga {load?.code} segue com o motorista e os veículos do outro contrato.</p>
      <SelectField
        label="Veículo disponível"
        required
        options={free.items
          .filter(({ id }) => id !== vehicle.id)
          .map(({ id, vehicle: { primaryPlate, vehicleType }, driverName }) => ({
            value: id,
            label: primaryPlate,
            detail: `${vehicleLabel(vehicleType)} · ${driverName}`,
          }))}
        value={to}
        onChange={setTo}
        error={failure?.messages[0]}
      />
      <TextArea label="Motivo" required maxLength={200} value={reason} onChange={setReason} />
    </FormDialog>
  )
}
