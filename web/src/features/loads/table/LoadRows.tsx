import type { TableSection } from '@embarca/contracts/load-search/columns.ts'
import type { TableColumn } from '@embarca/contracts/load-search/routes.ts'
import { type ReactNode, useState } from 'react'
import { useNarrow } from '../../../base/use-narrow.ts'
import { useSession } from '../../../session/session.ts'
import { type ReadResult, Suspended } from '../../../ui/Suspended.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx'
import type { Selection } from '../bulk/use-selection.ts'
import { LoadTableCards } from './LoadTableCards.tsx'
import { TableBody } from './TableBody.tsx'
import { TableHead } from './TableHead.tsx'
import type { useTableRows } from './table-rows.ts'
import { useLoadTable } from './use-load-table.ts'

type Props = {
  readonly section: TableSection
  readonly title: string
  readonly table: ReturnType<typeof useTableRows>
  readonly columns: ReadResult<readonly TableColumn[]>
  readonly at: number | undefined
  readonly selection: Selection | undefined
  /** What a user can do about an empty table. */
  readonly whenEmpty: ReactNode
}
const none: readonly TableColumn[] = []

/** The table with its headers, on a phone as cards; the box scrolls both ways, the page never sideways. */
export const LoadRows = ({ section, title, table: loads, columns: named, at, selection, whenEmpty }: Props) => {
  const columns = named.data ?? none
  const { user_id: userId } = useSession()
  const narrow = useNarrow()
  const [box, setBox] = useState<HTMLElement | null>(null)
  const model = useLoadTable(columns, { section, userId, narrow, selects: selection !== undefined })
  if (loads.failed && loads.rows.length === 0)
    return <ErrorState text="Falha ao carregar cargas." error={loads.error} onRetry={() => void loads.refresh()} />
  if (loads.pending || columns.length === 0)
    return (
      <Suspended read={named} text="Falha ao buscar as colunas.">
        <div className="table-wait" role="status" aria-label="Carregando cargas">
          <Skeleton count={14} height={24} gap={16} />
        </div>
      </Suspended>
    )
  if (loads.rows.length === 0) return <EmptyState text="Não há cargas!" icon="truck" action={whenEmpty} />
  if (narrow) return <LoadTableCards {...{ title, rows: loads.rows, columns, more: loads.more, at, selection }} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard
    <section ref={setBox} className="table-box" tabIndex={0} aria-label={`Cargas: ${title}`}>
      <table
        aria-label={title}
        aria-rowcount={loads.more.has ? -1 : loads.rows.length + 1}
        className="table-sheet"
        style={{ width: model.table.getTotalSize() }}
      >
        <TableHead table={model.table} columns={columns} selection={selection} />
        <TableBody model={model} rows={loads.rows} box={box} more={loads.more} at={at} selection={selection} />
      </table>
      {loads.more.loading && <p className="infinite-note">Buscando...</p>}
    </section>
  )
}
