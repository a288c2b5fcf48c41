import { randomUUID } from 'node:crypto'
import { type EventStoreDbOptions, type LogStores, openEventStoreDb } from '@embarca/services/adapters/eventstoredb/open-eventstoredb.ts'
import { memoryData } from '@embarca/services/adapters/memory/memory-data.ts'
import type { DataStores } from '@embarca/services/kit/data.ts'
import { portEvents, portUpcasts } from '../ports/events.ts'

/** A unique prefix of stream names: equivalent to an empty server. */
export const freshSpace = () => `test-${randomUUID()}`

/** The log in EventStoreDB, all other stores in memory. */
export const esdbData = async (url: string, options: Partial<EventStoreDbOptions> = {}): Promise<DataStores & LogStores> => {
  const kinds = { eventSchemas: options.eventSchemas ?? portEvents, upcasts: options.upcasts ?? portUpcasts }
  const rest = memoryData(kinds)
  const log = await openEventStoreDb(url, { keys: rest.keys, space: freshSpace(), ...options, ...kinds })
  return { ...rest, ...log }
}
