import { driverCommands, driverLookupCommands, driverRoutes } from '@embarca/contracts/reference/driver.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useRead } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'
import { SubjectDocuments } from '../../shared/documents/SubjectDocuments.tsx'
import { DriverChecks } from '../../shared/outside-checks/OutsideChecksPanel.tsx'
import { DrawerForm } from '../../shared/register/DrawerForm.tsx'
import { RegisterItem } from '../../shared/register/RegisterItem.tsx'
import { formTexts } from '../../shared/register/texts.ts'
import { TiesPanel } from '../../shared/ties/TiesPanel.tsx'
import { isEnded } from '../../shared/ties/tie-text.ts'
import { Drawer } from '../../ui/Drawer.tsx'
import { DriverFields } from './DriverFields.tsx'
import { DriverIntegration } from './DriverIntegration.tsx'
import { DriverStanding } from './DriverStanding.tsx'
import { driverErrors, driverFields, driverText, noDriver } from './driver-text.ts'
import type { DriversAddress } from './drivers-address.ts'
import './drivers.css'

const texts = formTexts('motorista')
const query = driverRoutes.driverStatus
const lists = [driverRoutes.searchDrivers, referenceRoutes.drivers]
const spec = {
  ...{ add: driverCommands.addDriver, change: driverCommands.changeDriver, query, lists },
  ...{ errors: driverErrors, input: driverFields },
  refusedAt: { DRIVER_TIED: 'cpf', NOT_TIED_HERE: 'name' },
}
const ending = { tie: driverCommands.tieDriver, untie: driverLookupCommands.untieDriver }

type Props = { readonly address: DriversAddress; readonly onClose: () => void }

/** A driver in a drawer: a new one by his CPF, or what this company knows of one, with his ties, integration and documents. */
export const DriverDrawer = ({ address: { id, transporterId, adds }, onClose }: Props) => {
  const { roles } = useSession()
  const read = useRead(query, { id: id ?? '', ...(transporterId !== undefined && { transporterId }) }, { enabled: id !== undefined })
  const driver = id === undefined ? undefined : read.data
  const open = id !== undefined || adds === true
  const tie = driver?.ties[0]
  const locked = !allows(driverCommands.changeDriver.may, roles)
    ? 'Seu perfil só consulta motoristas.'
    : tie && isEnded(tie)
      ? 'O vínculo com esta transportadora terminou: os dados só podem ser consultados.'
      : undefined
  return (
    <Drawer open={open} onClose={onClose} title={id === undefined ? texts.add : (driver?.name ?? texts.change)}>
      {driver && <DriverStanding driver={driver} />}
      {open && (
        <RegisterItem {...{ id, read, item: driver, blank: noDriver, textOf: driverText }} {...texts}>
          {(stored) => (
            <DrawerForm form={spec} {...{ id, stored, onClose }} locked={id === undefined ? undefined : locked} onSaved={onClose}>
              {(form) => <DriverFields form={form} />}
            </DrawerForm>
          )}
        </RegisterItem>
      )}
      {driver && (
        <>
          <TiesPanel id={driver.id} name={driver.name} ties={driver.ties} commands={ending} {...{ query, lists }} />
          <DriverIntegration driver={driver} />
          <DriverChecks id={driver.id} />
          <section aria-label="Documentos do motorista">
            <h2>Documentos</h2>
            <SubjectDocuments kind="DRIVER" id={driver.id} />
          </section>
        </>
      )}
    </Drawer>
  )
}
