import type { EventSchemas } from '@embarca/contracts/kit/event.ts'
import { memoryReadStore } from '@embarca/projections/adapters/memory/read-store.ts'
import { codecOf } from '../../kit/codec.ts'
import type { DataStores } from '../../kit/data.ts'
import { personFiles } from '../../kit/person-files.ts'
import { tail } from '../../kit/tail.ts'
import type { Upcasts } from '../../kit/upcast.ts'
import { memoryAttempts } from './attempts.ts'
import { memoryDeadLetters } from './dead-letters.ts'
import { memoryEventStore } from './event-store.ts'
import { memoryFiles } from './files.ts'
import { memoryKeys } from './keys.ts'
import { memoryTimers } from './timers.ts'

/** All stores in memory, with the rules of the durable ones: for tests and simulations. */
export const memoryData = ({
  eventSchemas,
  upcasts = {},
}: {
  eventSchemas: EventSchemas
  upcasts?: Upcasts
}): DataStores & { stored(): readonly string[] } => {
  const keys = memoryKeys()
  const { streamsNaming, onCommit, stored, proofs, ...events } = memoryEventStore(codecOf(eventSchemas, keys, upcasts))
  const feed = tail({ readAll: events.readAll, onCommit }, { poll: 50 })
  return {
    events,
    feed,
    views: memoryReadStore(),
    timers: memoryTimers(),
    deadLetters: memoryDeadLetters(),
    files: personFiles(memoryFiles(), keys),
    keys,
    attempts: memoryAttempts(),
    proofs,
    streamsNaming,
    onCommit,
    stored,
    close: feed.close,
  }
}
