import type { GateOfUser } from '@embarca/contracts/gate/read-routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { useState } from 'react'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { AddWaiting } from './AddWaiting.tsx'
import { useWaitingRows } from './offline/use-waiting-rows.ts'
import { WaitingCard } from './WaitingCard.tsx'

type Props = {
  readonly gate: GateOfUser
  readonly text: string | undefined
  /** A CPF that was scanned: its driver is to be added. */
  readonly arrived: string | undefined
  readonly onAdded: () => void
}

/** Drivers who are there and not checked in, in the order of their arrival. */
export const WaitingList = ({ gate, text, arrived, onAdded }: Props) => {
  const { roles } = useSession()
  const [isAdding, setAdding] = useState(arrived !== undefined)
  const mayWork = allows(may.workGate, roles)
  const query = useWaitingRows(gate, text)
  return (
    <>
      {mayWork && (
        <Button className="gate-add" size="gate" icon="plus" onClick={() => setAdding(true)}>
          Adicionar motorista
        </Button>
      )}
      <QueryState
        what="lista de espera"
        icon="user"
        pending={query.pending}
        failed={query.failed && query.items.length === 0}
        error={query.error}
        onRetry={query.refresh}
        empty={query.items.length ? undefined : text ? 'Nenhum motorista encontrado...' : 'Ninguém na lista de espera.'}
        rows={{ count: 4, height: 72 }}
      >
        <ul className="gate-list" aria-label="Lista de espera">
          {query.items.map((row) => (
            <WaitingCard key={row.id} row={row} gate={gate} mayWork={mayWork} />
          ))}
        </ul>
        {query.more.has && (
          <Button size="gate" pending={query.more.loading} onClick={query.more.load}>
            Mostrar mais
          </Button>
        )}
      </QueryState>
      {isAdding && (
        <AddWaiting
          gate={gate}
          scanned={arrived}
          onClose={() => {
            setAdding(false)
            onAdded()
          }}
        />
      )}
    </>
  )
}
