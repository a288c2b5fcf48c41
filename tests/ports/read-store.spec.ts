import { readStoreSuite } from './read-store.ts'
import { adapters } from './stores.ts'

for (const [name, open] of Object.entries(adapters)) readStoreSuite(name, open)
