import type { ColumnName } from '@embarca/contracts/load-search/columns.ts'
import type { TableColumn, TableRow } from '@embarca/contracts/load-search/routes.ts'
import { Link } from '@tanstack/react-router'
import { NOTHING } from '../../../base/texts.ts'
import { InfiniteList } from '../../../ui/InfiniteList.tsx'
import { RowCheckbox } from '../../../ui/RowCheckbox.tsx'
import type { Selection } from '../bulk/use-selection.ts'
import { cellText } from './cells.ts'
import { rowLink } from './row-link.ts'
import { TableCell } from './TableCell.tsx'
import './load-table-cards.css'

type Props = {
  readonly title: string
  readonly rows: readonly TableRow[]
  readonly columns: readonly TableColumn[]
  readonly more: { readonly has: boolean; readonly loading: boolean; readonly load: () => void }
  readonly at: number | undefined
  readonly selection: Selection | undefined
}

/** In the head of the card, or the same for every load of this company. */
const inHead: readonly string[] = ['shippingCode', 'shippingStatus', 'shipperName']

type CardProps = {
  readonly row: TableRow
  readonly columns: readonly TableColumn[]
  readonly current: boolean
  readonly selection: Selection | undefined
}
const Card = ({ row, columns, current, selection }: CardProps) => {
  const code = String(row.fields.shippingCode ?? '')
  const cell = (column: ColumnName) => <TableCell column={column} row={row} auction={false} clockHere={false} />
  const known = columns.filter(
    ({ name }) => !inHead.includes(name) && cellText(name as ColumnName, row.fields[name as ColumnName]) !== NOTHING,
  )
  return (
    <article className={current ? 'table-card current' : 'table-card'} aria-label={code}>
      <header>
        {selection && (
          <RowCheckbox label={`Selecionar ${code}`} checked={selection.has(row.shippingId)} onChange={() => selection.toggle(row)} />
        )}
        <Link {...rowLink(row)} className="code num cut" preload={false}>
          {cell('shippingCode')}
        </Link>
        {cell('shippingStatus')}
      </header>
      <dl>
        {known.map(({ name, displayName }) => (
          <div key={name}>
            <dt>{displayName}</dt>
            <dd className="num">{cell(name as ColumnName)}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

/** The table on a phone: a card for each load, with the chosen columns that have a value. */
export const LoadTableCards = ({ title, rows, columns, more, at, selection }: Props) => (
  <InfiniteList
    label={title}
    items={rows}
    keyOf={({ shippingDeliveryId, shippingId }) => shippingDeliveryId ?? shippingId}
    estimate={190}
    more={more}
    {...(at !== undefined && { current: at })}
    render={(row, index) => <Card row={row} columns={columns} current={index === at} selection={selection} />}
  />
)
