import { importReads } from '@embarca/contracts/import/run-routes.ts'
import { mountServed } from '@embarca/contracts/mount/routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { omitUndefined } from '../base/search-params.ts'
import { LaunchOrders } from '../features/launch/orders/LaunchOrders.tsx'
import { LauncherHome } from '../features/launcher-home/LauncherHome.tsx'
import { OrderImport } from '../features/order-import/OrderImport.tsx'
import { FormedLoads } from '../features/orders/FormedLoads.tsx'
import { OrderList } from '../features/orders/OrderList.tsx'
import { addressOf, type OrderPart, OrderTabs, partOf } from '../features/orders/OrderTabs.tsx'
import type { OrderAddress } from '../features/orders/order-address.ts'
import { PlanningBoard } from '../features/orders/planning/PlanningBoard.tsx'
import { hasNoLoads } from '../session/home.ts'
import { useSession } from '../session/session.ts'
import { useFirstView } from '../shared/saved-views/use-saved-views.ts'
import '../ui/listing.css'
import '../shared/register/register.css'
import '../features/orders/orders.css'

/** Orders: their list, the loads formed of them, and their imports; over them, the dialog that launches a formed load. */
export const OrderScreens = () => {
  const { roles, toggles } = useSession()
  useFirstView('/orders')
  const navigate = useNavigate()
  const address = useSearch({ strict: false }) as unknown as OrderAddress
  const go = (next: OrderAddress) => void navigate({ to: '.', search: next as never })
  const parts: readonly OrderPart[] = [
    'orders',
    ...(toggles.ENABLE_LAUNCH_BY_ORDER
      ? ([...(allows(mountServed.form.may, roles) ? (['planning'] as const) : []), 'formed'] as const)
      : []),
    ...(allows(importReads.info.may, roles) ? (['imports'] as const) : []),
    ...(allows(may.launchLoads, roles) && hasNoLoads(roles) ? (['mine'] as const) : []),
  ]
  const named = partOf(address)
  const part = parts.includes(named) ? named : 'orders'
  const withoutLaunch = omitUndefined({ ...address, launch: undefined })
  return (
    <main className="register orders-screen">
      <div className="order-head">
        <h1>Pedidos</h1>
        <OrderTabs part={part} parts={parts} onPart={(next) => go(addressOf[next])} />
      </div>
      {part === 'orders' && <OrderList address={address} go={go} />}
      {part === 'planning' && <PlanningBoard address={address} go={go} />}
      {part === 'formed' && <FormedLoads onLaunch={(launch) => go({ ...address, launch })} />}
      {part === 'imports' && <OrderImport />}
      {part === 'mine' && <LauncherHome />}
      {address.launch !== undefined && (
        <LaunchOrders
          mountId={address.launch}
          onLaunched={(loadId) => void navigate({ to: '/loads/$hashId/details', params: { hashId: loadId } })}
          onClose={() => go(withoutLaunch)}
        />
      )}
    </main>
  )
}
