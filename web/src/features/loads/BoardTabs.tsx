import { type BoardColumn, boardColumns } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { Tab } from '../../ui/Tab.tsx'
import { type BoardAddress, isEmptied } from './board-address.ts'
import { useColumnCounts } from './use-column-counts.ts'

type Props = { readonly address: BoardAddress; readonly shown: BoardColumn; readonly onShow: (column: BoardColumn) => void }

const ColumnTab = ({
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
  const counts = useColumnCounts(address, column)
  return (
    <Tab className={`board-tab ${column.toLowerCase()}`} on={on} onSelect={onShow}>
      {loadLabels.column[column]} <b className="num">{isEmptied(address, column) ? 0 : (counts?.total ?? '')}</b>
    </Tab>
  )
}

/** Tabs for the phone, which shows one column at a time. */
export const BoardTabs = ({ address, shown, onShow }: Props) => (
  <nav className="board-tabs sideways" aria-label="Colunas">
    {boardColumns.map((column) => (
      <ColumnTab key={column} column={column} address={address} on={column === shown} onShow={() => onShow(column)} />
    ))}
  </nav>
)
