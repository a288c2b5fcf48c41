import type { GateOfUser } from '@embarca/contracts/gate/read-routes.ts'
import { useState } from 'react'
import { shortDateTime } from '../../../base/date-times.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Conflicts } from './Conflicts.tsx'
import type { Tablet } from './tablet.ts'
import './offline.css'

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** What this device has not sent, and whether it works without a network now. */
export const OfflineNote = ({ tablet, gate }: { readonly tablet: Tablet; readonly gate: GateOfUser | undefined }) => {
  const { queue, isOffline, kept } = tablet
  const [isOpen, setOpen] = useState(false)
  const waiting = queue.waiting()
  const conflicts = waiting.filter(({ refusal }) => refusal !== undefined)
  const unsent = waiting.length - conflicts.length
  const others = queue.ofOthers()
  return (
    <div role="status" className="offline-note" data-unsent={waiting.length}>
      {isOffline && (
        <p>
          <Icon name="offline" size={20} />
          {kept
            ? `Sem conexão. Lista de ${shortDateTime(kept.at, gate?.zone)}: o que você registrar fica guardado neste aparelho.`
            : 'Sem conexão, e este aparelho ainda não tem a lista desta portaria.'}
        </p>
      )}
      {isOffline && kept?.isCut && <p>Há mais cargas do que este aparelho guarda: as primeiras estão na lista.</p>}
      {unsent > 0 && (
        <p>
          <Icon name="clock" size={20} />
          {counted(unsent, 'registro a enviar', 'registros a enviar')}.
        </p>
      )}
      {others > 0 && (
        <p>
          <Icon name="user" size={20} />
          {counted(others, 'registro de outro usuário espera', 'registros de outro usuário esperam')} neste aparelho: ele precisa entrar de
          novo.
        </p>
      )}
      {conflicts.length > 0 && (
        <Button size="gate" look="danger" icon="warning" onClick={() => setOpen(true)}>
          {counted(conflicts.length, 'conflito a decidir', 'conflitos a decidir')}
        </Button>
      )}
      {isOpen && <Conflicts tablet={tablet} gate={gate} onClose={() => setOpen(false)} />}
    </div>
  )
}
