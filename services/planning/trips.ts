import { type Metres, stopOrder } from './stop-order.ts'

/** An order as it is planned: amounts in thousandths, dates in milliseconds, its delivery place by its number in the distances (0: the collect). */
export type PlannedOrder = {
  readonly orderId: string
  readonly place: number
  readonly weight: number
  readonly cubage: number
  readonly collect?: number
  readonly delivery?: number
}
export type TripLimits = {
  /** Thousandths of kilograms and cubic metres. */
  readonly weight: number
  readonly cubage: number
  readonly orders: number
  readonly stops: number
  /** Milliseconds between the first and the last collect date of one load. */
  readonly window: number
}
/** What a trip must not exceed, of one order or of several. */
type Sum = { readonly [K in 'weight' | 'cubage' | 'orders' | 'from' | 'last' | 'until']: number }
/** Orders of one place that travel together in any case. */
type Packet = Sum & { readonly at: number; readonly place: number; readonly ids: readonly string[] }
/** Packets in the order of delivery. */
type Path = readonly Packet[]
type Route = Sum & { readonly path: Path }
/** A load: its delivery places in order, from the collect on. */
export type PlannedTrip = { readonly orderIds: readonly string[]; readonly places: readonly number[]; readonly metres: number }

const sumOf = ({ weight, cubage, collect, delivery }: PlannedOrder): Sum => ({
  ...{ weight, cubage, orders: 1 },
  ...{ from: collect ?? Number.POSITIVE_INFINITY, last: collect ?? Number.NEGATIVE_INFINITY, until: delivery ?? Number.POSITIVE_INFINITY },
})
const plus = (one: Sum, other: Sum): Sum => ({
  ...{ weight: one.weight + other.weight, cubage: one.cubage + other.cubage, orders: one.orders + other.orders },
  ...{ from: Math.min(one.from, other.from), last: Math.max(one.last, other.last), until: Math.min(one.until, other.until) },
})
/** Capacity holds, the last collect is not after the first delivery, and all collects are in one window. */
const isWithin = ({ weight, cubage, orders, from, last, until }: Sum, limits: TripLimits): boolean =>
  weight <= limits.weight &&
  cubage <= limits.cubage &&
  orders <= limits.orders &&
  last <= until &&
  (last === Number.NEGATIVE_INFINITY || last - from <= limits.window)

/** Orders of one place as few packets: the heaviest first, each into the first packet that takes it. */
const packetsOf = (orders: readonly PlannedOrder[], limits: TripLimits): readonly Packet[] => {
  const heaviestFirst = [...orders].sort((a, b) => b.weight - a.weight || (a.orderId < b.orderId ? -1 : 1))
  const packets: Packet[] = []
  for (const order of heaviestFirst) {
    const sum = sumOf(order)
    const at = packets.findIndex((packet) => packet.place === order.place && isWithin(plus(packet, sum), limits))
    const packet = packets[at]
    if (packet) packets[at] = { ...packet, ...plus(packet, sum), ids: [...packet.ids, order.orderId] }
    else packets.push({ ...sum, at: packets.length, place: order.place, ids: [order.orderId] })
  }
  return packets
}

/** Packets up to which the best division is found; more are divided by a heuristic. */
const EXACT_PACKETS = 9
/** Neighbours of a packet that are tried: the nearest. */
const NEIGHBOURS = 30
/** Of them those whose trips are compared packet by packet. */
const CLOSE = 8

const placesOf = (path: Path) => new Set(path.map(({ place }) => place)).size
const lengthFrom = (path: Path, metres: Metres): number => {
  let [sum, before] = [0, 0]
  for (const { place } of path) {
    sum += metres(before, place)
    before = place
  }
  return sum
}
const sumOfPath = (path: Path): Sum => path.reduce<Sum>(plus, noSum)
const noSum: Sum = {
  weight: 0,
  cubage: 0,
  orders: 0,
  from: Number.POSITIVE_INFINITY,
  last: Number.NEGATIVE_INFINITY,
  until: Number.POSITIVE_INFINITY,
}
const isAdmitted = (path: Path, limits: TripLimits) => isWithin(sumOfPath(path), limits) && placesOf(path) <= limits.stops

/** A short order of the packets of one trip: packets of one place are one stop. */
const ordered = (path: Path, metres: Metres): readonly Packet[] => {
  const places = [...new Set(path.map(({ place }) => place))].sort((a, b) => a - b)
  const order = stopOrder([0], places, metres)
  return [...path].sort((a, b) => order.indexOf(a.place) - order.indexOf(b.place) || (a.ids[0]! < b.ids[0]! ? -1 : 1))
}

const nearest = (packets: readonly Packet[], metres: Metres): readonly (readonly number[])[] =>
  packets.map((packet, at) =>
    packets
      .map((_, other) => other)
      .filter((other) => other !== at)
      .sort((a, b) => metres(packet.place, packets[a]!.place) - metres(packet.place, packets[b]!.place) || a - b)
      .slice(0, NEIGHBOURS),
  )

/** Clarke and Wright: trips of one packet each are joined, end to start, in the order of the metres that each joining saves. */
const joined = (packets: readonly Packet[], near: readonly (readonly number[])[], metres: Metres, limits: TripLimits): Route[] => {
  const savings = packets.flatMap((end, from) =>
    near[from]!.map((to) => ({ from, to, saved: metres(0, packets[to]!.place) - metres(end.place, packets[to]!.place) })),
  )
  savings.sort((a, b) => b.saved - a.saved || a.from - b.from || a.to - b.to)
  const routeOf: Route[] = packets.map((packet) => ({ ...packet, path: [packet] }))
  for (const { from, to, saved } of savings) {
    if (saved <= 0) break
    const [one, other] = [routeOf[from]!, routeOf[to]!]
    if (one === other || one.path.at(-1) !== packets[from] || other.path[0] !== packets[to]) continue
    const path = [...one.path, ...other.path]
    const sum = plus(one, other)
    if (!isWithin(sum, limits) || placesOf(path) > limits.stops) continue
    const route = { ...sum, path }
    for (const packet of path) routeOf[packet.at] = route
  }
  return [...new Set(routeOf)]
}

const without = (path: Path, packet: Packet): Path => path.filter((one) => one !== packet)
/** Where the packet adds the fewest metres. */
const nearestPosition = (path: Path, { place }: Packet, metres: Metres): number => {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (let at = 0; at <= path.length; at++) {
    const [before, after] = [path[at - 1]?.place ?? 0, path[at]?.place]
    const added = metres(before, place) + (after === undefined ? 0 : metres(place, after) - metres(before, after))
    if (added < least) [best, least] = [at, added]
  }
  return best
}
const withPacket = (path: Path, packet: Packet, metres: Metres): Path => {
  const at = nearestPosition(path, packet, metres)
  return [...path.slice(0, at), packet, ...path.slice(at)]
}

/** What may become of two trips: a packet moves, two change places, the ends are exchanged. */
function* exchanges(one: Path, other: Path, metres: Metres): Generator<readonly [Path, Path]> {
  for (const packet of one) yield [without(one, packet), withPacket(other, packet, metres)]
  for (const packet of other) yield [withPacket(one, packet, metres), without(other, packet)]
  for (const a of one) for (const b of other) yield [withPacket(without(one, a), b, metres), withPacket(without(other, b), a, metres)]
  for (let a = 0; a <= one.length; a++)
    for (let b = 0; b <= other.length; b++)
      yield [
        [...one.slice(0, a), ...other.slice(b)],
        [...other.slice(0, b), ...one.slice(a)],
      ]
}

/** Exchanges packets between trips that pass near each other for as long as that saves metres. */
const exchanged = (paths: readonly Path[], near: readonly (readonly number[])[], metres: Metres, limits: TripLimits): readonly Path[] => {
  const routes = [...paths]
  const routeOf = new Map<number, number>()
  const put = (at: number, path: Path) => {
    routes[at] = path
    for (const packet of path) routeOf.set(packet.at, at)
  }
  for (const [at, path] of paths.entries()) put(at, path)
  const neighbours = (at: number) =>
    [...new Set(routes[at]!.flatMap((packet) => near[packet.at]!.slice(0, CLOSE).map((other) => routeOf.get(other)!)))].filter(
      (other) => other !== at,
    )
  const queue = new Set(routes.keys())
  for (const at of queue) {
    queue.delete(at)
    for (const other of neighbours(at)) {
      const [one, two] = [routes[at]!, routes[other]!]
      const before = lengthFrom(one, metres) + lengthFrom(two, metres)
      let [best, length] = [undefined as readonly [Path, Path] | undefined, before]
      for (const pair of exchanges(one, two, metres)) {
        const candidate = lengthFrom(pair[0], metres) + lengthFrom(pair[1], metres)
        if (candidate < length && pair.every((path) => isAdmitted(path, limits))) [best, length] = [pair, candidate]
      }
      if (!best) continue
      put(at, ordered(best[0], metres))
      put(other, ordered(best[1], metres))
      queue.add(at).add(other)
      break
    }
  }
  return routes.filter((path) => path.length > 0)
}

/** The best of all ways to divide a few packets into trips: each subset in its best order, then the best set of subsets. */
const dividedBest = (packets: readonly Packet[], metres: Metres, limits: TripLimits): readonly Path[] => {
  const all = 2 ** packets.length
  const trips: (Path | undefined)[] = [[]]
  const lengths: number[] = [0]
  const least: { readonly metres: number; readonly trip: number }[] = [{ metres: 0, trip: 0 }]
  for (let mask = 1; mask < all; mask++) {
    const chosen = packets.filter(({ at }) => mask & (1 << at))
    const trip = isAdmitted(chosen, limits) ? ordered(chosen, metres) : undefined
    trips.push(trip)
    lengths.push(trip ? lengthFrom(trip, metres) : Number.POSITIVE_INFINITY)
    let best = { metres: Number.POSITIVE_INFINITY, trip: 0 }
    for (let part = mask; part; part = (part - 1) & mask) {
      const sum = lengths[part]! + least[mask ^ part]!.metres
      if (sum < best.metres) best = { metres: sum, trip: part }
    }
    least.push(best)
  }
  const division: Path[] = []
  for (let mask = all - 1; mask; mask ^= least[mask]!.trip) division.push(trips[least[mask]!.trip]!)
  return division
}

const dividedWell = (packets: readonly Packet[], metres: Metres, limits: TripLimits): readonly Path[] => {
  const near = nearest(packets, metres)
  const start = joined(packets, near, metres, limits).map(({ path }) => ordered(path, metres))
  return exchanged(start, near, metres, limits)
}

/**
 * Trips that carry every order once, from the collect at 0, in few metres: no trip exceeds the limits. Each order alone must be within
 * them. Equal input gives equal trips.
 */
export const tripsOf = (orders: readonly PlannedOrder[], metres: Metres, limits: TripLimits): readonly PlannedTrip[] => {
  const packets = packetsOf(orders, limits)
  const paths = packets.length <= EXACT_PACKETS ? dividedBest(packets, metres, limits) : dividedWell(packets, metres, limits)
  return paths.map((path) => ({
    orderIds: path.flatMap(({ ids }) => ids),
    places: [...new Set(path.map(({ place }) => place))],
    metres: lengthFrom(path, metres),
  }))
}
