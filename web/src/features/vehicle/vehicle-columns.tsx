import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import type { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'
import type { RegisterColumn } from '../../shared/register/columns.ts'

type Vehicle = OutputOf<typeof referenceRoutes.vehicles>['list'][number]

/** The columns of the vehicles; `nameOf` names a transporter. */
export const vehicleColumns = (nameOf: (transporterId: string) => string): readonly RegisterColumn<Vehicle>[] => [
  { id: 'plate', header: 'Placa', width: '110px' },
  { id: 'type', header: 'Tipo do Veículo', width: 'minmax(120px, 1fr)', cell: ({ vehicleType }) => vehicleLabel(vehicleType) },
  { id: 'trailer', header: 'Carroceria', width: 'minmax(120px, 1fr)', cell: ({ trailerType }) => vehicleLabel(trailerType) },
  { id: 'transporter', header: 'Transportadora', width: 'minmax(160px, 2fr)', cell: ({ transporterId }) => nameOf(transporterId) },
]
