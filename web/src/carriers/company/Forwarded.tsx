import { transporterLoadCommands, type transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { useState } from 'react'
import { useCommand } from '../../base/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { Confirm } from '../late-dialogs.tsx'

type Load = OutputOf<typeof transporterRoutes.loads>['list'][number]
type Props = { readonly load: Load; readonly operates: boolean; readonly onDone: () => unknown }

/** While nothing is collected. */
const takesBack: readonly string[] = ['ASSIGNED_TO_TRANSPORTER', 'WAITING_DRIVER_ACCEPT', 'LINKED_TO_DRIVER_VEHICLE']

/** Who runs a load of a logistic operator: each of the two companies reads the other's name. */
export const Forwarded = ({ load: { loadId, externalId, status, forwardedTo, forwardedBy }, operates, onDone }: Props) => {
  const [isAsking, setAsking] = useState(false)
  const takeBack = useCommand(transporterLoadCommands.takeBack, {
    successMessage: 'Carga retomada.',
    done: async () => {
      setAsking(false)
      await onDone()
    },
  })
  if (forwardedBy)
    return (
      <p>
        Repassada por <b>{forwardedBy}</b>
      </p>
    )
  if (!forwardedTo) return null
  return (
    <>
      <p>
        Repassada a <b>{forwardedTo}</b>
      </p>
      {operates && takesBack.includes(status) && (
        <Button size="gate" icon="undo" onClick={() => setAsking(true)}>
          Retomar carga
        </Button>
      )}
      <Confirm
        open={isAsking}
        title={`Retomar ${externalId}?`}
        text={`${forwardedTo} perde a carga, e o motorista que ela indicou sai da viagem.`}
        accept="Retomar"
        danger
        pending={takeBack.pending}
        onAccept={() => void takeBack.run({ id: loadId })}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
