import { attemptsSuite, keysSuite } from './keys.ts'
import { adapters } from './stores.ts'

for (const [name, open] of Object.entries(adapters)) {
  keysSuite(name, open)
  attemptsSuite(name, open)
}
