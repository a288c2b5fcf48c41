import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { Link } from '@tanstack/react-router'
import { ago } from '../../base/date-times.ts'
import { plate } from '../../base/masks.ts'
import { LookPill } from '../../shared/load/LookPill.tsx'
import { statusLook } from '../../shared/load/status-look.ts'
import { Icon } from '../../ui/Icon.tsx'

type Props = { readonly card: LoadCard; readonly now: number; readonly here: boolean }

/** One delivery: its code, status, route and carrier. */
export const DeliveryRow = ({ card, now, here }: Props) => {
  const [from, to] = [card.origins[0], card.destinations.at(-1)]
  const crew = [card.driverName, card.vehiclePrimaryPlate && plate.show(card.vehiclePrimaryPlate)].filter(Boolean).join(' · ')
  return (
    <li className="num" aria-current={here ? 'true' : undefined}>
      <Link
        className="code"
        to="/loads/$hashId/details/delivery/$deliveryId"
        params={{ hashId: card.lotId ?? card.hashId, deliveryId: card.deliveryId }}
      >
        {card.externalId}
      </Link>
      <LookPill look={statusLook(card.statusCode)} />
      <span className="way cut">
        {from && to && (
          <>
            {from.city}, {from.state} <Icon name="right" size={11} label="para" /> {to.city}, {to.state}
          </>
        )}
      </span>
      <span className="who cut">
        {card.transporterName}
        <small className="cut">{crew}</small>
      </span>
      <small className="age">{ago(card.lastStatusDate, now)}</small>
    </li>
  )
}
