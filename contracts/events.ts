import type { EventSchemas } from './kit/event.ts'
import { merged } from './kit/merge.ts'
import * as modules from './modules.ts'

/** Every event the product records: what the store checks and seals. */
export const allEvents: EventSchemas = merged(modules, 'events')
