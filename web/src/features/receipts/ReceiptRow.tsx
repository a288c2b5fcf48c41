import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import { ago, shortDateTime } from '../../base/date-times.ts'
import { LookPill } from '../../shared/load/LookPill.tsx'

type Props = {
  readonly load: LoadCard
  readonly now: number
  readonly current: boolean
  readonly open: boolean
  readonly onOpen: () => void
}

const looks = {
  PENDING: { tone: 'confirm', icon: 'file-check', text: receiptLabels.chip.PENDING },
  APPROVED: { tone: 'done', icon: 'check', text: receiptLabels.chip.APPROVED },
  REFUSED: { tone: 'danger', icon: 'warning', text: receiptLabels.chip.REFUSED },
} as const

/** One load of the list; the whole row opens its receipts. */
export const ReceiptRow = ({ load, now, current, open, onOpen }: Props) => {
  const client = load.destinations.at(-1)
  return (
    <button type="button" className={`row${current ? ' current' : ''}${open ? ' open' : ''}`} onClick={onOpen}>
      <b className="num">{load.externalId}</b>
      <span>
        <LookPill look={looks[load.receiptStatus ?? 'PENDING']} />
      </span>
      <span className="cut client">
        {client?.name} <small>{client && `${client.city}, ${client.state}`}</small>
      </span>
      <span className="cut">{load.transporterName}</span>
      <span className="num when" title={load.deliveryDate && shortDateTime(load.deliveryDate)}>
        {ago(load.lastStatusDate, now)}
      </span>
      <span className="num count">
        {load.receiptsApproved ?? 0} de {load.receiptsTotal ?? load.destinations.length}
      </span>
    </button>
  )
}
