import { dedicatedCommands, dedicatedLoadCommands } from '@embarca/contracts/dedicated/routes.ts'
import type { AnyCommand, InputOf } from '@embarca/contracts/kit/route.ts'
import { Confirm } from '../../ui/Confirm.tsx'
import { type ActionType, actionNames, type DialogProps, type FleetAction, widthOf } from './actions.ts'
import { BindDialog } from './BindDialog.tsx'
import { ComplementsDialog, DistanceDialog, TollDialog } from './MoneyDialogs.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { PenaltyDialog } from './PenaltyDialog.tsx'
import { ProgramDialog } from './ProgramDialog.tsx'
import { RowCycleDialog } from './RowCycleDialog.tsx'
import { useDialogCommand } from './use-dialog-command.ts'
import './contract-form.css'

type Asked = { readonly command: AnyCommand; readonly text: string; readonly accept: string; readonly danger?: boolean }
const askedOf = ({ type, vehicle, load }: FleetAction): Asked | undefined => {
  const plate = vehicle.vehicle.primaryPlate
  if (type === 'disable')
    return {
      command: dedicatedCommands.disable,
      text: `O contrato de ${plate} termina agora e não volta. A carga que ainda não saiu é liberada; a que está em viagem continua e conta no último ciclo.`,
      accept: 'Desabilitar',
      danger: true,
    }
  if (type === 'putInTransit')
    return {
      command: dedicatedLoadCommands.putInTransit,
      text: `A carga ${load?.code} sai da coleta agora, sem registro do motorista.`,
      accept: 'Colocar em trânsito',
    }
  if (type === 'removeLoad')
    return {
      command: dedicatedLoadCommands.removeShipping,
      text: `A carga ${load?.code} deixa ${plate}. Antes da viagem ela volta a ‘Carga criada’, sem motorista; em viagem continua com ele e não conta no ciclo.`,
      accept: 'Remover',
      danger: true,
    }
  return undefined
}

/** Asks once and does it: disable, put in transit, remove (R236). */
const AskedDialog = ({ action, asked, onDone, onClose }: DialogProps & { readonly asked: Asked }) => {
  const { run, pending } = useDialogCommand(asked.command, { onDone, onClose }, () => false)
  const { vehicle, load } = action
  return (
    <Confirm
      open
      width={widthOf(action.type)}
      title={actionNames[action.type]}
      text={asked.text}
      accept={asked.accept}
      danger={asked.danger ?? false}
      pending={pending}
      onAccept={() => void run({ id: vehicle.id, ...(load && action.type !== 'disable' && { hash: load.hashId }) } as InputOf<AnyCommand>)}
      onClose={onClose}
    />
  )
}

const dialogs: Readonly<Partial<Record<ActionType, (props: DialogProps) => React.ReactNode>>> = {
  bindShipping: BindDialog,
  program: ProgramDialog,
  move: MoveDialog,
  toll: TollDialog,
  distance: DistanceDialog,
  complements: ComplementsDialog,
  penalty: PenaltyDialog,
  cycle: RowCycleDialog,
}

/** The dialog of an action about a dedicated vehicle (specification 3 §4.2). */
export const ActionDialog = (props: DialogProps) => {
  const asked = askedOf(props.action)
  if (asked) return <AskedDialog {...props} asked={asked} />
  const Shown = dialogs[props.action.type]
  return Shown ? <Shown {...props} /> : null
}
