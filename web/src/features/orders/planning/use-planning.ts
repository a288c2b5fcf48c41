import { type Mount, mountCommands, mountRoutes, mountServed } from '@embarca/contracts/mount/routes.ts'
import { orderRoutes } from '@embarca/contracts/order/read-routes.ts'
import type { OrderView } from '@embarca/contracts/order/views.ts'
import { useState } from 'react'
import { usePages } from '../../../base/queries.ts'
import { useCommand } from '../../../base/use-command.ts'
import { type OrderAddress, orderQuery } from '../order-address.ts'
import { useLiveOrders } from '../use-live-orders.ts'

/** What a planner drags: free orders, or an order of a formed load. */
export type Carried = { readonly orderIds: readonly string[]; readonly from?: string }

const MOVED = 'Movido para outra carga no planejamento.'
const LOADS = 50

/** The free orders and the formed loads, and what moves orders between them. Each move is one or two commands, shown once they are done. */
export const usePlanning = (address: OrderAddress) => {
  const live = { keep: true, channel: 'shipper' }
  const orders = usePages(orderRoutes.search, { ...orderQuery(address), status: ['UNBIND'] }, live)
  const loads = usePages(mountRoutes.search, { status: ['FORMED'], size: LOADS }, live)
  // Orders follow their formed load a moment after it changed, by anybody.
  useLiveOrders({ orders: orders.refresh, loads: loads.refresh })
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [carried, setCarried] = useState<Carried>()
  const refresh = () => Promise.all([orders.refresh(), loads.refresh()])
  const done = { done: refresh, failed: () => void refresh() }
  const formLoad = useCommand(mountServed.form, done)
  const addOrders = useCommand(mountServed.addOrders, { ...done, successMessage: false })
  const removeOrders = useCommand(mountServed.removeOrders, { ...done, successMessage: false })
  const unmount = useCommand(mountCommands.unmount, done)
  const change = useCommand(mountCommands.change, done)

  const isTicked = (id: string) => ticked.includes(id)
  const toggle = (id: string) => setTicked((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))
  /** Free orders on the screen; another planner may have taken the others. */
  const chosen = orders.items.filter(({ id }) => isTicked(id))
  /** A ticked order takes the other ticked ones along. */
  const carriedWith = ({ id }: Pick<OrderView, 'id'>): Carried => ({ orderIds: isTicked(id) ? chosen.map((one) => one.id) : [id] })

  /** Takes orders out of a load; its last order takes the load apart. Answers whether they are free now. */
  const release = async (mountId: string, orderIds: readonly string[]): Promise<boolean> => {
    const load = loads.items.find(({ id }) => id === mountId)
    if (load?.orders.every(({ orderId }) => orderIds.includes(orderId)))
      return (await unmount.run({ shippingOrderId: mountId })) !== undefined
    return (await removeOrders.run({ id: mountId, orderIds: [...orderIds], reason: MOVED })) !== undefined
  }
  const forget = (ids: readonly string[]) => setTicked((before) => before.filter((id) => !ids.includes(id)))
  /** Into another load, or into a new one. */
  const move = async ({ orderIds, from }: Carried, to: string | 'new') => {
    setCarried(undefined)
    if (from === to || orderIds.length === 0) return
    if (from !== undefined && !(await release(from, orderIds))) return
    const ids = [...orderIds]
    if (to === 'new') await formLoad.run({ orderIds: ids })
    else await addOrders.run({ shippingOrderId: to, orderIds: ids })
    forget(ids)
  }
  const free = async ({ orderIds, from }: Carried) => {
    setCarried(undefined)
    if (from !== undefined) await release(from, orderIds)
  }
  return {
    ...{ orders, loads, ticked, isTicked, toggle, chosen, carried, setCarried, carriedWith, move, free, refresh },
    formLoad,
    unmount: (load: Mount) => unmount.run({ shippingOrderId: load.id }),
    reorder: (load: Mount, stops: readonly string[]) => change.run({ id: load.id, stops: [...stops] }),
    pending: [formLoad, addOrders, removeOrders, unmount, change].some((command) => command.pending),
  }
}
export type Planning = ReturnType<typeof usePlanning>
