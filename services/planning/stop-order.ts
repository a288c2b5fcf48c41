/** Metres from one stop to another, by their indexes. */
export type Metres = (from: number, to: number) => number

/** Stops up to which the shortest order is found; more are ordered by a heuristic. */
export const EXACT_STOPS = 10

export const lengthOf = (path: readonly number[], metres: Metres): number => {
  let sum = 0
  for (let at = 1; at < path.length; at++) sum += metres(path[at - 1]!, path[at]!)
  return sum
}

/**
 * The shortest path through all stops that begins with all of the first `collects` (Held–Karp). A path of least metres is unique by its
 * stops' indexes: of equal ones, the first found stays.
 */
const exactOrder = (stops: readonly number[], collects: number, metres: Metres): readonly number[] => {
  const count = stops.length
  const [all, loaded] = [2 ** count, 2 ** collects - 1]
  const best = new Float64Array(all * count).fill(Number.POSITIVE_INFINITY)
  const before = new Int8Array(all * count).fill(-1)
  for (let first = 0; first < (collects || count); first++) best[(1 << first) * count + first] = 0
  for (let mask = 1; mask < all; mask++)
    for (let last = 0; last < count; last++) {
      const sum = best[mask * count + last]!
      if (sum === Number.POSITIVE_INFINITY) continue
      for (let next = 0; next < count; next++) {
        if (mask & (1 << next) || (next >= collects && (mask & loaded) !== loaded)) continue
        const at = (mask | (1 << next)) * count + next
        const longer = sum + metres(stops[last]!, stops[next]!)
        if (longer < best[at]!) {
          best[at] = longer
          before[at] = last
        }
      }
    }
  let mask = all - 1
  let last = 0
  for (let end = 1; end < count; end++) if (best[mask * count + end]! < best[mask * count + last]!) last = end
  const path: number[] = []
  for (let at = last; at >= 0; ) {
    path.unshift(stops[at]!)
    const previous = before[mask * count + at]!
    mask &= ~(1 << at)
    at = previous
  }
  return path
}

/** From `first` always to the nearest of the others. */
const nearestFirst = (first: number, others: readonly number[], metres: Metres): number[] => {
  const [path, left] = [[first], new Set(others)]
  while (left.size > 0) {
    const here = path.at(-1)!
    let nearest = -1
    for (const one of left) if (nearest < 0 || metres(here, one) < metres(here, nearest)) nearest = one
    left.delete(nearest)
    path.push(nearest)
  }
  return path
}

/** A part of the path turned round (2-opt), and one stop moved to another position (or-opt). */
const turned = (path: readonly number[], from: number, to: number) => [
  ...path.slice(0, from),
  ...path.slice(from, to + 1).reverse(),
  ...path.slice(to + 1),
]
const moved = (path: readonly number[], from: number, to: number) => {
  const rest = [...path.slice(0, from), ...path.slice(from + 1)]
  return [...rest.slice(0, to), path[from]!, ...rest.slice(to)]
}

/** What turning or moving parts of a path adds to its length, each in constant time: sums along the path are kept in both directions. */
const changesOf = (path: readonly number[], metres: Metres) => {
  const edge = (from: number, to: number) => (path[from] === undefined || path[to] === undefined ? 0 : metres(path[from], path[to]))
  const [onwards, backwards] = [[0], [0]]
  for (let at = 1; at < path.length; at++) {
    onwards.push(onwards[at - 1]! + edge(at - 1, at))
    backwards.push(backwards[at - 1]! + edge(at, at - 1))
  }
  return {
    ofTurning: (from: number, to: number) =>
      edge(from - 1, to) +
      (backwards[to]! - backwards[from]!) +
      edge(from, to + 1) -
      (edge(from - 1, from) + (onwards[to]! - onwards[from]!) + edge(to, to + 1)),
    ofMoving: (from: number, to: number) => {
      const [before, after] = to < from ? [to - 1, to] : [to, to + 1]
      const closed = edge(from - 1, from + 1) - edge(from - 1, from) - edge(from, from + 1)
      return closed + edge(before, from) + edge(from, after) - edge(before, after)
    },
  }
}

/** Turns and moves stops between the positions `from` and `end` for as long as that shortens the path. */
const improved = (path: readonly number[], from: number, end: number, metres: Metres): readonly number[] => {
  for (let best = path; ; ) {
    const changes = changesOf(best, metres)
    let [least, next] = [0, best]
    for (let first = from; first < end; first++)
      for (let second = from; second < end; second++) {
        if (first === second) continue
        if (first < second && changes.ofTurning(first, second) < least)
          [least, next] = [changes.ofTurning(first, second), turned(best, first, second)]
        if (changes.ofMoving(first, second) < least) [least, next] = [changes.ofMoving(first, second), moved(best, first, second)]
      }
    if (least === 0) return best
    best = next
  }
}

const heuristicOrder = (stops: readonly number[], collects: number, metres: Metres): readonly number[] => {
  const [loading, unloading] = [stops.slice(0, collects), stops.slice(collects)]
  const paths = (loading.length ? loading : unloading).map((first) => {
    const others = (loading.length ? loading : unloading).filter((one) => one !== first)
    const start = nearestFirst(first, others, metres)
    const path = loading.length ? [...start.slice(0, -1), ...nearestFirst(start.at(-1)!, unloading, metres)] : start
    return improved(improved(path, 0, collects, metres), collects, path.length, metres)
  })
  return paths.reduce((best, path) => (lengthOf(path, metres) < lengthOf(best, metres) ? path : best))
}

/** An order of stops in which all collects come first: the shortest for up to `EXACT_STOPS`, a short one beyond. */
export const stopOrder = (collects: readonly number[], deliveries: readonly number[], metres: Metres): readonly number[] => {
  const stops = [...collects, ...deliveries]
  if (stops.length < 2) return stops
  return (stops.length <= EXACT_STOPS ? exactOrder : heuristicOrder)(stops, collects.length, metres)
}
