import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { type BoardColumn, boardColumns } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { useRead } from '../../lib/pages.ts'
import { type BoardAddress, columnQuery, isEmptied } from './board-address.ts'

type Props = { readonly address: BoardAddress; readonly shown: BoardColumn; readonly onShow: (column: BoardColumn) => void }

const Tab = ({
  column,
  address,
  on,
  onShow,
}: {
  readonly column: BoardColumn
  readonly address: BoardAddress
  readonly on: boolean
  readonly onShow: () => void
}) => {
  const { sortDirection: _, ...counted } = columnQuery(address, column)
  const counts = useRead(boardRoutes.counts, counted, { enabled: !isEmptied(address, column), keep: true, live: true })
  return (
    <button type="button" className={`board-tab ${column.toLowerCase()}`} aria-pressed={on} onClick={onShow}>
      {loadLabels.column[column]} <b className="num">{counts.data?.total ?? ''}</b>
    </button>
  )
}

/** A phone shows one column at a time. */
export const BoardTabs = ({ address, shown, onShow }: Props) => (
  <nav className="board-tabs" aria-label="Colunas">
    {boardColumns.map((column) => (
      <Tab key={column} column={column} address={address} on={column === shown} onShow={() => onShow(column)} />
    ))}
  </nav>
)
