import { integer } from '@embarca/contracts/kit/numbers.ts'
import { mountStatuses } from '@embarca/contracts/mount/codes.ts'
import { type Mount, mountCommands, mountRoutes } from '@embarca/contracts/mount/routes.ts'
import { smallestVehicle } from '@embarca/contracts/planning/capacities.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useState } from 'react'
import { fullDateTime } from '../../base/date-times.ts'
import { usePages } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import { DataLink } from '../../ui/DataLink.tsx'
import { InfiniteList } from '../../ui/InfiniteList.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { CostPerTonne } from './CostPerTonne.tsx'
import { FillBars } from './FillBars.tsx'
import { sumsText } from './order-sums.ts'
import { useLiveOrders } from './use-live-orders.ts'

type Status = (typeof mountStatuses)[number]
const statusNames: Readonly<Record<Status, string>> = { FORMED: 'Formadas', LAUNCHED: 'Lançadas', UNMOUNTED: 'Desmontadas' }
type Props = { readonly mount: Mount; readonly onLaunch: (() => void) | undefined; readonly onUnmount: (() => void) | undefined }

const FormedLoad = ({ mount, onLaunch, onUnmount }: Props) => {
  const { externalId, orders, stops, weight, cubage, value, vehicleType, contradictions, formedAt, status, loadId } = mount
  const codes = orders.map(({ orderCode }) => orderCode).join(', ')
  return (
    <article className="formed-load" aria-label={`Carga ${externalId}`}>
      <header>
        <b>{loadId && status === 'LAUNCHED' ? <DataLink to={`/loads/${loadId}/details`}>{externalId}</DataLink> : externalId}</b>
        <span className="num">
          {orders.length === 1 ? '1 pedido' : `${integer(orders.length)} pedidos`} ·{' '}
          {stops.length === 1 ? '1 entrega' : `${stops.length} entregas`}
        </span>
        <small>formada em {fullDateTime(formedAt)}</small>
      </header>
      <p className="num">{sumsText({ weight, cubage, value, quantity: 0 })}</p>
      <FillBars amounts={{ weight, cubage }} vehicleType={vehicleType ?? smallestVehicle({ weight, cubage })} />
      <CostPerTonne load={mount} />
      <p className="formed-orders" title={codes}>
        {codes}
      </p>
      {contradictions.length > 0 && (
        <p className="form-load-warning">
          {contradictions.length === 1 ? 'Uma entrega vence' : `${contradictions.length} entregas vencem`} antes da última coleta: ajuste as
          datas dos pedidos antes de lançar.
        </p>
      )}
      {(onLaunch ?? onUnmount) && (
        <div className="formed-actions">
          {onUnmount && (
            <Button look="quiet" icon="times" onClick={onUnmount}>
              Desmontar
            </Button>
          )}
          {onLaunch && (
            <Button look="primary" icon="truck" onClick={onLaunch}>
              Lançar
            </Button>
          )}
        </div>
      )}
    </article>
  )
}

/** Loads that were formed of orders: launched from here, or taken apart again. */
export const FormedLoads = ({ onLaunch }: { readonly onLaunch: (mountId: string) => void }) => {
  const { roles, toggles } = useSession()
  const [status, setStatus] = useState<Status>('FORMED')
  const [undone, setUndone] = useState<Mount>()
  const query = usePages(mountRoutes.search, { status: [status] }, { keep: true, channel: 'shipper' })
  useLiveOrders({ loads: query.refresh })
  const unmount = useCommand(mountCommands.unmount, {
    done: () => {
      setUndone(undefined)
      return query.refresh()
    },
  })
  const may = allows(mountCommands.unmount.may, roles) && toggles.ENABLE_LAUNCH_BY_ORDER
  const { length } = query.items
  return (
    <>
      <div className="tools order-tools">
        <SegmentedControl
          label="Situação"
          options={mountStatuses.map((value) => ({ value, label: statusNames[value] }))}
          value={status}
          onChange={setStatus}
        />
      </div>
      <div className="listing formed-listing">
        <QueryState
          what="cargas formadas"
          icon="objects-column"
          pending={query.pending}
          failed={query.failed && length === 0}
          error={query.error}
          onRetry={query.refresh}
          empty={
            length
              ? undefined
              : status === 'FORMED'
                ? 'Nenhuma carga formada. Selecione pedidos na aba Pedidos e use Formar carga.'
                : 'Nenhuma carga nesta situação.'
          }
        >
          <InfiniteList
            label="Cargas formadas"
            items={query.items}
            keyOf={({ id }) => id}
            estimate={176}
            gap={10}
            more={query.more}
            end={length === 1 ? '1 carga' : `${length} cargas`}
            render={(mount) => (
              <FormedLoad
                mount={mount}
                onLaunch={may && mount.status === 'FORMED' ? () => onLaunch(mount.id) : undefined}
                onUnmount={may && mount.status === 'FORMED' ? () => setUndone(mount) : undefined}
              />
            )}
          />
        </QueryState>
      </div>
      <Confirm
        open={undone !== undefined}
        title={`Desmontar ${undone?.externalId ?? ''}?`}
        text="Os pedidos voltam a ficar disponíveis."
        accept="Desmontar"
        pending={unmount.pending}
        onAccept={() => undone && void unmount.run({ shippingOrderId: undone.id })}
        onClose={() => setUndone(undefined)}
      />
    </>
  )
}
