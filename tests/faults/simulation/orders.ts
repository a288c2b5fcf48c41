import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { drawnFrom, type OrderDraw } from '@embarca/contracts/lot/draws.ts'
import type { MountGroup } from '@embarca/contracts/mount/events.ts'
import { type Amounts, minus, plus, sameAmounts, sumOf } from '@embarca/contracts/order/amounts.ts'
import { chance } from '../../kit/chance.ts'
import { form } from '../../stories/world.ts'
import { type AttemptedCommand, one, reason } from './command-source.ts'
import { staff } from './personas.ts'
import { type Around, remembered, type Theme } from './theme.ts'

type Order = {
  readonly code: string
  readonly status: string
  readonly total: Amounts
  readonly portions: Readonly<Record<string, Amounts>>
  readonly portionOf?: string | undefined
  /** Its code may be another order's now. */
  readonly isReleased?: true
  /** Lines of files whose amounts were added. */
  readonly counted: readonly string[]
}
type Orders = Readonly<Record<string, Order>>
type Mount = {
  readonly status: 'FORMED' | 'LAUNCHED' | 'UNMOUNTED'
  /** The weight of each order. */
  readonly orders: Readonly<Record<string, number>>
  readonly isReserved: boolean
  /** Loads of which it took all orders, with those. */
  readonly groups: Readonly<Record<string, readonly string[]>>
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Orders, and formed loads, that are worked on at once. */
const MOST = 14
const at = (now: string, days: number) => new Date(Date.parse(now) + days * DAY).toISOString()

const orderMoves = (seed: number, orders: () => Orders, mounts: ReadonlyMap<string, Mount>) => {
  const random = chance(seed * 59 + 29)
  let registered = 0
  const asked = (module: AttemptedCommand['module'], type: string, data: object): AttemptedCommand => ({
    ...{ module, by: one(staff, random) },
    command: { type, data },
  })
  const said = (now: string) => ({
    freightType: random.likely(0.9) ? 'CIF' : 'FOB',
    operationGroupId: 'g1',
    collectPlaceId: 'mill',
    deliveryPlaceId: one(['shop', 'store'], random),
    collectDate: at(now, 20 + random.below(3)),
    deliveryDate: at(now, 26 + random.below(3)),
    weight: 1_000 + random.below(9_000),
    value: 1_000 * random.below(900),
    quantity: random.below(50),
  })
  const code = () => `P-${random.likely(0.6) ? ++registered : 1 + random.below(registered + 1)}`
  const line = () => ({ kind: 'IMPORT', importId: 'i1', file: 'pedidos.csv', line: random.below(4), digest: one(['a', 'b'], random) })
  const some = (ids: readonly string[]) => random.shuffled(ids).slice(0, 1 + random.below(3))
  const mountsIn = (status: Mount['status']) => [...mounts].filter(([, mount]) => mount.status === status)
  const launching = (shippingOrderId: string, now: string) => ({
    ...{ shippingOrderId, profileId: 'p1', freightPrice: 731_000, target: form().target },
    ...(random.likely(0.3) && { externalId: `carga-${random.below(4)}` }),
    ...(random.likely(0.25) && { launchDate: at(now, 1 + random.below(2)) }),
    ...(random.likely(0.4) && { deliveryType: 'LOT', lot: { pricePerPart: 20_000 }, freightPrice: undefined }),
  })
  const ofOrder = (id: string, now: string): AttemptedCommand => {
    if (random.likely(0.3)) return asked('order', 'WithdrawPortion', { id, weight: String(1 + random.below(6_000)) })
    if (random.likely(0.25)) return asked('order', 'RemoveOrder', { id })
    const blocked = random.likely(0.5) ? { reason: 'Aguarda o cliente' } : null
    return random.likely(0.5)
      ? asked('order', 'ChangeOrder', { id, weight: 500 + random.below(9_000), ...(random.likely(0.3) && { collectDate: at(now, 21) }) })
      : asked('order', 'ChangeUnboundOrder', { id, blocked })
  }
  const ofMount = ([id, mount]: readonly [string, Mount], free: readonly string[], now: string): AttemptedCommand => {
    const chosen = random.below(10)
    if (chosen < 4) return asked('load', 'LaunchOrders', launching(id, now))
    if (chosen < 6 && free.length) return asked('mount', 'AddOrders', { shippingOrderId: id, orderIds: some(free) })
    if (chosen < 8) return asked('mount', 'RemoveOrders', { id, orderIds: some(Object.keys(mount.orders)), ...reason })
    return asked('mount', 'UnmountMount', { id })
  }
  const ofLaunched = ([id, mount]: readonly [string, Mount], free: readonly string[], ids: readonly string[]): AttemptedCommand =>
    random.likely(0.5)
      ? asked('load', 'AddLoadOrders', { id, orderIds: some(free.length && random.likely(0.8) ? free : ids) })
      : asked('load', 'RemoveLoadOrders', { id, orderIds: some(Object.keys(mount.orders)), ...reason })
  return ({ now, loads }: Around): AttemptedCommand | undefined => {
    if (!random.likely(0.75)) return undefined
    const known = Object.entries(orders())
      .slice(-MOST)
      .filter(([, { status }]) => status !== 'REMOVED')
    const free = known.filter(([, { status }]) => status === 'UNBIND').map(([id]) => id)
    const ids = known.map(([id]) => id)
    if (ids.length < 4 || random.likely(0.15))
      return random.likely(0.5)
        ? asked('order', 'CreateOrder', { code: code(), ...said(now) })
        : asked('order', 'ImportOrder', { code: code(), ...said(now), increment: random.likely(0.5), source: line() })
    // Loads that were launched from orders end, and are reopened.
    const [ended] = random.shuffled(mountsIn('UNMOUNTED').filter(([id]) => loads.some((load) => load.id === id)))
    if (ended && random.likely(0.2)) return asked('load', 'ReopenLoad', { id: ended[0] })
    const [launched] = random.shuffled(mountsIn('LAUNCHED'))
    if (launched && random.likely(0.15)) return asked('load', 'CancelLoad', { id: launched[0], ...reason })
    if (launched && random.likely(0.3)) return ofLaunched(launched, free, ids)
    // All orders of a waiting or assigned load, with some that are free.
    const groupable = loads.filter(({ id, status }) => mounts.has(id) && ['CREATED', 'ASSIGNED_TO_TRANSPORTER'].includes(status))
    const [other] = random.shuffled(groupable)
    if (other && random.likely(0.3)) {
      const orderIds = [...Object.keys(mounts.get(other.id)!.orders), ...(free.length && random.likely(0.5) ? some(free) : [])]
      return asked('mount', 'FormMount', { orderIds })
    }
    const [formed] = random.shuffled(mountsIn('FORMED'))
    if (formed && random.likely(0.45)) return ofMount(formed, free, now)
    // Mostly orders that are free; sometimes any, also of another formed load.
    if (random.likely(0.5)) return asked('mount', 'FormMount', { orderIds: some(free.length && random.likely(0.8) ? free : ids) })
    return ofOrder(one(ids, random), now)
  }
}

const living: readonly Mount['status'][] = ['FORMED', 'LAUNCHED']
const over: readonly string[] = ['CANCELED', 'EXPIRED']
const none: Order = { code: '', status: 'NEW', total: { weight: 0, cubage: 0, quantity: 0, value: 0 }, portions: {}, counted: [] }
const remaining = ({ total, portions }: Order) => minus(total, sumOf(Object.values(portions)))
const isBelowZero = (amounts: Amounts) => Object.values(amounts).some((amount) => amount < 0)

/** Planners, imports and what becomes of their loads: no order is in two living loads, sums are exact, and nothing is bound to nothing. */
export const orders = (seed: number): Theme => {
  const all = remembered<Orders>({})
  const mounts = new Map<string, Mount>()
  const loads = new Map<string, string>()
  /** The weight of each order that a load carries. */
  const carriedBy = new Map<string, ReadonlyMap<string, number>>()
  /** What the living withdrawals of each lot draw on each order. */
  const draws = new Map<string, Readonly<Record<string, readonly OrderDraw[]>>>()
  const lotsEnded = new Set<string>()
  const wrong: string[] = []
  const orderOf = (id: string, of = all.now()) => of[id] ?? none
  const put = (id: string, change: Partial<Order>) => all.set({ ...all.now(), [id]: { ...orderOf(id), ...change } })

  const hasGroup = (mountId: string) => [...mounts.values()].some(({ status, groups }) => living.includes(status) && mountId in groups)
  /** A load that is grouped holds its orders for the time after; the formed load that took them has them. */
  const holderOf = (orderId: string) =>
    [...mounts].find(([id, { status, orders }]) => living.includes(status) && orderId in orders && !hasGroup(id))?.[0]
  /** Whether an order may become what an event says; a text: why not. */
  const orderFault = ({ type, data }: Recorded): string | false => {
    const { orderId } = data
    const { status, portions, counted, ...order } = orderOf(orderId)
    const isBound = () => holderOf(orderId) !== undefined
    const lineOf = (source: { readonly digest?: string; readonly line?: number }) => `${source.digest}:${source.line}`
    switch (type) {
      case 'OrderCreated': {
        if (data.portionOf) {
          const taken = orderOf(data.portionOf.orderId).portions[orderId]
          return (!taken || !sameAmounts(taken, data.amounts)) && 'another amount than its origin gave'
        }
        const holds = (one: Order) => one.code === data.code && one.status !== 'REMOVED' && !one.isReleased && !one.portionOf
        return Object.values(all.now()).some(holds) && `two orders ${data.code}`
      }
      case 'OrderChanged':
        if (status === 'LAUNCHED' && all.always((of) => orderOf(orderId, of).status === 'LAUNCHED')) return data.amounts && 'while LAUNCHED'
        return data.amounts && isBelowZero(minus(data.amounts, sumOf(Object.values(portions)))) && 'below what its portions took'
      case 'OrderAmountsAdded':
        if (counted.includes(lineOf(data.source))) return 'counted twice'
        return all.always((of) => ['MOUNTED', 'LAUNCHED'].includes(orderOf(orderId, of).status)) && `while ${status}`
      case 'OrderPortionWithdrawn': {
        const left = minus(remaining({ ...order, status, portions, counted }), data.amounts)
        return (
          (isBelowZero(left) && 'above what remained') ||
          ((data.status === 'SPLIT') !== (left.weight === 0) && `${data.status} of ${left.weight}`)
        )
      }
      case 'OrderRemoved':
        if (Object.keys(portions).length) return 'with living portions'
        return isBound() && `in ${holderOf(orderId)}`
      default:
        return false
    }
  }
  const orderBecomes = ({ type, data }: Recorded): Partial<Order> => {
    const { status, total, portions, counted } = orderOf(data.orderId)
    const line = data.source?.digest === undefined ? [] : [`${data.source.digest}:${data.source.line}`]
    switch (type) {
      case 'OrderCreated':
        return {
          ...{ code: data.code, total: data.amounts, portions: {}, counted: line, portionOf: data.portionOf?.orderId },
          status: data.blocked ? 'BLOCKED' : 'UNBIND',
        }
      case 'OrderChanged':
        return { ...(data.amounts && { total: data.amounts }), ...(data.code && { code: data.code }) }
      case 'OrderAmountsAdded':
        return { total: plus(total, data.amounts), counted: [...counted, ...line] }
      case 'OrderPortionWithdrawn':
        return { status: data.status, portions: { ...portions, [data.portionId]: data.amounts } }
      case 'OrderPortionReturned': {
        const { [data.portionId]: _, ...others } = portions
        return { portions: others, status: status === 'SPLIT' ? 'UNBIND' : status }
      }
      case 'OrderCodeReleased':
        return { isReleased: true }
      default: {
        const next = becomes[type]
        return next ? { status: next } : {}
      }
    }
  }

  const bind = (ids: readonly string[], say: (what: string) => void, mountId: string, groups: Mount['groups'] = {}) => {
    for (const id of ids) {
      const holder = holderOf(id)
      const from = Object.keys(groups).find((load) => groups[load]?.includes(id))
      if (holder !== from && holder && holder !== mountId) say(`${id} is in ${holder} too`)
      if (all.always((of) => !['UNBIND', ...(holder ? ['MOUNTED', 'LAUNCHED', 'DELIVERED'] : [])].includes(orderOf(id, of).status)))
        say(`${id} is ${orderOf(id).status}`)
    }
  }
  const observeMount = ({ type, stream, data }: Recorded) => {
    const say = (what: string) => wrong.push(`${type} of ${stream}: ${what}`)
    const { mountId } = data
    const before = mounts.get(mountId)
    const change = (to: Partial<Mount>) =>
      mounts.set(mountId, { status: 'FORMED', orders: {}, isReserved: false, groups: {}, ...before, ...to })
    const groups: Mount['groups'] = Object.fromEntries((data.groups ?? []).map((one: MountGroup) => [one.loadId, one.orderIds]))
    const weights = (list: readonly { readonly orderId: string; readonly weight: number }[]) =>
      Object.fromEntries(list.map(({ orderId, weight }) => [orderId, weight]))
    const held = before?.orders ?? {}
    const isEdit = ['MountOrdersAdded', 'MountOrdersRemoved', 'MountUnmounted', 'MountOrdersRestated'].includes(type)
    if (isEdit && before?.isReserved) say('while its load is being launched')
    if (type === 'MountOrdersAdded' && Object.keys(weights(data.orders)).some((id) => id in held)) say('an order once more')
    if (type === 'MountFormed' || type === 'MountOrdersAdded') bind(Object.keys(weights(data.orders)), say, mountId, groups)
    if (['MountFormed', 'MountOrdersAdded', 'MountOrdersRestated'].includes(type))
      change({ orders: { ...held, ...weights(data.orders) }, groups: { ...before?.groups, ...groups } })
    if (
      type === 'MountOrdersRemoved' &&
      data.orderIds.some((id: string) => before?.status === 'LAUNCHED' && carriedBy.get(mountId)?.has(id))
    )
      say('an order that its load carries')
    if (type === 'MountOrdersRemoved')
      change({
        orders: Object.fromEntries(Object.entries(held).filter(([id]) => !data.orderIds.includes(id))),
        groups: Object.fromEntries(Object.entries(before?.groups ?? {}).filter(([, ids]) => !ids.some((id) => data.orderIds.includes(id)))),
      })
    if (type === 'MountUnmounted') change({ status: 'UNMOUNTED' })
    if (type === 'MountReleased') {
      if (!over.includes(loads.get(mountId) ?? '')) say(`while its load is ${loads.get(mountId)}`)
      change({ status: 'UNMOUNTED' })
    }
    if (type === 'MountLotEnded') {
      const load = loads.get(mountId) ?? ''
      if (!over.includes(load) && load !== 'FINISHED') say(`while its lot is ${load}`)
      lotsEnded.add(mountId)
      const named = [...data.delivered, ...data.split.map(({ orderId }: { readonly orderId: string }) => orderId), ...data.freed]
      if (named.sort().join() !== Object.keys(held).sort().join()) say('other orders than it has')
      change({ status: 'UNMOUNTED' })
    }
    if (type === 'MountRetaken') {
      bind(Object.keys(held), say, mountId)
      lotsEnded.delete(mountId)
      change({ status: 'LAUNCHED' })
    }
    if (type === 'MountLaunched') change({ status: 'LAUNCHED', isReserved: false })
    if (type === 'MountLaunchReserved') change({ isReserved: true })
    if (type === 'MountLaunchReleased') change({ isReserved: false })
  }
  const observeLot = ({ type, stream, data }: Recorded) => {
    const { loadId, withdrawalId } = data
    const { [withdrawalId]: _, ...others } = draws.get(loadId) ?? {}
    if (type === 'LotWithdrawalCanceled') draws.set(loadId, others)
    if (!data.draws) return
    draws.set(loadId, { ...others, [withdrawalId]: data.draws })
    const all = Object.values(draws.get(loadId)!).flat()
    for (const [id, weight] of Object.entries(mounts.get(loadId)?.orders ?? {}))
      if (drawnFrom(id, all) > weight) wrong.push(`${type} of ${stream}: ${drawnFrom(id, all)} of the ${weight} kg of ${id}`)
  }
  type Carried = readonly { readonly orders?: readonly { readonly orderId: string; readonly weight: number }[] }[]
  const ordersOf = (destinations: Carried) =>
    destinations.flatMap(({ orders = [] }) => orders.map(({ orderId, weight }) => [orderId, weight]))

  const observeLoad = ({ type, stream, data }: Recorded) => {
    const { loadId } = data
    const mount = mounts.get(loadId)
    if (data.status) loads.set(loadId, data.status)
    const carried = type === 'LoadLaunched' ? data.terms.destinations : type === 'RouteChanged' ? data.destinations : undefined
    if (!mount || !carried) return
    const orders = new Map<string, number>(ordersOf(carried) as [string, number][])
    carriedBy.set(loadId, orders)
    // What leaves a launched load leaves its formed load a moment later, and other amounts of its orders reach it a moment later.
    const isLaunch = type === 'LoadLaunched'
    const isHeld = [...orders].every(([id, weight]) => (isLaunch ? mount.orders[id] === weight : id in mount.orders))
    if (!isHeld || (isLaunch && orders.size !== Object.keys(mount.orders).length))
      wrong.push(`${type} of ${stream}: not the orders of its formed load`)
    const together = Object.keys(mount.groups).filter((id) => loads.get(id) !== 'GROUPED')
    if (isLaunch && together.length) wrong.push(`${type} of ${stream}: ${together.join()} travels too`)
    if (type === 'LoadLaunched' && !mount.isReserved) wrong.push(`${type} of ${stream}: its formed load was not held`)
  }
  return {
    wrong,
    move: orderMoves(seed, all.now, mounts),
    settle: all.settle,
    observe: (event) => {
      const { stream } = event
      if (stream.startsWith('load-')) observeLoad(event)
      else if (stream.startsWith('mount-')) observeMount(event)
      else if (stream.startsWith('lot-')) observeLot(event)
      else if (stream.startsWith('order-')) {
        const why = orderFault(event)
        if (why) wrong.push(`${event.type} of ${stream}: ${why}`)
        put(event.data.orderId, orderBecomes(event))
      }
    },
    end: () => {
      for (const [id, { status, portions, portionOf }] of Object.entries(all.now())) {
        const mount = mounts.get(holderOf(id) ?? '')
        const expected = mount
          ? mount.status === 'FORMED'
            ? ['MOUNTED']
            : ['LAUNCHED', 'DELIVERED']
          : ['UNBIND', 'BLOCKED', 'SPLIT', 'REMOVED']
        // A delivered order stays so when its load is settled otherwise.
        if (!expected.includes(status) && !(status === 'DELIVERED' && !mount)) wrong.push(`order ${id} is ${status} in ${holderOf(id)}`)
        const carried = mount?.orders[id]
        if (carried !== undefined && carried !== remaining(orderOf(id)).weight)
          wrong.push(
            `${holderOf(id)} (${mount?.status}) has ${carried} kg of order ${id}, of which ${remaining(orderOf(id)).weight} kg remain`,
          )
        for (const [portionId, amounts] of Object.entries(portions)) {
          const portion = orderOf(portionId)
          if (portion.status === 'REMOVED' || !sameAmounts(portion.total, amounts)) wrong.push(`portion ${portionId} is ${portion.status}`)
        }
        if (portionOf && status !== 'REMOVED' && !orderOf(portionOf).portions[id]) wrong.push(`${id} is no portion of ${portionOf}`)
      }
      for (const [id, { status, orders }] of mounts) {
        const load = loads.get(id)
        const isAlive = load !== undefined && !over.includes(load) && !lotsEnded.has(id)
        const [held, carried] = [Object.entries(orders), [...(carriedBy.get(id) ?? [])]].map((list) => list.sort().join())
        if (isAlive && held !== carried) wrong.push(`formed load ${id} has ${held}, its load ${carried}`)
        if ((load === 'GROUPED') !== hasGroup(id)) wrong.push(`load ${id} is ${load}, and ${hasGroup(id) ? '' : 'not '}grouped`)
        if (isAlive !== (status === 'LAUNCHED')) wrong.push(`formed load ${id} is ${status}, its load ${load}`)
      }
    },
  }
}

const becomes: Readonly<Record<string, string>> = {
  OrderBlocked: 'BLOCKED',
  OrderUnblocked: 'UNBIND',
  OrderMounted: 'MOUNTED',
  OrderUnmounted: 'UNBIND',
  OrderLaunched: 'LAUNCHED',
  OrderReleased: 'UNBIND',
  OrderDelivered: 'DELIVERED',
  OrderDeliveryReset: 'LAUNCHED',
  OrderRemoved: 'REMOVED',
}
