import { referenceLabels } from '@embarca/contracts/reference/labels.pt.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useRead } from '../../base/queries.ts'
import { VehicleForm } from '../../shared/vehicle/VehicleForm.tsx'
import { noVehicle, vehicleText } from '../../shared/vehicle/vehicle-text.ts'
import { Drawer } from '../../ui/Drawer.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'

export type VehicleAddress = {
  readonly text?: string
  /** A plate to register, empty for any. */
  readonly plate?: string
  readonly id?: string
}

type Props = { readonly address: VehicleAddress; readonly nameOf: (transporterId: string) => string; readonly onClose: () => void }

const Known = ({ id, nameOf, onClose }: Omit<Props, 'address'> & { readonly id: string }) => {
  const vehicle = useRead(referenceRoutes.vehicle, { id })
  if (vehicle.isError)
    return <ErrorState text="Não foi possível carregar o veículo." error={vehicle.error} onRetry={() => void vehicle.refetch()} />
  if (!vehicle.data) return <Skeleton count={4} height={48} gap={16} radius={6} />
  const { transporterId, revision, locked } = vehicle.data
  return (
    <VehicleForm
      id={id}
      stored={{ text: { ...vehicleText(vehicle.data), transporter: { id: transporterId, name: nameOf(transporterId) } }, revision }}
      {...(locked && { locked: referenceLabels.refusal[locked] })}
      onDone={onClose}
      onClose={onClose}
    />
  )
}

/** The form of a vehicle in a drawer: a new one, possibly with a given plate, or an existing one. */
export const VehicleDrawer = ({ address: { plate, id }, nameOf, onClose }: Props) => (
  <Drawer open={id !== undefined || plate !== undefined} onClose={onClose} title={id === undefined ? 'Novo veículo' : 'Editar veículo'}>
    {id !== undefined ? (
      <Known key={id} id={id} nameOf={nameOf} onClose={onClose} />
    ) : (
      plate !== undefined && <VehicleForm stored={{ text: noVehicle(plate) }} onDone={onClose} onClose={onClose} />
    )}
  </Drawer>
)
