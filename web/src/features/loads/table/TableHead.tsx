import type { ColumnName } from '@embarca/contracts/load-search/columns.ts'
import type { TableColumn } from '@embarca/contracts/load-search/routes.ts'
import type { KeyboardEvent } from 'react'
import { RowCheckbox } from '../../../ui/RowCheckbox.tsx'
import type { Selection } from '../bulk/use-selection.ts'
import { placeOf } from './cell-place.ts'
import { isNumber } from './cells.ts'
import { NARROWEST, SELECT, WIDEST } from './sections.ts'
import type { LoadTableModel } from './use-load-table.ts'

const STEP = 16
const within = (width: number) => Math.max(NARROWEST, Math.min(WIDEST, width))

type Props = {
  readonly table: LoadTableModel['table']
  readonly columns: readonly TableColumn[]
  readonly selection: Selection | undefined
}

/** The column headers; the separator after each resizes it, by mouse, touch or arrow keys. */
export const TableHead = ({ table, columns, selection }: Props) => {
  const named = new Map(columns.map((column) => [column.name, column]))
  const widen = (name: string, width: number) => table.setColumnSizing((before) => ({ ...before, [name]: within(width) }))
  const onKey = (event: KeyboardEvent, name: string, width: number) => {
    const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key]
    if (step === undefined) return
    event.preventDefault()
    widen(name, width + step)
  }
  return (
    <thead className="table-head">
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} className="table-row">
          {group.headers.map((header) => {
            const { column } = header
            const columnText = named.get(column.id)
            const width = column.getSize()
            if (column.id === SELECT)
              return (
                <th key={header.id} scope="col" className="cell fixed pick" style={placeOf(column)}>
                  <RowCheckbox
                    label="Selecionar as cargas carregadas"
                    checked={selection?.every ?? false}
                    onChange={() => selection?.toggleAll()}
                  />
                </th>
              )
            return (
              <th
                key={header.id}
                scope="col"
                className={`cell${isNumber(column.id as ColumnName) ? ' number' : ''}${column.getIsPinned() ? ' fixed' : ''}`}
                style={placeOf(column)}
                title={columnText?.displayHint}
              >
                <span className="cut">{columnText?.displayName ?? column.id}</span>
                {/* biome-ignore lint/a11y/useSemanticElements: a movable line between columns is a separator with a value */}
                <span
                  role="separator"
                  tabIndex={0}
                  aria-orientation="vertical"
                  aria-label={`Largura de ${columnText?.displayName ?? column.id}`}
                  aria-valuenow={width}
                  aria-valuemin={NARROWEST}
                  aria-valuemax={WIDEST}
                  className={column.getIsResizing() ? 'resizer on' : 'resizer'}
                  onMouseDown={header.getResizeHandler()}
                  onTouchStart={header.getResizeHandler()}
                  onDoubleClick={() => widen(column.id, column.columnDef.size ?? width)}
                  onKeyDown={(event) => onKey(event, column.id, width)}
                />
              </th>
            )
          })}
        </tr>
      ))}
    </thead>
  )
}
