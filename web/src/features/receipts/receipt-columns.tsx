import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import type { ReceiptSort } from '@embarca/contracts/receipt/codes.ts'
import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import { ago, shortDateTime } from '../../base/date-times.ts'
import { LookPill } from '../../shared/load/LookPill.tsx'
import type { RegisterColumn } from '../../shared/register/columns.ts'
import { waitingIn } from './review-queue.ts'

export type ReceiptLoadRow = { readonly id: string; readonly load: LoadCard; readonly now: number }

const looks = {
  PENDING: { tone: 'confirm', icon: 'file-check', text: receiptLabels.chip.PENDING },
  APPROVED: { tone: 'done', icon: 'check', text: receiptLabels.chip.APPROVED },
  REFUSED: { tone: 'danger', icon: 'warning', text: receiptLabels.chip.REFUSED },
} as const

const client = ({ destinations }: LoadCard) => {
  const last = destinations.at(-1)
  return (
    last && (
      <>
        {last.name} <small>{`${last.city}, ${last.state}`}</small>
      </>
    )
  )
}
const reviewed = ({ receiptsApproved = 0, receiptsTotal, destinations }: LoadCard) =>
  `${receiptsApproved} de ${receiptsTotal ?? destinations.length}`

/** The columns of the list; those with a `ReceiptSort` as their id can be sorted. */
export const receiptColumns: readonly RegisterColumn<ReceiptLoadRow>[] = [
  { id: 'LAUNCH' satisfies ReceiptSort, header: 'Carga', width: '120px', sortable: true },
  { id: 'status', header: 'Comprovantes', width: '196px', cell: ({ load }) => <LookPill look={looks[load.receiptStatus ?? 'PENDING']} /> },
  { id: 'client', header: 'Cliente', width: 'minmax(150px, 1.4fr)', cell: ({ load }) => client(load) },
  { id: 'transporter', header: 'Transportadora', width: 'minmax(120px, 1fr)', wideOnly: true, cell: ({ load }) => load.transporterName },
  {
    id: 'DELIVERY' satisfies ReceiptSort,
    header: 'Entrega prevista',
    width: '130px',
    sortable: true,
    cell: ({ load }) => load.deliveryDate && <span className="num">{shortDateTime(load.deliveryDate)}</span>,
  },
  {
    id: 'WAITING' satisfies ReceiptSort,
    header: 'Esperando há',
    width: '120px',
    sortable: true,
    cell: ({ load, now }) => <span className="num">{ago(load.lastStatusDate, now).replace(/^há /, '')}</span>,
  },
  {
    id: 'count',
    header: 'Avaliados',
    width: '140px',
    cell: ({ load }) => (
      <span className="num">
        {reviewed(load)}
        {waitingIn(load) > 0 && <small> · {waitingIn(load)} a avaliar</small>}
      </span>
    ),
  },
]
