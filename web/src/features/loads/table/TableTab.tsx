import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import type { BoardColumn } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { useRead } from '../../../lib/pages.ts'
import { type BoardAddress, columnQuery, isEmptied } from '../board-address.ts'

type Props = { readonly column: BoardColumn; readonly address: BoardAddress; readonly on: boolean; readonly onShow: () => void }

/** One of the three tables, with how many loads it has under the filters. */
export const TableTab = ({ column, address, on, onShow }: Props) => {
  const emptied = isEmptied(address, column)
  const { sortDirection: _, ...counted } = columnQuery(address, column)
  const counts = useRead(boardRoutes.counts, counted, { enabled: !emptied, keep: true })
  return (
    <button type="button" className={`table-tab ${column.toLowerCase()}`} aria-pressed={on} onClick={onShow}>
      {loadLabels.column[column]} <b className="num">{emptied ? 0 : (counts.data?.total ?? '')}</b>
    </button>
  )
}
