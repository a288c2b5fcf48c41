import { dedicatedLoadCommands } from '@embarca/contracts/dedicated/routes.ts'
import { Confirm } from '../../ui/Confirm.tsx'
import { actionNames, type DialogProps, widthOf } from './actions.ts'
import { useDialogCommand } from './use-dialog-command.ts'

/** Binds a load; on a day off of the vehicle only after a second yes (Y26). */
export const BindDialog = ({ action: { vehicle, load }, ...rest }: DialogProps) => {
  const { run, pending, failure } = useDialogCommand(dedicatedLoadCommands.bindShipping, rest)
  const isDayOff = (failure?.body as { readonly code?: string } | undefined)?.code === 'DAY_OFF'
  const plate = vehicle.vehicle.primaryPlate
  return (
    <Confirm
      open
      width={widthOf('bindShipping')}
      title={actionNames.bindShipping}
      text={
        failure ? (
          <span role="alert">{failure.messages[0]}</span>
        ) : (
          `A carga ${load?.code} passa para ${plate}, com o motorista e os veículos do contrato. Ofertas abertas são retiradas.`
        )
      }
      accept={isDayOff ? 'Vincular mesmo assim' : 'Vincular'}
      pending={pending}
      onAccept={() => load && void run({ id: vehicle.id, hash: load.hashId, ...(isDayOff && { confirmed: true }) })}
      onClose={rest.onClose}
    />
  )
}
