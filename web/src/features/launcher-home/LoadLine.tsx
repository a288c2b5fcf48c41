import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import type { HistoryRow } from '@embarca/contracts/load-search/routes.ts'
import { Link } from '@tanstack/react-router'
import { shortDateTime } from '../../base/date-times.ts'
import { LookPill } from '../../shared/load/LookPill.tsx'
import { money } from '../../shared/load/measures.ts'
import { shortLook } from '../../shared/load/status-look.ts'

const routeOf = ({ origins, destinations }: LoadCard) => [origins[0]?.city, destinations.at(-1)?.city].filter(Boolean).join(' → ')

/** A draft opens its form; a scheduled load opens its page. */
export const DraftLine = ({ card }: { readonly card: LoadCard }) => {
  const target =
    card.statusCode === 'DRAFT'
      ? ({ to: '/new/load/$hash', params: { hash: card.hashId } } as const)
      : ({ to: '/loads/$hashId/details', params: { hashId: card.hashId } } as const)
  return (
    <li>
      <Link {...target} preload={false}>
        <b className="num">{card.externalId}</b>
        <LookPill look={shortLook(card.statusCode)} />
        <span className="cut">{routeOf(card) || 'Rota ainda não informada'}</span>
        <span className="num when">{card.collectDate && `coleta ${shortDateTime(card.collectDate)}`}</span>
        <span className="num amount">{card.freightPrice !== undefined && money(card.freightPrice)}</span>
      </Link>
    </li>
  )
}

export const LaunchedLine = ({ row }: { readonly row: HistoryRow }) => {
  const price = row.freightPriceFinal ?? row.freightPrice
  return (
    <li>
      <Link to="/loads/$hashId/details" params={{ hashId: row.hashId }} preload={false}>
        <b className="num">{row.externalId}</b>
        <LookPill look={shortLook(row.statusCode)} />
        <span className="cut">{row.destination && `${row.destination.place} · ${row.destination.city}, ${row.destination.state}`}</span>
        <span className="num when">{row.deliveryDate && `entrega ${shortDateTime(row.deliveryDate)}`}</span>
        <span className="num amount">{price !== undefined && money(price)}</span>
      </Link>
    </li>
  )
}
