import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { useEffect, useMemo } from 'react'
import { looksOf, tracksOf, useRegisterTable } from '../../shared/register/columns.ts'
import { RegisterHead } from '../../shared/register/RegisterHead.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import type { MoreRows } from '../../ui/use-virtual-rows.ts'
import { VirtualTable } from '../../ui/VirtualTable.tsx'
import { receiptColumns } from './receipt-columns.tsx'

type Props = {
  readonly loads: readonly LoadCard[]
  readonly now: number
  /** Column, with a minus when descending. */
  readonly sort: string
  readonly onSort: (sort: string | undefined) => void
  readonly more: MoreRows
  readonly current: number | undefined
  readonly onOpen: (hash: string) => void
}

const looks = looksOf(receiptColumns)

/** Loads with receipts under headers that sort them; a row opens its receipts. */
export const ReceiptTable = ({ loads, now, sort, onSort, more, current, onOpen }: Props) => {
  const rows = useMemo(() => loads.map((load) => ({ id: load.hashId, load, now })), [loads, now])
  const table = useRegisterTable(receiptColumns, rows, { sort }, onSort)
  useEffect(() => {
    if (current !== undefined) document.querySelector(`.receipt-loads [data-index="${current}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <div className="register-table" style={tracksOf(receiptColumns, 0)}>
      <VirtualTable
        label="Cargas com comprovantes"
        items={table.getRowModel().rows}
        keyOf={({ id }) => id}
        estimate={45}
        more={more}
        end="Fim da busca."
        head={<RegisterHead columns={table.getAllLeafColumns()} looks={looks} hasActions={false} />}
        rowClass={({ index }) => (index === current ? 'current' : '')}
        cells={({ original }) =>
          receiptColumns.map(({ id, cell }, at) => (
            <td key={id} data-column={id} className={`cell${at === 0 ? ' named' : ''}${looks.get(id)}`}>
              {at === 0 ? (
                <PlainButton className="opens-row num" onClick={() => onOpen(original.id)}>
                  {original.load.externalId}
                </PlainButton>
              ) : (
                cell?.(original)
              )}
            </td>
          ))
        }
      />
    </div>
  )
}
