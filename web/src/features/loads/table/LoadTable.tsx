import { boardColumns } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { loadSearchRoutes } from '@embarca/contracts/load-search/routes.ts'
import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import { reportCommands } from '@embarca/contracts/report/routes.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useShortcut } from '../../../base/keyboard.ts'
import { useRead } from '../../../base/queries.ts'
import { useSession } from '../../../session/session.ts'
import { useRequestAuctions } from '../../../shared/load/auction-store.ts'
import { ExportMenu } from '../../../shared/reports/ExportMenu.tsx'
import { IconButton } from '../../../ui/Button.tsx'
import { AttentionBar } from '../attention/AttentionBar.tsx'
import { BoardTools } from '../BoardTools.tsx'
import { type AddressChange, type BoardAddress, columnQuery, isEmptied, orderKey, orderOf } from '../board-address.ts'
import { Bulk } from '../bulk/Bulk.tsx'
import { actionsFor } from '../bulk/SelectionBar.tsx'
import { useSelection } from '../bulk/use-selection.ts'
import { ColumnChips } from '../ColumnChips.tsx'
import { NewLoad } from '../NewLoad.tsx'
import { OrderToggle } from '../OrderToggle.tsx'
import { ShowEverything } from '../ShowEverything.tsx'
import { ColumnsDialog } from './ColumnsDialog.tsx'
import { LoadRows } from './LoadRows.tsx'
import { rowLink } from './row-link.ts'
import { sectionOf } from './sections.ts'
import { TableTab } from './TableTab.tsx'
import { useTableRows } from './table-rows.ts'
import { useTableChanges } from './use-table-changes.ts'
import '../load-board.css'
import '../load-column.css'
import './load-table.css'

type Props = { readonly address: BoardAddress; readonly onAddress: (change: AddressChange, replace?: boolean) => void }

/** The loads as a table, one of three tabs at a time. */
export const LoadTable = ({ address, onAddress }: Props) => {
  const { rights, roles } = useSession()
  const navigate = useNavigate()
  const column = address.column ?? 'NEGOTIATION'
  const section = sectionOf(column)
  const emptied = isEmptied(address, column)
  const query = columnQuery(address, column)
  const table = useTableRows(query, !emptied)
  const columns = useRead(loadSearchRoutes.columnsSet, { type: section }, { keep: false })
  const changes = useTableChanges(query, table.rows, (card) => card.column === column)
  const selection = useSelection(table.rows)
  const selects = actionsFor(roles, column).length > 0
  const [choosing, setChoosing] = useState(false)
  const [at, setAt] = useState<number>()
  const title = loadLabels.column[column]

  useRequestAuctions(
    table.rows.filter(({ shippingType }) => shippingType === loadLabels.hiringType.AUCTION).map(({ shippingId }) => shippingId),
  )
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new result has no current row
  useEffect(() => {
    if (!first.current) {
      setAt(undefined)
      selection.clear()
    }
    first.current = false
  }, [column, address])
  useEffect(() => {
    document.title = changes.pending > 0 ? `(${changes.pending}) Cargas · Embarca` : 'Cargas · Embarca'
  }, [changes.pending])
  const walk = (by: number) => setAt((before) => Math.max(0, Math.min(table.rows.length - 1, (before ?? -1) + by)))
  useShortcut({ keys: 'j', label: 'Próxima carga', group: 'Tabela', run: () => walk(1) })
  useShortcut({ keys: 'k', label: 'Carga anterior', group: 'Tabela', run: () => walk(-1) })
  useShortcut({
    keys: 'Enter',
    label: 'Abrir a carga',
    group: 'Tabela',
    run: () => at !== undefined && table.rows[at] && void navigate(rowLink(table.rows[at])),
  })
  useShortcut(
    {
      keys: 'x',
      label: 'Selecionar a carga',
      group: 'Tabela',
      run: () => at !== undefined && table.rows[at] && selection.toggle(table.rows[at]),
    },
    { when: selects },
  )
  useShortcut({ keys: 'u', label: 'Atualizar a tabela', group: 'Tabela', run: () => void changes.refresh() })

  return (
    <main className="load-board load-table">
      <BoardTools address={address} onAddress={onAddress} pending={changes.pending} onRefresh={changes.refresh} />
      <AttentionBar address={address} onAddress={onAddress} />
      <div className="table-tools">
        <nav className="table-tabs sideways" aria-label="Seções">
          {boardColumns.map((one) => (
            <TableTab
              key={one}
              column={one}
              address={address}
              on={one === column}
              onShow={() => onAddress({ column: one === 'NEGOTIATION' ? undefined : one })}
            />
          ))}
        </nav>
        <OrderToggle title={title} order={orderOf(address, column)} onOrder={(order) => onAddress({ [orderKey(column)]: order })} />
        <IconButton icon="objects-column" className="framed" label="Configurar colunas" onClick={() => setChoosing(true)} />
        <ExportMenu label="Baixar a tabela" title={`${reportLabels.title['table']}: ${title}`} route={reportCommands.table} input={query} />
      </div>
      <div className={`load-column ${section}`}>
        <ColumnChips column={column} address={address} counts={table.counts} onChange={onAddress} />
      </div>
      <LoadRows
        key={section}
        section={section}
        title={title}
        table={table}
        columns={columns}
        at={at}
        selection={selects ? selection : undefined}
        whenEmpty={<ShowEverything address={address} onAddress={onAddress} />}
      />
      <ColumnsDialog section={section} open={choosing} onClose={() => setChoosing(false)} />
      <Bulk selection={selection} column={column} onDone={changes.refresh} />
      {!rights.isApprover && selection.loads.length === 0 && <NewLoad />}
    </main>
  )
}
