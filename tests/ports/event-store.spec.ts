import { eventStoreSuite } from './event-store.ts'
import { adapters } from './stores.ts'

for (const [name, open] of Object.entries(adapters)) eventStoreSuite(name, open)
