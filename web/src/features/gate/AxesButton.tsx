import { stepsInside } from '@embarca/contracts/gate/codes.ts'
import type { GateVisitDetails } from '@embarca/contracts/gate/read-routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { useState } from 'react'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { AxesDialog } from './AxesDialog.tsx'

/** Counts the axes of a truck that is there. */
export const AxesButton = ({ visit }: { readonly visit: GateVisitDetails }) => {
  const { roles } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!allows(may.workGate, roles) || !stepsInside.includes(visit.step)) return null
  const close = () => setOpen(false)
  return (
    <>
      <Button size="gate" icon="truck" onClick={() => setOpen(true)}>
        Eixos do veículo
      </Button>
      {isOpen && <AxesDialog deliveryId={visit.deliveryId} accept="Confirmar" onConfirmed={close} onClose={close} />}
    </>
  )
}
