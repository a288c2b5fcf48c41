import { driverCommands, driverRoutes } from '@embarca/contracts/reference/driver.ts'
import { useMemo } from 'react'
import { usePages } from '../../base/queries.ts'
import { pageInput, useRegisterAddress } from '../../shared/register/address.ts'
import { RegisterPage } from '../../shared/register/RegisterPage.tsx'
import { listTexts } from '../../shared/register/texts.ts'
import { DriverDrawer } from './DriverDrawer.tsx'
import { driverColumns, rowOf } from './driver-columns.tsx'
import type { DriversAddress } from './drivers-address.ts'

const to = '/drivers'
const texts = { ...listTexts('motorista', 'motoristas'), search: 'Buscar por nome, CPF ou telefone' }

/** The drivers of the carriers that work for this company, in pages of 15 (CA6). */
export const DriverList = () => {
  const { address, onAddress } = useRegisterAddress<DriversAddress>()
  const { id: _, transporterId: __, adds: ___, ...page } = address
  const drivers = usePages(driverRoutes.searchDrivers, pageInput(page, 15), { keep: true })
  const items = useMemo(() => drivers.items.map(rowOf), [drivers.items])
  return (
    <RegisterPage
      title="Motoristas"
      texts={texts}
      icon="user"
      query={{ ...drivers, items }}
      columns={driverColumns}
      nameOf={({ name }) => name}
      address={page}
      onAddress={onAddress}
      add={{ command: driverCommands.addDriver, label: 'Novo motorista', link: { to, search: { ...page, adds: true } } }}
      edit={{
        command: driverRoutes.searchDrivers,
        link: ({ driverId, transporterId }) => ({ to, search: { ...page, id: driverId, transporterId } }),
      }}
    >
      <DriverDrawer address={address} onClose={() => onAddress(page)} />
    </RegisterPage>
  )
}
