import { feedSuite } from './feed.ts'
import { adapters } from './stores.ts'

for (const [name, open] of Object.entries(adapters)) feedSuite(name, open)
