import { deadLettersSuite } from './dead-letters.ts'
import { adapters } from './stores.ts'

for (const [name, open] of Object.entries(adapters)) deadLettersSuite(name, open)
