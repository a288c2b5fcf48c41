import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { vehicleCommands } from '@embarca/contracts/reference/vehicle.ts'
import { useMemo } from 'react'
import { plate as plateMask } from '../../base/masks.ts'
import { usePages } from '../../base/queries.ts'
import { pageInput } from '../../shared/register/address.ts'
import { RegisterPage, type RegisterTexts } from '../../shared/register/RegisterPage.tsx'
import { type VehicleAddress, VehicleDrawer } from './VehicleDrawer.tsx'
import { rowOf, vehicleColumns } from './vehicle-columns.tsx'

type Props = { readonly address: VehicleAddress; readonly onAddress: (address: VehicleAddress) => void }

const texts: RegisterTexts = {
  what: 'veículos',
  search: 'Buscar por placa',
  empty: 'Nenhum veículo cadastrado.',
  notFound: 'Nenhum veículo com esta placa.',
  count: ['veículo', 'veículos'],
}

/** The vehicles of the transporters that work for this company: searched by plate, registered and changed. */
export const VehicleList = ({ address, onAddress }: Props) => {
  const { plate: _, id: __, ...page } = address
  const vehicles = usePages(referenceRoutes.vehicles, pageInput(page, 50), { keep: true })
  const items = useMemo(() => vehicles.items.map(rowOf), [vehicles.items])
  return (
    <RegisterPage
      title="Veículos"
      texts={texts}
      icon="truck"
      query={{ ...vehicles, items }}
      columns={vehicleColumns}
      nameOf={({ plate }) => plateMask.show(plate)}
      address={page}
      onAddress={({ text, ...rest }) => onAddress({ ...rest, ...(text && { text: text.replace(/-/g, '') }) })}
      add={{ command: vehicleCommands.addVehicle, label: 'Novo veículo', link: { to: '/vehicle', search: { ...page, plate: '' } } }}
      edit={{ command: vehicleCommands.changeVehicle, link: ({ vehicleId }) => ({ to: '/vehicle', search: { ...page, id: vehicleId } }) }}
    >
      <VehicleDrawer address={address} onClose={() => onAddress(page)} />
    </RegisterPage>
  )
}
