import type { DraftForm, LaunchForm } from '@embarca/contracts/load/terms.ts'
import type { MountEvent, MountedOrder, MountGroup } from '@embarca/contracts/mount/events.ts'
import { groupsLeft } from '@embarca/contracts/mount/groups.ts'
import { loadedOf, thousandths } from '@embarca/contracts/planning/capacities.ts'
import type { LookupContext } from '../kit/command-row.ts'
import type { Fold } from '../kit/fold.ts'
import type { LoadCommand } from './types.ts'

/** What a launch reads of the formed load. */
export type FormedLoad = {
  readonly mountId: string
  readonly shipperId: string
  readonly operationGroupId: string
  readonly authorId?: string | undefined
  readonly externalId: string
  readonly freightType: LaunchForm['freightType']
  readonly tollPrice?: number | undefined
  readonly vehicleType?: LaunchForm['vehicleType'] | undefined
  readonly orders: readonly MountedOrder[]
  readonly stops: readonly string[]
  /** Loads of which it took all orders. */
  readonly groups?: readonly MountGroup[] | undefined
}
type DataOf<K extends MountEvent['type']> = Extract<MountEvent, { type: K }>['data']

export const formedLoadFold: Fold<FormedLoad> = {
  initial: { mountId: '', shipperId: '', operationGroupId: '', externalId: '', freightType: 'CIF', orders: [], stops: [] },
  evolve: {
    MountFormed: (_: FormedLoad, data: DataOf<'MountFormed'>): FormedLoad => data,
    MountChanged: (formed: FormedLoad, { mountId: _, ...changed }: DataOf<'MountChanged'>) => ({ ...formed, ...changed }),
    MountOrdersAdded: (formed: FormedLoad, { orders, stops, groups = [] }: DataOf<'MountOrdersAdded'>) => ({
      ...formed,
      groups: [...(formed.groups ?? []), ...groups],
      orders: [...formed.orders, ...orders],
      stops,
    }),
    MountOrdersRemoved: (formed: FormedLoad, { orderIds, stops }: DataOf<'MountOrdersRemoved'>) => ({
      ...formed,
      groups: groupsLeft(formed.groups, orderIds),
      orders: formed.orders.filter(({ orderId }) => !orderIds.includes(orderId)),
      stops,
    }),
    MountOrdersRestated: (formed: FormedLoad, { orders }: DataOf<'MountOrdersRestated'>) => ({
      ...formed,
      orders: formed.orders.map((one) => orders.find(({ orderId }) => orderId === one.orderId) ?? one),
    }),
  },
}

export const streamOfFormed = (id: string) => `mount-${id}`
export const formedLoadOf = ({ read }: Pick<LookupContext, 'read'>, id: string): Promise<FormedLoad> =>
  read(formedLoadFold, streamOfFormed(id))

const amountsOf = (orders: readonly MountedOrder[]) => {
  const { weight, cubage } = loadedOf(orders)
  const amount = Math.round(orders.reduce((total, one) => total + thousandths(one.amount ?? 0), 0) / 1_000)
  return { ...(weight > 0 && { weight }), ...(cubage > 0 && { cubage }), ...(amount > 0 && { amount }) }
}
const observationsOf = (orders: readonly MountedOrder[]) => {
  const texts = [...new Set(orders.flatMap(({ observation }) => observation?.trim() || []))]
  return texts.length ? { observation: texts.join('\n') } : {}
}
const datesOf = (orders: readonly MountedOrder[], field: 'collectDate' | 'deliveryDate') =>
  orders.flatMap((order) => order[field] ?? []).sort()

/** Orders of one place are one stop: amounts add up; the latest collect, the earliest delivery (readings o9). */
export const stopsOfOrders = ({ orders, stops }: Pick<FormedLoad, 'orders' | 'stops'>) => {
  const collectPlaces = [...new Set(orders.map(({ collectPlaceId }) => collectPlaceId))]
  return {
    origins: collectPlaces.map((placeId) => {
      const here = orders.filter((one) => one.collectPlaceId === placeId)
      return { placeId, collectDate: datesOf(here, 'collectDate').at(-1), ...amountsOf(here) }
    }),
    destinations: stops.map((placeId) => {
      const here = orders.filter((one) => one.deliveryPlaceId === placeId)
      return {
        placeId,
        deliveryDate: datesOf(here, 'deliveryDate')[0],
        externalId: here[0]?.orderCode,
        ...amountsOf(here),
        ...observationsOf(here),
      }
    }),
  }
}

type Launch = Extract<LoadCommand, { type: 'LaunchOrders' }>['data']
/** A price is said, or calculated from the reference, half up to a cent (readings o13). */
export const priceOf = ({
  freightPrice,
  referenceValue,
  reductionFreightPercent = 0,
  reductionAbsolute = 0,
  additionAbsolute = 0,
}: Launch) => {
  if (freightPrice !== undefined || referenceValue === undefined) return freightPrice
  // In hundredths of a percent, so that the share is a whole number of cents and parts of ten thousand.
  const kept = 10_000 - Math.round(reductionFreightPercent * 100)
  return Math.max(0, Math.floor((referenceValue * kept + 5_000) / 10_000) - reductionAbsolute + additionAbsolute)
}

const nobody: LaunchForm['target'] = {
  ...{ flAll: false, flAllDriver: false },
  ...{ groupIds: [], transporterIds: [], groupDriverIds: [], driverIds: [] },
}
/** The launch form of a formed load: its orders as stops, what is said now, and the rest as usual. */
export const formOfOrders = (data: Launch, formed: FormedLoad) => {
  const {
    shippingOrderId: _,
    reductionFreightPercent: __,
    reductionAbsolute: ___,
    additionAbsolute: ____,
    overloadReason: ______,
    type = 'NORMAL',
    deliveryType = 'SINGLE',
    target = nobody,
    freightPrice: _____,
    ...said
  } = data
  const { freightType, operationGroupId, tollPrice, vehicleType, externalId } = formed
  const price = priceOf(data)
  return {
    ...(tollPrice !== undefined && { tollPrice }),
    ...(vehicleType && { vehicleType }),
    externalId,
    ...said,
    ...(price !== undefined && { freightPrice: price }),
    type,
    deliveryType,
    target,
    freightType,
    operationGroupId,
    ...stopsOfOrders(formed),
  }
}

/** The same for lookups and guards, which read an incomplete form too. */
export const formOf = (data: Launch, formed: FormedLoad): DraftForm => {
  return formOfOrders(data, formed) as DraftForm
}
