import { bulkLabels } from '@embarca/contracts/bulk/labels.pt.ts'
import { useState } from 'react'
import { useShortcut } from '../../base/keyboard.ts'
import { BulkDialog } from '../../shared/bulk/BulkDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import type { PendencySelection } from './use-pendency-selection.ts'
import '../../shared/bulk/bulk.css'

type Action = 'resolvePendencies' | 'disposePendencies'
type Props = { readonly selection: PendencySelection; readonly onDone: () => unknown }

const Clear = ({ run }: { readonly run: () => void }) => {
  useShortcut({ keys: 'Escape', label: 'Limpar a seleção', group: 'Em lote', run })
  return null
}

/** Ends the selected pendencies at once; each has its own result, and those that failed stay selected (readings o47). */
export const PendencyBulk = ({ selection: { chosen, leave, clear }, onDone }: Props) => {
  const [action, setAction] = useState<Action>()
  if (chosen.length === 0) return null
  return (
    <>
      <section className="selection-bar" aria-label="Pendências selecionadas">
        <Clear run={clear} />
        <b className="num" role="status">
          {chosen.length === 1 ? '1 selecionada' : `${chosen.length} selecionadas`}
        </b>
        <Button icon="check" onClick={() => setAction('resolvePendencies')}>
          {bulkLabels.action.resolvePendencies}
        </Button>
        <Button icon="times" onClick={() => setAction('disposePendencies')}>
          {bulkLabels.action.disposePendencies}
        </Button>
        <Button look="quiet" icon="times" onClick={clear}>
          Limpar seleção
        </Button>
      </section>
      {action && (
        <BulkDialog
          action={action}
          loads={chosen}
          onDone={(done) => {
            leave(done)
            void onDone()
          }}
          onClose={() => setAction(undefined)}
        />
      )}
    </>
  )
}
