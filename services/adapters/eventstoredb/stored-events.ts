import { BEFORE_ALL, type Position } from '@embarca/contracts/kit/position.ts'
import type { StoredEvent } from '../../kit/verify-log.ts'
import { bodyOf, type EventMetadata } from './event-format.ts'
import type { EventStoreDbLog } from './log.ts'
import type { Names } from './names.ts'

const AT_ONCE = 1_000

/** The stored events of the log, still sealed. Positions count events from 0, as signed heads do; `place` is the server's position. */
export const storedOn = async function* (log: EventStoreDbLog, names: Names): AsyncGenerator<StoredEvent & { readonly place: Position }> {
  const lasts = new Map<string, number>()
  let position = 0
  for (let after = BEFORE_ALL; ; ) {
    const page = await log.after(after, AT_ONCE)
    for (const event of page) {
      const stream = names.streamOf(event.stream)
      const { hash } = event.metadata as EventMetadata
      const before = lasts.get(stream) ?? null
      lasts.set(stream, position)
      yield { position, stream, revision: event.revision, before, head: null, body: bodyOf(event), hash, place: event.position }
      position += 1
    }
    if (page.length < AT_ONCE) return
    after = page.at(-1)!.position
  }
}
