import { randomUUID } from 'node:crypto'
import { BEFORE_ALL, comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import type { Names } from './names.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { EventStoreDbServer, StoredRecord } from './server.ts'

/** The end of `$all` is read by every process several times a second, and our last event is mostly among its last few. */
const FIRST_PAGE = 4
const MAX_PAGE = 2_000
const GROWTH = 16
/** Events of others after which a process leaves a mark for the processes that start later. */
const MARK_AFTER = 10_000
const MARK = 'LookedUpTo'

/** Everything up to `to` was looked at: the last event of ours there is at `last`. */
type Looked = { readonly last: Position; readonly to: Position }
const NOTHING: Looked = { last: BEFORE_ALL, to: BEFORE_ALL }

const isAfter = (one: Position, other: Position) => comparePositions(one, other) > 0

/**
 * The position of the last event of ours. Each look reads `$all` backwards, only down to where the one before ended; one look runs at a
 * time, because all callers of a process share its connections with commands.
 */
export const headOf = (server: EventStoreDbServer, names: Names, isOurs: (record: StoredRecord) => boolean) => {
  let looked: Looked | undefined
  /** Events of others that were read since our last one, or since the mark. */
  let unmarked = 0

  /** Where another process had looked; without a mark, the server itself looks whether there is any event of ours. */
  const start = async (): Promise<Looked> => {
    const [mark] = await server.last(names.looked, 1)
    if (mark) return mark.data as Looked
    const [end] = await server.allBefore(undefined, 1)
    const { isComplete } = await server.search(names.prefix, BEFORE_ALL)
    return isComplete && end ? { last: BEFORE_ALL, to: end.position } : NOTHING
  }
  /** A mark that cannot be written now is written after the next look. */
  const leaveMark = async (mark: Looked) => {
    const [before] = await server.last(names.looked, 1)
    await server.append(names.looked, before?.revision ?? -1, [{ id: randomUUID(), type: MARK, data: mark }])
    unmarked = 0
  }

  const look = async (): Promise<Position> => {
    const before = (looked ??= await start())
    let end: Position | undefined
    let walked = 0
    let place: Position | undefined
    for (let count = FIRST_PAGE; ; count = Math.min(MAX_PAGE, count * GROWTH)) {
      const page = await server.allBefore(place, count)
      end ??= page[0]?.position ?? BEFORE_ALL
      // The server was restored from a backup: what was known about its end is void.
      if (isAfter(before.to, end)) {
        looked = NOTHING
        return look()
      }
      const fresh = page.filter(({ position }) => isAfter(position, before.to))
      const at = fresh.findIndex(isOurs)
      const ours = fresh[at]
      walked += ours ? at : fresh.length
      if (ours || fresh.length < page.length || page.length < count) {
        looked = { last: ours?.position ?? before.last, to: end }
        unmarked = ours ? walked : unmarked + walked
        if (unmarked >= MARK_AFTER) await leaveMark(looked).catch(() => {})
        return looked.last
      }
      place = page.at(-1)!.position
    }
  }
  return {
    position: oneAtATime(look),
    /** Where to read on after a position: past what was looked at and holds no event of ours. */
    skip: (after: Position): Position => (looked && !isAfter(looked.last, after) && isAfter(looked.to, after) ? looked.to : after),
  }
}
