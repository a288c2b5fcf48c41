import type { EventSchemas } from './kit/event.ts'
import { merged } from './kit/merge.ts'
import type { Upcasts } from './kit/upcast.ts'
import * as modules from './modules.ts'

/** Every event the product records: what the store checks and seals. */
export const allEvents: EventSchemas = merged(modules, 'events')
/** How data of older versions of these events is made current. */
export const allUpcasts: Upcasts = merged(modules, 'upcasts')
/** Both, as every store of the log takes them. */
export const productEvents = { eventSchemas: allEvents, upcasts: allUpcasts } as const
