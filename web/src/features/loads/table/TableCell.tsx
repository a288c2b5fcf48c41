import type { ColumnName } from '@embarca/contracts/load-search/columns.ts'
import type { TableRow } from '@embarca/contracts/load-search/routes.ts'
import { cut, cuts, NOTHING } from '../../../base/texts.ts'
import { useNow } from '../../../base/use-now.ts'
import { AuctionClock } from '../../../shared/load/AuctionClock.tsx'
import { useAuctionTime } from '../../../shared/load/auction-store.ts'
import { countdown } from '../../../shared/load/countdown.ts'
import { estimateLook, estimateTip } from '../../../shared/load/estimate-look.ts'
import { StatusText } from '../../../ui/StatusText.tsx'
import { CardPill } from '../CardPill.tsx'
import { cellText, furtherValues, lookOf } from './cells.ts'

type Props = { readonly column: ColumnName; readonly row: TableRow; readonly auction: boolean; readonly clockHere: boolean }

/** The latest pushed bid, else the stored price. */
const Price = ({ row }: { readonly row: TableRow }) => {
  const { offerPrice } = useAuctionTime(row.shippingId)
  return <>{cellText('offerPrice', offerPrice ?? row.fields.offerPrice)}</>
}

/** The estimate of the next delivery, with its risk. */
const Arrival = ({ row }: { readonly row: TableRow }) => {
  const look = estimateLook(row, row.due ?? '', useNow())
  return look ? (
    <StatusText tone={look.tone} icon={look.icon} title={estimateTip(look)}>
      {cellText('expectedArrival', row.estimate?.expectedAt)}
      <span className="hidden-text">, {look.outlook}</span>
    </StatusText>
  ) : null
}

/** The cell of one column. */
export const TableCell = ({ column, row, auction, clockHere }: Props) => {
  const value = row.fields[column]
  if (column === 'shippingCode') return <>{cut(String(value ?? ''), cuts.loadCode)}</>
  if (column === 'shippingStatus')
    return (
      <>
        <CardPill look={lookOf(String(value ?? NOTHING))} />
        {auction && clockHere && <AuctionClock hash={row.shippingId} />}
      </>
    )
  if (column === 'offerPrice' && auction) return <Price row={row} />
  if (column === 'offerResidualTime') {
    if (auction) return <AuctionClock hash={row.shippingId} />
    return <>{typeof value === 'number' ? countdown(value) : NOTHING}</>
  }
  if (column === 'expectedArrival' && row.estimate) return <Arrival row={row} />
  const text = cellText(column, value)
  const more = column === 'vehiclePlates' ? [] : furtherValues(value)
  return (
    <>
      <span className="cut">{text}</span>
      {more.length > 0 && (
        <span className="more" title={more.join('\n')}>
          (+{more.length})
        </span>
      )}
    </>
  )
}
