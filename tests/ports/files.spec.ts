import { filesSuite } from './files.ts'
import { adapters } from './stores.ts'

for (const [name, open] of Object.entries(adapters)) filesSuite(name, open)
