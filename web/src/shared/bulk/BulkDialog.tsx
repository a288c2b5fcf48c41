import { bulkLabels } from '@embarca/contracts/bulk/labels.pt.ts'
import type { BulkAction } from '@embarca/contracts/bulk/routes.ts'
import { useState } from 'react'
import { useShortcut } from '../../base/keyboard.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { BulkForm } from './BulkForm.tsx'
import { BulkRows } from './BulkRows.tsx'
import { type BulkPreview, countIn, emptyBulkInput, openIn, type SelectedRow } from './bulk-input.ts'
import { useBulk } from './use-bulk.ts'
import './bulk.css'

type Props = {
  readonly action: BulkAction
  readonly loads: readonly SelectedRow[]
  /** Called after the action with what succeeded; the others stay selected for another attempt. */
  readonly onDone: (done: readonly string[]) => void
  readonly onClose: () => void
}

const nouns = { load: ['carga', 'cargas'], pendency: ['pendência', 'pendências'] } as const
const nounOf = (action: BulkAction) => nouns[action === 'resolvePendencies' || action === 'disposePendencies' ? 'pendency' : 'load']
const countText = (action: BulkAction, count: number) => `${count} ${nounOf(action)[count === 1 ? 0 : 1]}`
const isDangerous = (action: BulkAction) => action === 'cancel' || action === 'disposePendencies'

const summed = (rows: BulkPreview, done: boolean): string =>
  (done ? (['DONE', 'FAILED', 'REFUSED', 'NOTHING'] as const) : (['WILL', 'NOTHING', 'REFUSED'] as const))
    .map((outcome) => [countIn(rows, outcome), bulkLabels.sum[outcome]] as const)
    .filter(([count]) => count > 0)
    .map(([count, [one, many]]) => `${count} ${count === 1 ? one : many}`)
    .join(' · ')

const Enter = ({ run }: { readonly run: () => void }) => {
  useShortcut({ keys: 'mod+Enter', label: 'Aplicar', group: 'Em lote', run })
  return null
}

/** A bulk action: first a dry run with the outcome for each row, then, after confirmation, the real outcomes. */
export const BulkDialog = ({ action, loads: given, onDone, onClose }: Props) => {
  const [loads] = useState(given)
  const [bulkInput, setBulkInput] = useState(emptyBulkInput)
  const bulk = useBulk(action, loads, bulkInput)
  const open = openIn(bulk.rows).length
  const done = bulk.state === 'done'
  const busy = bulk.state === 'executing'
  const close = () => {
    const through = [...bulk.rows.values()].filter(({ outcome }) => outcome === 'DONE').map(({ id }) => id)
    if (through.length > 0) onDone(through)
    onClose()
  }
  const apply = () => {
    if (open > 0 && (bulk.state === 'previewed' || done)) void bulk.execute()
  }
  return (
    <Dialog
      open
      onClose={close}
      closable={!busy}
      width={640}
      title={`${bulkLabels.action[action]} · ${countText(action, loads.length)}`}
      footer={
        <>
          <Button onClick={close} disabled={busy}>
            {done ? 'Fechar' : 'Cancelar'}
          </Button>
          {(!done || open > 0) && (
            <Button
              look={isDangerous(action) ? 'danger' : 'primary'}
              keys="Ctrl ↵"
              disabled={open === 0 || bulk.state === 'previewing' || bulk.state === 'form'}
              pending={busy}
              onClick={apply}
            >
              {done ? `Tentar novamente (${open})` : open > 0 ? `Aplicar a ${countText(action, open)}` : 'Aplicar'}
            </Button>
          )}
        </>
      }
    >
      <Enter run={apply} />
      <BulkForm action={action} bulkInput={bulkInput} disabled={busy || done} onInput={setBulkInput} />
      <p className="bulk-sum" role="status">
        {bulk.broken ??
          (bulk.state === 'previewing' ? `Conferindo as regras de cada ${nounOf(action)[0]}…` : summed(bulk.rows, done || busy))}
      </p>
      <BulkRows label={`Resultado por ${nounOf(action)[0]}`} named={nounOf(action) === nouns.pendency} loads={loads} rows={bulk.rows} />
    </Dialog>
  )
}
