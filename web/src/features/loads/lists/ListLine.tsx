import { loadSearchLabels } from '@embarca/contracts/load-search/labels.pt.ts'
import type { TableRow } from '@embarca/contracts/load-search/routes.ts'
import { Link } from '@tanstack/react-router'
import { cut, cuts } from '../../../base/texts.ts'
import { LookPill } from '../../../shared/load/LookPill.tsx'
import { lookOf } from '../table/cells.ts'
import { rowLink } from '../table/row-link.ts'

const unknown = <span className="unknown">{loadSearchLabels.unknown}</span>

/** A load of a predefined list; the whole row is a link. */
export const ListLine = ({ row, current }: { readonly row: TableRow; readonly current: boolean }) => {
  const { fields, transporterName, orders = [] } = row
  return (
    <Link {...rowLink(row)} className={current ? 'row current' : 'row'} preload={false}>
      <b className="cut">{cut(String(fields.shippingCode ?? ''), cuts.loadCode)}</b>
      <span className="status">
        <LookPill look={lookOf(String(fields.shippingStatus ?? ''))} />
      </span>
      <span className="cut">{transporterName === undefined ? unknown : cut(transporterName, cuts.transporter)}</span>
      <span className="cut resold">{unknown}</span>
      <span className="cut resold">{unknown}</span>
      <span className="num cut" title={orders.join(', ')}>
        {orders.length > 0 ? orders.join(', ') : unknown}
      </span>
    </Link>
  )
}
