import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { dataDir, holdsMore } from './kit/places.mjs'

if (holdsMore(dataDir)) {
  console.error(`DATA_DIR is ${dataDir}: emptying it would take more than Embarca's data. Nothing was removed.`)
  process.exit(1)
}
for (const name of existsSync(dataDir) ? readdirSync(dataDir) : []) rmSync(join(dataDir, name), { recursive: true, force: true })
console.log(`${dataDir} is empty.`)
