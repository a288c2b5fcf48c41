import { bulkLabels } from '@embarca/contracts/bulk/labels.pt.ts'
import { type BulkAction, bulkActions } from '@embarca/contracts/bulk/routes.ts'
import type { BoardColumn } from '@embarca/contracts/load/codes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useSession } from '../../../app/session/session.ts'
import { useShortcut } from '../../../lib/keyboard.ts'
import { Button } from '../../../ui/Button.tsx'
import './bulk.css'

type Props = {
  readonly count: number
  readonly column: BoardColumn
  readonly onAct: (action: BulkAction) => void
  readonly onClear: () => void
}
type Act = { readonly action: BulkAction; readonly icon: string; readonly keys: string }

const acts: readonly Act[] = [
  { action: 'tag', icon: 'tag', keys: 't' },
  { action: 'prioritize', icon: 'flag', keys: 'p' },
  { action: 'approveReceipts', icon: 'file-check', keys: 'a' },
  { action: 'cancel', icon: 'ban', keys: 'c' },
]
/** Receipts come with deliveries, and who delivered is no longer canceled. */
const fits = (action: BulkAction, column: BoardColumn) =>
  (action !== 'approveReceipts' || column !== 'NEGOTIATION') && (action !== 'cancel' || column !== 'DELIVERED')

/** The bulk actions that these roles have here. */
export const actsFor = (roles: readonly string[], column: BoardColumn): readonly Act[] =>
  acts.filter(({ action }) => allows(bulkActions[action].may, roles) && fits(action, column))

const ActButton = ({ act: { action, icon, keys }, onAct }: { readonly act: Act; readonly onAct: Props['onAct'] }) => {
  const label = bulkLabels.action[action]
  useShortcut({ keys, label: `${label} (selecionadas)`, group: 'Em lote', run: () => onAct(action) })
  return (
    <Button icon={icon} onClick={() => onAct(action)}>
      {label}
    </Button>
  )
}

/** How many are selected, and what can be done to all of them. */
export const SelectionBar = ({ count, column, onAct, onClear }: Props) => {
  const { roles } = useSession()
  useShortcut({ keys: 'Escape', label: 'Limpar a seleção', group: 'Em lote', run: onClear })
  return (
    <section className="selection-bar" aria-label="Cargas selecionadas">
      <b className="num" role="status">
        {count === 1 ? '1 selecionada' : `${count} selecionadas`}
      </b>
      {actsFor(roles, column).map((act) => (
        <ActButton key={act.action} act={act} onAct={onAct} />
      ))}
      <Button look="quiet" icon="times" onClick={onClear}>
        Limpar seleção
      </Button>
    </section>
  )
}
