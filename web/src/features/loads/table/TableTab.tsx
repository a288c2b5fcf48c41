import type { BoardColumn } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { PlainButton } from '../../../ui/PlainButton.tsx'
import { type BoardAddress, isEmptied } from '../board-address.ts'
import { useColumnCounts } from '../use-column-counts.ts'

type Props = { readonly column: BoardColumn; readonly address: BoardAddress; readonly on: boolean; readonly onShow: () => void }

/** One of the three tables, with its number of loads under the filters. */
export const TableTab = ({ column, address, on, onShow }: Props) => {
  const counts = useColumnCounts(address, column)
  return (
    <PlainButton className={`table-tab ${column.toLowerCase()}`} aria-pressed={on} onClick={onShow}>
      {loadLabels.column[column]} <b className="num">{isEmptied(address, column) ? 0 : (counts?.total ?? '')}</b>
    </PlainButton>
  )
}
