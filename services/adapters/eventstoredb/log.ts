import { BEFORE_ALL, type Position } from '@embarca/contracts/kit/position.ts'
import { isWrittenByUs } from './event-format.ts'
import { type ForeignEvents, foreignEvents } from './foreign-events.ts'
import { headOf } from './log-head.ts'
import type { Names } from './names.ts'
import type { EventStoreDbServer, StoredRecord } from './server.ts'

/** `$all` mixes our events with others: the smallest page of events, and the largest page of all. */
const MIN_PAGE = 64
const MAX_PAGE = 2_000

/**
 * Our events in `$all`, in the server's order. Records of others in streams of ours, such as tombstones, are noted and passed over: they
 * must not stop what reads the log.
 */
export const logOn = (server: EventStoreDbServer, names: Names, foreign: ForeignEvents = foreignEvents()) => {
  const isOurs = (record: StoredRecord) => {
    if (!names.isEventStream(record.stream)) return false
    if (isWrittenByUs(record)) return true
    foreign.note(record)
    return false
  }
  const head = headOf(server, names, isOurs)
  return {
    /** Whether this product wrote a record; notes those of others in our streams. */
    isOurs,
    after: async (after: Position, limit: number): Promise<readonly StoredRecord[]> => {
      const events: StoredRecord[] = []
      let read = server.allAfter
      for (let from = head.skip(after); ; ) {
        const count = Math.min(MAX_PAGE, (limit - events.length) * 2 + MIN_PAGE)
        const page = await read(from, count)
        read = server.allAfter
        const ours = page.filter(isOurs)
        events.push(...ours)
        if (events.length >= limit) return events.slice(0, limit)
        if (page.length < count) return events
        from = page.at(-1)!.position
        if (ours.length) continue
        // A long stretch of others' events: the server passes over the rest of it by itself.
        const { next, reached } = await server.search(names.prefix, from)
        if (next && isOurs(next)) events.push(next)
        if (events.length >= limit) return events
        from = next?.position ?? reached
        // What is at `reached` was perhaps not looked at.
        if (!next) read = server.allFrom
      }
    },
    /** Our event at a position; undefined when there is none. */
    at: async (position: Position): Promise<StoredRecord | undefined> => {
      const found = await server.allAt(position)
      return found && isOurs(found) ? found : undefined
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
    /** The position of the last event. */
    head: head.position,
  }
}
export type EventStoreDbLog = ReturnType<typeof logOn>
