import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { useState } from 'react'
import { ChangeFrame } from './ChangeFrame.tsx'
import type { ChangeDialogProps } from './change-list.ts'
import { findDrivers, findTransporters, type PickerOption } from './choices.ts'
import { OptionField } from './OptionField.tsx'
import { ReasonField } from './ReasonField.tsx'
import { missingError, useChange } from './use-change.ts'
import { VehiclesField } from './VehiclesField.tsx'

export const TransporterDialog = (changing: ChangeDialogProps) => {
  const { load, onClose } = changing
  const [transporter, setTransporter] = useState<PickerOption>()
  const [reason, setReason] = useState('')
  const { isSubmitted, pending, save } = useChange(loadRoutes.changeTransporter, changing)
  return (
    <ChangeFrame
      title="Trocar transportadora"
      about={`${load.transporterName ?? ''} deixa a carga; motorista e veículos vão junto.`}
      accept="Trocar transportadora"
      pending={pending}
      onClose={onClose}
      onSave={() =>
        save(transporter && reason.trim() ? { id: load.hashId, transporterId: transporter.id, reason: reason.trim() } : undefined)
      }
    >
      <OptionField
        label="Transportadora"
        required
        value={transporter}
        onChange={setTransporter}
        search={findTransporters}
        error={missingError(isSubmitted, transporter)}
      />
      <ReasonField value={reason} onChange={setReason} isSubmitted={isSubmitted} />
    </ChangeFrame>
  )
}

/** The shipper names driver and vehicles, of the hired transporter or of another one. */
export const BindDialog = (changing: ChangeDialogProps) => {
  const { load, onClose } = changing
  const [transporter, setTransporter] = useState<PickerOption | undefined>(
    load.transporterId ? { id: load.transporterId, name: load.transporterName ?? '', detail: '' } : undefined,
  )
  const [driver, setDriver] = useState<PickerOption>()
  const [vehicles, setVehicles] = useState<readonly PickerOption[]>([])
  const { isSubmitted, pending, save } = useChange(loadRoutes.bindTransporterAndDriver, changing)
  const choose = (option: PickerOption | undefined) => {
    setTransporter(option)
    setDriver(undefined)
    setVehicles([])
  }
  return (
    <ChangeFrame
      title="Vincular motorista"
      about="O motorista ainda confirma a viagem; você também pode aceitar por ele."
      accept="Vincular"
      pending={pending}
      onClose={onClose}
      onSave={() =>
        save(
          transporter && driver && vehicles.length
            ? { id: load.hashId, transporterId: transporter.id, driverId: driver.id, vehicleIds: vehicles.map(({ id }) => id) }
            : undefined,
        )
      }
    >
      <OptionField
        label="Transportadora"
        required
        value={transporter}
        onChange={choose}
        search={findTransporters}
        error={missingError(isSubmitted, transporter)}
      />
      <OptionField
        label="Motorista"
        required
        value={driver}
        onChange={setDriver}
        search={findDrivers({ loadId: load.hashId, transporterId: transporter?.id })}
        error={missingError(isSubmitted, driver)}
      />
      <VehiclesField
        loadId={load.hashId}
        transporterId={transporter?.id}
        value={vehicles}
        onChange={setVehicles}
        isSubmitted={isSubmitted}
      />
    </ChangeFrame>
  )
}

export const DriverDialog = (changing: ChangeDialogProps) => {
  const { load, onClose } = changing
  const [driver, setDriver] = useState<PickerOption>()
  const [reason, setReason] = useState('')
  const { isSubmitted, pending, save } = useChange(loadRoutes.changeDriver, changing)
  return (
    <ChangeFrame
      title="Trocar motorista"
      about={load.driverName ? `No lugar de ${load.driverName}.` : load.externalId}
      accept="Trocar motorista"
      pending={pending}
      onClose={onClose}
      onSave={() => save(driver && reason.trim() ? { id: load.deliveryId, driverId: driver.id, reason: reason.trim() } : undefined)}
    >
      <OptionField
        label="Motorista"
        required
        value={driver}
        onChange={setDriver}
        search={findDrivers({ loadId: load.hashId, transporterId: load.executorId ?? load.transporterId })}
        error={missingError(isSubmitted, driver)}
        hint={`Da ${load.executorName ?? load.transporterName ?? 'transportadora'}.`}
      />
      <ReasonField value={reason} onChange={setReason} isSubmitted={isSubmitted} />
    </ChangeFrame>
  )
}

export const VehiclesDialog = (changing: ChangeDialogProps) => {
  const { load, onClose } = changing
  const [vehicles, setVehicles] = useState<readonly PickerOption[]>([])
  const [reason, setReason] = useState('')
  const { isSubmitted, pending, save } = useChange(loadRoutes.changeVehicles, changing)
  const valid = vehicles.length > 0 && reason.trim() !== ''
  return (
    <ChangeFrame
      title="Trocar veículos"
      about={`No lugar de ${[load.vehiclePrimaryPlate, ...load.vehicleOtherPlates].filter(Boolean).join(', ') || 'nenhum veículo'}.`}
      accept="Trocar veículos"
      pending={pending}
      onClose={onClose}
      onSave={() => save(valid ? { id: load.deliveryId, vehicleIds: vehicles.map(({ id }) => id), reason: reason.trim() } : undefined)}
    >
      <VehiclesField
        loadId={load.hashId}
        transporterId={load.executorId ?? load.transporterId}
        value={vehicles}
        onChange={setVehicles}
        isSubmitted={isSubmitted}
      />
      <ReasonField value={reason} onChange={setReason} isSubmitted={isSubmitted} />
    </ChangeFrame>
  )
}
