import type { ReactNode } from 'react'
import { NOTHING } from '../../base/texts.ts'
import type { MoreRows } from '../../ui/use-virtual-rows.ts'
import { VirtualTable } from '../../ui/VirtualTable.tsx'
import type { RegisterAddress } from './address.ts'
import { looksOf, type RegisterColumn, tracksOf, useRegisterTable } from './columns.ts'
import { RegisterHead } from './RegisterHead.tsx'

type Props<Row> = {
  readonly label: string
  readonly columns: readonly RegisterColumn<Row>[]
  readonly rows: readonly Row[]
  readonly address: RegisterAddress
  readonly onSort: (sort: string | undefined) => void
  /** The name of a row, first cell of the first column. */
  readonly name: (row: Row) => ReactNode
  readonly isOff: ((row: Row) => boolean) | undefined
  /** The most icons that a row has at its end. */
  readonly actionCount: number
  readonly actions: (row: Row) => ReactNode
  readonly more: MoreRows | undefined
  readonly end: string
}

const ROW_HEIGHT = 45

/** The rows of a register, virtual, under headers that stay in view; a phone shows cards. */
export const RegisterTable = <Row extends { readonly id: string }>(props: Props<Row>) => {
  const { label, columns, rows, address, onSort, name, isOff, actionCount, actions, more, end } = props
  const table = useRegisterTable(columns, rows, address, onSort)
  const looks = looksOf(columns)
  return (
    <div className="register-table" style={tracksOf(columns, actionCount)}>
      <VirtualTable
        label={label}
        items={table.getRowModel().rows}
        keyOf={({ id }) => id}
        estimate={ROW_HEIGHT}
        more={more}
        end={end}
        head={<RegisterHead columns={table.getAllLeafColumns()} looks={looks} hasActions={actionCount > 0} />}
        rowClass={({ original }) => (isOff?.(original) ? 'off' : '')}
        cells={({ original }) => (
          <>
            {columns.map(({ id, header, cell, labelled }, at) => {
              const content = cell?.(original) || undefined
              const look = at === 0 ? ' named' : content === undefined ? ' empty' : ''
              return (
                <td key={id} className={`cell${look}${looks.get(id)}`} data-label={labelled && header}>
                  {at === 0 && name(original)}
                  {content ?? (at > 0 && NOTHING)}
                </td>
              )
            })}
            {actionCount > 0 && <td className="actions">{actions(original)}</td>}
          </>
        )}
      />
    </div>
  )
}
