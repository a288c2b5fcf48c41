import { adapters } from './stores.ts'
import { timersSuite } from './timers.ts'

for (const [name, open] of Object.entries(adapters)) timersSuite(name, open)
