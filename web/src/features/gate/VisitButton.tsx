import type { VisitCommandName } from '@embarca/contracts/gate/codes.ts'
import type { GateOfUser, GateRow } from '@embarca/contracts/gate/read-routes.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { AxesDialog } from './AxesDialog.tsx'
import { DockDialog } from './DockDialog.tsx'
import { IntegrationDialog } from './IntegrationDialog.tsx'
import { subjectOf } from './subject.ts'
import { isButtonCommand, useVisitCommand } from './use-visit-command.ts'

type Props = {
  readonly row: GateRow
  readonly gate: GateOfUser
  readonly command: VisitCommandName
  readonly look?: 'plain' | 'primary' | 'quiet'
}

/** One command of a visit: a tap runs it; a call asks for the dock first. */
export const VisitButton = ({ row, gate, command, look = 'plain' }: Props) => {
  const [choosesDock, setChoosesDock] = useState(false)
  const { run, pending, needs, dismiss, labelOf } = useVisitCommand(subjectOf(row, gate), () => setChoosesDock(false))
  if (!isButtonCommand(command)) return null
  const isAbsence = command === 'MarkAbsent' || command === 'MarkPresent'
  const start = () => {
    if (command === 'RequestInbound') return setChoosesDock(true)
    return void run(command, isAbsence && row.driver ? { driverId: row.driver.id } : {})
  }
  return (
    <>
      <Button size="gate" look={look} pending={pending} onClick={start}>
        {labelOf(command, row.isReleased)}
      </Button>
      {choosesDock && (
        <DockDialog
          gate={gate}
          plate={row.vehiclePlate}
          pending={pending}
          onChoose={(dock) => void run('RequestInbound', { dock })}
          onClose={() => setChoosesDock(false)}
        />
      )}
      {needs === 'axes' && (
        <AxesDialog
          deliveryId={row.deliveryId}
          accept="Confirmar e registrar saída"
          onConfirmed={() => void run('CheckOutbound')}
          onClose={dismiss}
        />
      )}
      {needs === 'integration' && (
        <IntegrationDialog
          driver={row.driver?.name ?? ''}
          pending={pending}
          onAllow={() => void run('CheckIn', { allowCheckInWithoutIntegration: true })}
          onClose={dismiss}
        />
      )}
    </>
  )
}
