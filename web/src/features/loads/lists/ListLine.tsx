import { loadSearchLabels } from '@embarca/contracts/load-search/labels.pt.ts'
import type { TableRow } from '@embarca/contracts/load-search/routes.ts'
import { Link } from '@tanstack/react-router'
import { shortDateTime } from '../../../base/date-times.ts'
import { cut, cuts } from '../../../base/texts.ts'
import { CardPill } from '../CardPill.tsx'
import { cellText, lookOf } from '../table/cells.ts'
import { rowLink } from '../table/row-link.ts'

const unknown = <span className="unknown">{loadSearchLabels.unknown}</span>

type Props = {
  readonly row: TableRow
  readonly current: boolean
  /** Whether the columns of the channel partners' module are shown. */
  readonly isResold: boolean
}

/** `Extrema/MG`, of `CD Extrema — Extrema/MG`. */
const cityOf = (places: unknown) =>
  Array.isArray(places)
    ? String(places.at(0) ?? '')
        .split(' — ')
        .at(-1)
    : undefined
const lastCityOf = (places: unknown) => (Array.isArray(places) ? cityOf([places.at(-1)]) : undefined)

/** A load of a predefined list; the whole row is a link. */
export const ListLine = ({ row, current, isResold }: Props) => {
  const { fields, transporterName, orders = [] } = row
  const [from, to] = [cityOf(fields.origins), lastCityOf(fields.destinations)]
  return (
    <Link {...rowLink(row)} className={current ? 'row current' : 'row'} preload={false}>
      <b className="cut">{cut(String(fields.shippingCode ?? ''), cuts.loadCode)}</b>
      <span className="status">
        <CardPill look={lookOf(String(fields.shippingStatus ?? ''))} />
      </span>
      <span className="cut route">{from && to ? `${from} → ${to}` : unknown}</span>
      <span className="num collect">
        {fields.firstCollectDate === undefined ? unknown : shortDateTime(String(fields.firstCollectDate))}
      </span>
      <span className="num price">{cellText('offerPrice', fields.offerPrice)}</span>
      <span className="cut transporter">{transporterName === undefined ? unknown : cut(transporterName, cuts.transporter)}</span>
      {isResold && (
        <>
          <span className="cut resold">{unknown}</span>
          <span className="cut resold">{unknown}</span>
        </>
      )}
      <span className="num cut order-codes" title={orders.join(', ')}>
        {orders.length > 0 ? orders.join(', ') : unknown}
      </span>
    </Link>
  )
}
