import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import type { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'
import type { RegisterColumn } from '../../shared/register/columns.ts'
import { tieText } from '../../shared/ties/tie-text.ts'
import { StatusText } from '../../ui/StatusText.tsx'

type Vehicle = OutputOf<typeof referenceRoutes.vehicles>['list'][number]

/** A vehicle of two carriers has two rows: `id` is the row's, `vehicleId` the vehicle's. */
export type VehicleRow = Omit<Vehicle, 'id'> & { readonly id: string; readonly vehicleId: string }
export const rowOf = ({ id, ...vehicle }: Vehicle): VehicleRow => ({ ...vehicle, id: `${id}.${vehicle.transporterId}`, vehicleId: id })

export const vehicleColumns: readonly RegisterColumn<VehicleRow>[] = [
  {
    id: 'plate',
    header: 'Placa',
    width: '122px',
    cell: ({ blocked }) =>
      blocked && (
        <span className="second-line">
          <StatusText tone="danger" icon="lock">
            Bloqueado
          </StatusText>
        </span>
      ),
  },
  { id: 'type', header: 'Tipo do Veículo', width: 'minmax(120px, 1fr)', cell: ({ vehicleType }) => vehicleLabel(vehicleType) },
  { id: 'trailer', header: 'Carroceria', width: 'minmax(120px, 1fr)', cell: ({ trailerType }) => vehicleLabel(trailerType) },
  { id: 'transporter', header: 'Transportadora', width: 'minmax(160px, 2fr)', cell: ({ transporterName }) => transporterName },
  { id: 'tie', header: 'Vínculo', width: 'minmax(110px, 1fr)', cell: (row) => tieText(row) },
]
