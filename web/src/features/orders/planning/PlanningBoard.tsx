import { orderRoutes } from '@embarca/contracts/order/read-routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { useRead } from '../../../base/queries.ts'
import { omitUndefined } from '../../../base/search-params.ts'
import { useSession } from '../../../session/session.ts'
import { SavedViews } from '../../../shared/saved-views/SavedViews.tsx'
import { QueryState } from '../../../ui/QueryState.tsx'
import { SearchBox } from '../../../ui/TextField.tsx'
import { OrderFilters } from '../OrderFilters.tsx'
import { hasConditions, type OrderAddress } from '../order-address.ts'
import { FreeOrders } from './FreeOrders.tsx'
import { PlannedLoad } from './PlannedLoad.tsx'
import { Suggestions } from './Suggestions.tsx'
import { useDrop } from './use-drop.ts'
import { usePlanning } from './use-planning.ts'
import './planning.css'

type Props = { readonly address: OrderAddress; readonly go: (address: OrderAddress) => void }

/** Free orders at the left, the loads formed of them at the right: dragged, or moved by menus. */
export const PlanningBoard = ({ address, go }: Props) => {
  const { roles } = useSession()
  const planning = usePlanning(address)
  const { loads, carried, move } = planning
  const deliveries = useRead(orderRoutes.deliveries, {}).data
  const nameOf = (placeId: string) => deliveries?.find(({ id }) => id === placeId)?.name ?? 'Local de entrega'
  const { isOver, handlers } = useDrop(carried !== undefined, () => carried && void move(carried, 'new'))
  const change = (next: { readonly [K in keyof OrderAddress]?: OrderAddress[K] | undefined }) => go(omitUndefined({ ...address, ...next }))
  const { length } = loads.items
  return (
    <>
      <div className="tools order-tools">
        <SearchBox
          placeholder="Pedido, nota, cliente ou produto"
          value={address.text ?? ''}
          onSubmit={(text) => change({ text: text || undefined })}
        />
        <SavedViews path="/orders" admin={allows(may.configure, roles)} />
      </div>
      <OrderFilters
        address={address}
        withoutStatus
        onChange={change}
        isEmpty={!hasConditions(omitUndefined({ ...address, text: undefined }))}
        onClear={() => go(omitUndefined({ screen: address.screen, text: address.text }))}
      />
      <div className="planning">
        <FreeOrders planning={planning} isEmpty={!hasConditions(address)} />
        <section className="planned-loads" aria-label="Cargas formadas">
          <Suggestions address={address} onFormed={planning.refresh} />
          <section className={isOver ? 'new-load over' : 'new-load'} aria-label="Nova carga" {...handlers}>
            Arraste pedidos para cá para formar uma nova carga
          </section>
          <QueryState
            what="cargas formadas"
            icon="objects-column"
            pending={loads.pending}
            failed={loads.failed && length === 0}
            error={loads.error}
            onRetry={loads.refresh}
            empty={length ? undefined : 'Nenhuma carga formada.'}
          >
            {loads.items.map((load) => (
              <PlannedLoad
                key={load.id}
                load={load}
                planning={planning}
                nameOf={nameOf}
                onLaunch={() => go({ ...address, launch: load.id })}
              />
            ))}
          </QueryState>
        </section>
      </div>
    </>
  )
}
