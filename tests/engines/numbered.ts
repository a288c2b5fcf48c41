import { BEFORE_ALL, comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import type { DataStores } from '@embarca/services/kit/data.ts'

type Placed = { readonly position: Position }

/**
 * The same data with consecutive positions: 0 for the first event, 1 for the second. The suites expect consecutive numbers;
 * a server's positions grow by bytes.
 */
export const numbered = (data: DataStores): DataStores => {
  const places: Position[] = []
  const rings = new Set<Promise<void>>()
  const numberOf = (place: Position) => String(places.findLastIndex((one) => comparePositions(one, place) <= 0))
  const lookOn = async () => {
    for (;;) {
      const events = await data.events.readAll(places.at(-1) ?? BEFORE_ALL)
      if (!events.length) return
      const last = places.at(-1) ?? BEFORE_ALL
      places.push(...events.map(({ position }) => position).filter((position) => comparePositions(position, last) > 0))
    }
  }
  /** Shared by concurrent callers. */
  let looking: Promise<void> | undefined
  const look = () => {
    looking ??= lookOn().finally(() => void (looking = undefined))
    return looking
  }
  const counted = async (place: Position): Promise<Position> => {
    while (place !== BEFORE_ALL && !places.includes(place)) await look()
    return numberOf(place)
  }
  const placeOf = (number: Position): Position => places[Number(number)] ?? BEFORE_ALL
  const each = async <One extends Placed>(all: readonly One[]): Promise<One[]> =>
    Promise.all(all.map(async (one) => ({ ...one, position: await counted(one.position) })))
  const one = async <One extends Placed>(placed: One): Promise<One> => (await each([placed]))[0]!

  return {
    ...data,
    events: {
      read: async (stream, from) => each(await data.events.read(stream, from)),
      append: async (write) => {
        const accepted = await one(await data.events.append(write))
        await Promise.all(rings)
        return accepted
      },
      answered: async (command, stream) => {
        const answer = await data.events.answered(command, stream)
        return answer && one(answer)
      },
      readAll: async (after, limit) => each(await data.events.readAll(placeOf(after), limit)),
      streamsOf: (key) => data.events.streamsOf(key),
      head: async () => counted(await data.events.head()),
    },
    feed: {
      subscribe: async (group, from, consume, only) => {
        const subscription = await data.feed.subscribe(group, placeOf(from), async (events) => consume(await each(events)), only)
        return {
          ...subscription,
          reached: () => {
            void look().catch(() => {})
            return numberOf(subscription.reached())
          },
        }
      },
    },
    onCommit: (consume) =>
      data.onCommit((head) => {
        const ring = counted(head)
          .then(consume)
          .finally(() => rings.delete(ring))
        rings.add(ring)
      }),
  }
}
