import { type LoadStatus, loadStatuses } from '@embarca/contracts/load/codes.ts'
import { lotRoutes } from '@embarca/contracts/lot/routes.ts'
import type { Lot, LotWithdrawal } from '@embarca/contracts/lot/views.ts'
import { Link } from '@tanstack/react-router'
import { shortDateTime } from '../../base/date-times.ts'
import { plate } from '../../base/masks.ts'
import { usePages } from '../../base/queries.ts'
import { LookPill } from '../../shared/load/LookPill.tsx'
import { type LotUnit, volume } from '../../shared/load/lot-amounts.ts'
import { type StatusLook, shortLook } from '../../shared/load/status-look.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import type { LotQuestion } from './LotDialogs.tsx'

type Props = {
  readonly lot: Lot
  readonly loadId: string
  readonly unit: LotUnit
  readonly mayRun: boolean
  readonly ask: (question: LotQuestion) => void
}

const ended = new Set(['CANCELED', 'DELIVERED', 'FINISHED'])
const collected = new Set(['IN_TRANSIT', 'IN_DELIVERY', 'COLLECT_DONE'])
const lookOf = ({ statusCode, status }: LotWithdrawal): StatusLook =>
  (loadStatuses as readonly string[]).includes(statusCode)
    ? shortLook(statusCode as LoadStatus)
    : { tone: 'idle', icon: 'clock', text: status }

/** The withdrawals of the lot, latest first; each links to its own load. */
export const WithdrawalList = ({ lot, loadId, unit, mayRun, ask }: Props) => {
  const withdrawals = usePages(lotRoutes.withdrawals, { id: loadId, size: 50 }, { live: true })
  const { more } = withdrawals
  return (
    <section className="panel lot" aria-label="Retiradas">
      <h2>
        Retiradas
        <small className="num">{withdrawals.items.length > 0 && `${withdrawals.items.length}${more.has ? '+' : ''}`}</small>
      </h2>
      {withdrawals.pending ? (
        <Skeleton count={3} height={32} />
      ) : withdrawals.failed ? (
        <ErrorState text="Não foi possível ler as retiradas." error={withdrawals.error} onRetry={() => void withdrawals.refresh()} />
      ) : withdrawals.items.length === 0 ? (
        <p className="none">Nenhuma retirada ainda.</p>
      ) : (
        <ul className="withdrawals num">
          {withdrawals.items.map((one) => (
            <li key={one.shippingLotWithdrawalId} className={one.statusCode === 'CANCELED' ? 'canceled' : ''}>
              <Link
                to="/loads/$hashId/details/delivery/$deliveryId"
                params={{ hashId: loadId, deliveryId: one.deliveryId }}
                className="code"
              >
                {one.externalId}
              </Link>
              <b className="amount">{volume(one.amount, unit)}</b>
              <span className="who cut">
                {one.transporterName}
                <small className="cut">
                  {[one.driverName, one.vehiclePrimaryPlate && plate.show(one.vehiclePrimaryPlate)].filter(Boolean).join(' · ')}
                </small>
              </span>
              <span className="standing">
                <LookPill look={lookOf(one)} />
                {one.canceledReason && <small>{one.canceledReason}</small>}
              </span>
              <small className="age">{shortDateTime(one.at)}</small>
              <span className="acts">
                {mayRun && lot.status === 'OPEN' && !ended.has(one.statusCode) && (
                  <Menu
                    label={`Ações de ${one.externalId}`}
                    align="end"
                    trigger={(ties) => <IconButton icon="more" label={`Ações de ${one.externalId}`} {...ties} />}
                  >
                    {(close) => (
                      <>
                        <MenuItem
                          icon="pencil"
                          blocked={collected.has(one.statusCode) ? 'A carga desta retirada já foi coletada.' : undefined}
                          onSelect={() => {
                            close()
                            ask({ kind: 'amount', withdrawal: one })
                          }}
                        >
                          Alterar volume
                        </MenuItem>
                        <MenuItem
                          icon="ban"
                          danger
                          onSelect={() => {
                            close()
                            ask({ kind: 'cancel', withdrawal: one })
                          }}
                        >
                          Cancelar entrega
                        </MenuItem>
                      </>
                    )}
                  </Menu>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {more.has && (
        <Button look="quiet" pending={more.loading} onClick={more.load}>
          Ver mais antigas
        </Button>
      )}
    </section>
  )
}
