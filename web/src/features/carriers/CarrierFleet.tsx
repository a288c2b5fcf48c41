import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { plate } from '../../base/masks.ts'
import { usePages } from '../../base/queries.ts'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import type { CarrierTabProps } from './carrier-tab.ts'

/** The vehicles that are registered for the carrier. */
export const CarrierFleet = ({ carrier: { id: transporterId } }: CarrierTabProps) => {
  const vehicles = usePages(referenceRoutes.vehicles, { transporterId, size: 50 })
  if (vehicles.failed)
    return <ErrorState text="Não foi possível carregar a frota." error={vehicles.error} onRetry={() => void vehicles.refresh()} />
  if (vehicles.pending) return <Skeleton count={6} height={28} gap={12} />
  if (vehicles.items.length === 0) return <EmptyState text="Nenhum veículo cadastrado." icon="truck" />
  return (
    <div className="scroll">
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">Placa</th>
            <th scope="col">Veículo</th>
            <th scope="col">Carroceria</th>
            <th scope="col">Ano</th>
          </tr>
        </thead>
        <tbody>
          {vehicles.items.map((one) => (
            <tr key={one.id}>
              <td className="num">{plate.show(one.plate)}</td>
              <td data-label="Veículo">{vehicleLabel(one.vehicleType)}</td>
              <td data-label="Carroceria">{vehicleLabel(one.trailerType) ?? '–'}</td>
              <td data-label="Ano" className="num">
                {one.fabricationYear ?? '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {vehicles.more.has && (
        <Button look="quiet" pending={vehicles.more.loading} onClick={vehicles.more.load}>
          Ver mais veículos
        </Button>
      )}
    </div>
  )
}
