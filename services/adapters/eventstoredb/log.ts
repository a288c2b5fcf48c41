import { BEFORE_ALL, comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import type { Names } from './names.ts'
import type { EventStoreDbServer, StoredRecord } from './server.ts'

/** `$all` mixes our events with others: the smallest page of events, and the largest page of all. */
const MIN_PAGE = 64
const MAX_PAGE = 2_000
/** The end of `$all` is read by every process several times a second, and our last event is mostly among its last few. */
const HEAD_PAGE = 4
const GROWTH = 16

/** Our events in `$all`, in the server's order. */
export const logOn = (server: EventStoreDbServer, names: Names) => {
  const isOurEvent = ({ stream }: StoredRecord) => names.isEventStream(stream)
  return {
    after: async (after: Position, limit: number): Promise<readonly StoredRecord[]> => {
      const events: StoredRecord[] = []
      for (let from = after; ; ) {
        const count = Math.min(MAX_PAGE, (limit - events.length) * 2 + MIN_PAGE)
        const page = await server.allAfter(from, count)
        events.push(...page.filter(isOurEvent))
        if (events.length >= limit) return events.slice(0, limit)
        if (page.length < count) return events
        from = page.at(-1)!.position
      }
    },
    /** A position before everything recorded since an instant. */
    before: async (instant: string): Promise<Position> => {
      let place: Position | undefined
      for (;;) {
        const page = await server.allBefore(place, MAX_PAGE)
        const earlier = page.find(({ created }) => created.getTime() < Date.parse(instant))
        if (earlier) return earlier.position
        if (page.length < MAX_PAGE) return BEFORE_ALL
        place = page.at(-1)!.position
      }
    },
    /** The position of the last event; `known`: the position of an existing event, so the search stops there. */
    head: async (known: Position = BEFORE_ALL): Promise<Position> => {
      let before: Position | undefined
      for (let count = HEAD_PAGE; ; count = Math.min(MAX_PAGE, count * GROWTH)) {
        const page = await server.allBefore(before, count)
        const last = page.find((one) => isOurEvent(one) || comparePositions(one.position, known) <= 0)
        if (last) return isOurEvent(last) ? last.position : known
        if (page.length < count) return BEFORE_ALL
        before = page.at(-1)!.position
      }
    },
  }
}
export type EventStoreDbLog = ReturnType<typeof logOn>
