import type { GateOfUser } from '@embarca/contracts/gate/read-routes.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { Conflict } from './Conflict.tsx'
import type { Tablet } from './tablet.ts'

type Props = { readonly tablet: Tablet; readonly gate: GateOfUser | undefined; readonly onClose: () => void }

/** What no longer fitted when it was sent: it stays here until a person decides (Y37). */
export const Conflicts = ({ tablet: { queue, isOffline }, gate, onClose }: Props) => {
  const conflicts = queue.waiting().filter(({ refusal }) => refusal !== undefined)
  return (
    <Dialog open title="Conflitos" width={640} onClose={onClose}>
      {isOffline && <p>Sem conexão: decida quando ela voltar. Nada se perde até lá.</p>}
      {conflicts.length === 0 ? (
        <EmptyState icon="check" text="Nenhum conflito." />
      ) : (
        <ul className="conflicts">
          {conflicts.map((entry) => (
            <Conflict key={entry.id} entry={entry} queue={queue} gate={gate} isOffline={isOffline} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}
