import { vehicleCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useShortcut } from '../../base/keyboard.ts'
import { plate as plateMask } from '../../base/masks.ts'
import { usePages, useRead } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { InfiniteList } from '../../ui/InfiniteList.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { SearchBox } from '../../ui/TextField.tsx'
import { type VehicleAddress, VehicleDrawer } from './VehicleDrawer.tsx'
import '../../ui/listing.css'
import '../../ui/register.css'
import './vehicles.css'

type Props = { readonly address: VehicleAddress; readonly onAddress: (address: VehicleAddress) => void }

/** The vehicles of the transporters that work for this company: searched by plate, registered and changed. */
export const VehicleList = ({ address, onAddress }: Props) => {
  const { roles } = useSession()
  const { text = '' } = address
  const vehicles = usePages(referenceRoutes.vehicles, { size: 50, ...(text && { text }) }, { keep: true })
  const transporters = useRead(referenceRoutes.transporters, { size: 100 }).data?.list
  const nameOf = (id: string) => transporters?.find((one) => one.id === id)?.name ?? '…'
  const adds = allows(vehicleCommands.addVehicle.may, roles)
  const changes = allows(vehicleCommands.changeVehicle.may, roles)
  const stay = text ? { text } : {}
  useShortcut({ keys: 'n', label: 'Novo veículo', group: 'Veículos', run: () => onAddress({ ...stay, plate: '' }) }, { when: adds })
  return (
    <main className="register vehicles">
      <div className="tools">
        <h1>Veículos</h1>
        <SearchBox
          placeholder="Buscar por placa"
          value={text}
          onSubmit={(next) => onAddress(next ? { text: next.replace(/-/g, '') } : {})}
        />
        {adds && (
          <Button look="primary" icon="plus" onClick={() => onAddress({ ...stay, plate: '' })}>
            Novo veículo
          </Button>
        )}
      </div>
      <div className="listing">
        <div className="row head" aria-hidden>
          <span>Placa</span>
          <span>Tipo do Veículo</span>
          <span>Carroceria</span>
          <span>Transportadora</span>
          <span />
        </div>
        <QueryState
          what="veículos"
          pending={vehicles.pending}
          failed={vehicles.failed}
          error={vehicles.error}
          onRetry={vehicles.refresh}
          empty={vehicles.items.length ? undefined : text ? 'Nenhum veículo com esta placa.' : 'Nenhum veículo cadastrado.'}
          icon="truck"
          rows={{ count: 10, height: 28 }}
        >
          <InfiniteList
            label="Veículos"
            items={vehicles.items}
            keyOf={({ id }) => id}
            estimate={45}
            gap={0}
            more={vehicles.more}
            end="Fim da busca."
            render={({ id, plate, vehicleType, trailerType, transporterId }) => (
              <div className="row">
                <b className="num">{plateMask.show(plate)}</b>
                <span>{vehicleLabel(vehicleType)}</span>
                <span>{vehicleLabel(trailerType) ?? '–'}</span>
                <span className="cut">{nameOf(transporterId)}</span>
                {changes ? (
                  <IconButton icon="pencil" label={`Editar ${plateMask.show(plate)}`} onClick={() => onAddress({ ...stay, id })} />
                ) : (
                  <span />
                )}
              </div>
            )}
          />
        </QueryState>
      </div>
      <VehicleDrawer address={address} nameOf={nameOf} onClose={() => onAddress(stay)} />
    </main>
  )
}
