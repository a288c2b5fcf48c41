import { mountLabels } from '@embarca/contracts/mount/labels.pt.ts'
import type { Mount, mountRoutes } from '@embarca/contracts/mount/routes.ts'
import { loadedOf } from '@embarca/contracts/planning/capacities.ts'
import { given, listOf, pageOf, type Readers } from '../kit/readers.ts'
import type { MountDocument } from './projector.ts'

const VIEW = 'mount'
const MOUNTS = 15

const FOREVER = '9999'
/** Places whose earliest delivery is before the latest collect. */
const contradictionsOf = ({ orders, stops }: MountDocument): string[] => {
  const lastCollect = orders.reduce((last, { collectDate = '' }) => (collectDate > last ? collectDate : last), '')
  return stops.filter((stop) =>
    orders.some(({ deliveryPlaceId, deliveryDate = FOREVER }) => deliveryPlaceId === stop && deliveryDate < lastCollect),
  )
}

const shown = (mount: MountDocument): Mount => {
  const { mountId, externalId, status, freightType, operationGroupId, vehicleType, tollPrice, loadId, formedAt, orders, stops } = mount
  return {
    ...given({ vehicleType, tollPrice, loadId }),
    id: mountId,
    shippingOrderId: mountId,
    externalId,
    status,
    statusLabel: mountLabels.status[status],
    freightType,
    operationGroupId,
    formedAt,
    ...loadedOf(orders),
    value: orders.reduce((total, { value = 0 }) => total + value, 0),
    orders,
    stops,
    contradictions: contradictionsOf(mount),
  } as Mount
}

export const mountReaders: Readers<typeof mountRoutes> = {
  /** The latest first; unmounted ones only when they are asked for. */
  search: async ({ status = ['FORMED'], text, ...paging }, { views }) => {
    const page = pageOf(paging, MOUNTS)
    const where = { status, ...(text && { externalId: text.trim().toUpperCase() }) }
    const found = await views.page<MountDocument>(VIEW, { where, sort: ['formedAt', 'desc'], ...page })
    return listOf(found.items.map(shown), found, page)
  },
  one: async ({ id }, { views }) => {
    const found = await views.get<MountDocument>(VIEW, id)
    return found && shown(found)
  },
}
