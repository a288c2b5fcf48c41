import { bulkLabels } from '@embarca/contracts/bulk/labels.pt.ts'
import { type BulkAction, bulkActions } from '@embarca/contracts/bulk/routes.ts'
import type { BoardColumn } from '@embarca/contracts/load/codes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useShortcut } from '../../../base/keyboard.ts'
import { useSession } from '../../../session/session.ts'
import { Button } from '../../../ui/Button.tsx'
import '../../../shared/bulk/bulk.css'

type Props = {
  readonly count: number
  readonly column: BoardColumn
  readonly onAction: (action: BulkAction) => void
  readonly onClear: () => void
}
type SelectionAction = { readonly action: BulkAction; readonly icon: string; readonly keys: string }

const selectionActions: readonly SelectionAction[] = [
  { action: 'tag', icon: 'tag', keys: 't' },
  { action: 'prioritize', icon: 'flag', keys: 'p' },
  { action: 'approveReceipts', icon: 'file-check', keys: 'a' },
  { action: 'cancel', icon: 'ban', keys: 'c' },
]
/** Receipts exist for delivered loads only, and delivered loads cannot be canceled. */
const fits = (action: BulkAction, column: BoardColumn) =>
  (action !== 'approveReceipts' || column !== 'NEGOTIATION') && (action !== 'cancel' || column !== 'DELIVERED')

/** The bulk actions that these roles have in this column. */
export const actionsFor = (roles: readonly string[], column: BoardColumn): readonly SelectionAction[] =>
  selectionActions.filter(({ action }) => allows(bulkActions[action].may, roles) && fits(action, column))

const ActionButton = ({
  selectionAction: { action, icon, keys },
  onAction,
}: {
  readonly selectionAction: SelectionAction
  readonly onAction: Props['onAction']
}) => {
  const label = bulkLabels.action[action]
  useShortcut({ keys, label: `${label} (selecionadas)`, group: 'Em lote', run: () => onAction(action) })
  return (
    <Button icon={icon} onClick={() => onAction(action)}>
      {label}
    </Button>
  )
}

/** The number of selected rows and the actions for them. */
export const SelectionBar = ({ count, column, onAction, onClear }: Props) => {
  const { roles } = useSession()
  useShortcut({ keys: 'Escape', label: 'Limpar a seleção', group: 'Em lote', run: onClear })
  return (
    <section className="selection-bar" aria-label="Cargas selecionadas">
      <b className="num" role="status">
        {count === 1 ? '1 selecionada' : `${count} selecionadas`}
      </b>
      {actionsFor(roles, column).map((selectionAction) => (
        <ActionButton key={selectionAction.action} selectionAction={selectionAction} onAction={onAction} />
      ))}
      <Button look="quiet" icon="times" onClick={onClear}>
        Limpar seleção
      </Button>
    </section>
  )
}
