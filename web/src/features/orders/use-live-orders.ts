import { useChannel } from '../../base/live.ts'
import { useGathered } from '../../base/use-gathered.ts'

type Refreshes = { readonly orders?: () => unknown; readonly loads?: () => unknown }

/** Reads orders and formed loads again when anybody of the group changed them. */
export const useLiveOrders = ({ orders, loads }: Refreshes) => {
  const changedOrders = useGathered(() => orders?.())
  const changedLoads = useGathered(() => loads?.())
  useChannel('shipper', ({ type }) => {
    if (type === 'orders.changed' || type === 'resync') changedOrders()
    if (type === 'mount.changed' || type === 'resync') changedLoads()
  })
}
