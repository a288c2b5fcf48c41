import { bulkLabels } from '@embarca/contracts/bulk/labels.pt.ts'
import type { BulkRow } from '@embarca/contracts/bulk/routes.ts'
import { cut, cuts } from '../../base/texts.ts'
import { InfiniteList } from '../../ui/InfiniteList.tsx'
import { type PillTone, StatusPill } from '../../ui/StatusPill.tsx'
import type { BulkPreview, SelectedRow } from './bulk-input.ts'

const looks: Readonly<Record<BulkRow['outcome'], { readonly tone: PillTone; readonly icon: string }>> = {
  WILL: { tone: 'progress', icon: 'right' },
  NOTHING: { tone: 'idle', icon: 'minus' },
  REFUSED: { tone: 'confirm', icon: 'ban' },
  DONE: { tone: 'done', icon: 'check' },
  FAILED: { tone: 'danger', icon: 'warning' },
}

const ROW = 41

type Props = {
  readonly label: string
  readonly loads: readonly SelectedRow[]
  readonly rows: BulkPreview /** Rows have a name beside their code. */
  readonly named?: boolean
}

/** The expected or actual outcome of each load, with the reason of a refusal. */
export const BulkRows = ({ label, loads, rows, named = false }: Props) => (
  <div className={named ? 'bulk-rows named' : 'bulk-rows'} style={{ height: loads.length * ROW + 2 }}>
    <InfiniteList
      label={label}
      items={loads}
      keyOf={({ id }) => id}
      estimate={ROW}
      gap={0}
      render={({ id, code }) => {
        const row = rows.get(id)
        return (
          <div className="bulk-row">
            <b className="num cut">{named ? code : cut(code, cuts.loadCode)}</b>
            {row ? (
              <StatusPill {...looks[row.outcome]}>{bulkLabels.outcome[row.outcome]}</StatusPill>
            ) : (
              <span className="quiet">aguardando</span>
            )}
            <span className="why">{row?.messages?.join(' ')}</span>
          </div>
        )
      }}
    />
  </div>
)
