import { cubageText, weightText } from '@embarca/contracts/kit/measures.ts'
import { integer, money } from '@embarca/contracts/kit/numbers.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { OrderColumnName } from '@embarca/contracts/order/columns.ts'
import { orderLabels } from '@embarca/contracts/order/labels.pt.ts'
import type { OrderView } from '@embarca/contracts/order/views.ts'
import type { ReactNode } from 'react'
import { shortDateTime } from '../../base/date-times.ts'
import type { RegisterColumn } from '../../shared/register/columns.ts'
import { DataLink } from '../../ui/DataLink.tsx'
import { Tag } from '../../ui/StatusPill.tsx'
import { OrderPill } from './OrderPill.tsx'

type Place = NonNullable<OrderView['delivery']>
const Where = ({ place }: { readonly place: Place }) => (
  <>
    {place.name}
    <small className="second-line">
      {place.city} – {place.state}
    </small>
  </>
)
const when = (iso: string | undefined, zone: string | undefined) => iso && <span className="num">{shortDateTime(iso, zone)}</span>
const noteOf = ({ number, nfeKey }: OrderView['notes'][number]) => number ?? nfeKey ?? ''
const number = (text: string | false) => text && <span className="num">{text}</span>

type Cell = {
  readonly width: string
  readonly cell: (order: OrderView) => ReactNode
  readonly sortable?: true
  readonly labelled?: true
  readonly numeric?: true
}
/** How each column looks; the code is the name of the row. */
const cells: Readonly<Record<Exclude<OrderColumnName, 'code'>, Cell>> = {
  status: { width: 'minmax(132px, 0.8fr)', cell: ({ status }) => <OrderPill status={status} /> },
  collect: { width: 'minmax(140px, 1.2fr)', cell: ({ collect }) => collect && <Where place={collect} /> },
  delivery: { width: 'minmax(150px, 1.4fr)', cell: ({ delivery }) => delivery && <Where place={delivery} /> },
  collectDate: { width: '96px', labelled: true, cell: ({ collectDate, collect }) => when(collectDate, collect?.zone) },
  deliveryDate: {
    width: '112px',
    labelled: true,
    sortable: true,
    cell: ({ deliveryDate, delivery }) => when(deliveryDate, delivery?.zone),
  },
  weight: {
    numeric: true,
    width: '92px',
    sortable: true,
    cell: ({ remaining, total }) => number(weightText(remaining.weight || total.weight)),
  },
  cubage: {
    numeric: true,
    width: '84px',
    cell: ({ remaining, total }) => number(total.cubage > 0 && cubageText(remaining.cubage || total.cubage)),
  },
  value: { numeric: true, width: '104px', cell: ({ total }) => number(total.value > 0 && money(total.value)) },
  product: { width: 'minmax(110px, 1fr)', cell: ({ product }) => product },
  commercialName: { width: 'minmax(120px, 1fr)', cell: ({ delivery }) => delivery?.commercialName },
  city: { width: 'minmax(120px, 1fr)', cell: ({ delivery }) => delivery && `${delivery.city} – ${delivery.state}` },
  freightType: { width: '96px', cell: ({ freightType }) => loadLabels.freightType[freightType] },
  quantity: { numeric: true, width: '88px', labelled: true, cell: ({ total }) => number(total.quantity > 0 && integer(total.quantity)) },
  unit: { width: '76px', cell: ({ unit }) => unit },
  notes: { width: 'minmax(110px, 1fr)', labelled: true, cell: ({ notes }) => notes.map(noteOf).join(', ') },
  tags: { width: 'minmax(110px, 1fr)', cell: ({ tags }) => tags.length > 0 && tags.map((tag) => <Tag key={tag}>{tag}</Tag>) },
  load: {
    width: '116px',
    cell: ({ loadId, externalId }) => (loadId ? <DataLink to={`/loads/${loadId}/details`}>{externalId ?? 'Abrir'}</DataLink> : externalId),
  },
  observation: { width: 'minmax(140px, 1.2fr)', cell: ({ observation }) => observation },
  deliveryWindow: {
    width: '112px',
    labelled: true,
    cell: ({ deliveryFrom, deliveryTo }) => deliveryFrom && deliveryTo && `${deliveryFrom}–${deliveryTo}`,
  },
  createdAt: { width: '96px', labelled: true, cell: ({ createdAt }) => when(createdAt, undefined) },
}

/** The columns of the list, in the user's order. */
export const orderColumns = (names: readonly OrderColumnName[]): readonly RegisterColumn<OrderView>[] =>
  names.map((name) => ({
    id: name,
    header: orderLabels.column[name],
    ...(name === 'code' ? { width: 'minmax(150px, 1.1fr)', sortable: true as const } : cells[name]),
  }))

const LEAST = /\d+(?=px)/
const GAP = 12
/** Pixels below which the table scrolls sideways instead of squeezing its columns. */
export const leastWidth = (columns: readonly { readonly width: string }[]): number =>
  columns.reduce((sum, { width }) => sum + Number(LEAST.exec(width)?.[0] ?? 0) + GAP, 0)
