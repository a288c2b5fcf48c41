import type { DedicatedCard } from '@embarca/contracts/dedicated/read-routes.ts'
import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { fullDateTime } from '../../base/date-times.ts'
import { cut, cuts } from '../../base/texts.ts'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'
import { DataLink } from '../../ui/DataLink.tsx'
import type { FleetAction } from './actions.ts'
import { FleetMenu } from './FleetMenu.tsx'
import { DaysLeft, FleetBars, FleetPill, IdleNote, LastLoading } from './looks.tsx'

/** Clicks on these do what they say; elsewhere the card opens its vehicle (R229). */
const INNER = 'a, button, input, label, select, [role="menu"], [role="progressbar"], .p-menu'

export const contractPath = (id: string, cycle: string | undefined) =>
  `/dedicated/${encodeURIComponent(id)}${cycle === undefined ? '' : `?cycle=${cycle}`}`

type Props = {
  readonly card: DedicatedCard
  /** The cycle of the address. */
  readonly cycle: string | undefined
  readonly mayRun: boolean
  readonly onAction: (action: FleetAction) => void
}

/** A dedicated vehicle on the board (specification 3 §2.1). */
export const FleetCard = ({ card, cycle, mayRun, onAction }: Props) => {
  const navigate = useNavigate()
  const to = contractPath(card.id, cycle)
  const { shipping: load } = card
  const open = ({ target }: MouseEvent<HTMLElement>) => {
    if (!(target as Element).closest(INNER)) void navigate({ href: to })
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the plate is the link for the keyboard
    <article className="fleet-card" aria-label={card.vehicle.primaryPlate} onClick={open}>
      <div className="fleet-head">
        <FleetPill status={card.status} />
        <DataLink to={to} className="fleet-plate">
          {card.vehicle.primaryPlate}
        </DataLink>
        <small>{vehicleLabel(card.vehicle.vehicleType)}</small>
        <IdleNote days={card.idleDays} />
        {mayRun && (
          <FleetMenu
            status={card.status}
            isActive={card.isActive}
            vehicle={card}
            load={load && { hashId: load.hashId, code: load.code }}
            onAction={onAction}
          />
        )}
      </div>
      <dl className="fleet-figures">
        <div>
          <dt>Transportadora</dt>
          <dd title={card.transporterName}>{cut(card.transporterName, cuts.transporter)}</dd>
        </div>
        <div>
          <dt>Motorista</dt>
          <dd>{card.driverName}</dd>
        </div>
        <div>
          <dt>Carga</dt>
          <dd>
            {load ? (
              <DataLink to={`/loads/${load.hashId}/details`} title={load.code}>
                {cut(load.code, cuts.loadCodeDedicated)}
              </DataLink>
            ) : (
              '—'
            )}
          </dd>
        </div>
        <div>
          <dt>Coleta</dt>
          <dd className="num">{load?.collectExpectedDate ? fullDateTime(load.collectExpectedDate) : '—'}</dd>
        </div>
        <div>
          <dt>Entrega</dt>
          <dd className="num">{load?.deliveryExpectedDate ? fullDateTime(load.deliveryExpectedDate) : '—'}</dd>
        </div>
        <div>
          <dt>Último carregamento</dt>
          <dd>
            <LastLoading days={card.lastShippingDays} />
          </dd>
        </div>
        <div>
          <dt>Fim do ciclo</dt>
          <dd>
            <DaysLeft days={card.daysLeftInCycle} />
          </dd>
        </div>
      </dl>
      <FleetBars of={card} />
    </article>
  )
}
