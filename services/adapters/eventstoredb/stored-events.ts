import { BEFORE_ALL, type Position } from '@embarca/contracts/kit/position.ts'
import type { StoredEvent } from '../../kit/verify-log.ts'
import { bodyOf, type EventMetadata } from './event-format.ts'
import type { EventStoreDbLog } from './log.ts'
import type { Names } from './names.ts'
import type { StoredRecord } from './server.ts'

const AT_ONCE = 1_000

type Placed = StoredEvent & { readonly place: Position }

/**
 * The stored events of the log, still sealed. Positions count events from 0, as signed heads do; `place` is the server's position.
 * `from`: only that event, if it is still there, and those after it.
 */
export const storedOn = async function* (
  log: EventStoreDbLog,
  names: Names,
  from?: { readonly position: number; readonly place: Position },
): AsyncGenerator<Placed> {
  const placed = (event: StoredRecord, position: number): Placed => ({
    position,
    stream: names.streamOf(event.stream),
    revision: event.revision,
    head: null,
    body: bodyOf(event),
    hash: (event.metadata as EventMetadata).hash,
    place: event.position,
  })
  const first = from && (await log.at(from.place))
  if (from && !first) return
  if (from && first) yield placed(first, from.position)
  let position = from ? from.position + 1 : 0
  for (let after = from?.place ?? BEFORE_ALL; ; ) {
    const page = await log.after(after, AT_ONCE)
    for (const event of page) yield placed(event, position++)
    if (page.length < AT_ONCE) return
    after = page.at(-1)!.position
  }
}
