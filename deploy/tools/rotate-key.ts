import './kit/one-line.ts'
import { readConfig } from '@embarca/services/config.ts'
import { ROTATED, type RotatedKey, rotateKey } from '@embarca/services/rotate-key.ts'

// node services/dist/rotate-key.js master|share|notary|signing [DATA_DIR]: a folder with the server stopped; a cluster while it runs with
// NEW,OLD in the setting, with the settings of any process (notary: where the relay's heads are). deploy/runbooks/keys.md has the steps.
const [what, folder] = process.argv.slice(2)
if (!ROTATED.some((one) => one === what)) {
  console.error(`Which key? node services/dist/rotate-key.js ${ROTATED.join('|')} [DATA_DIR]`)
  process.exit(1)
}
const env = { ...process.env, ...(folder !== undefined && { DATA_DIR: folder }) }
for (const line of await rotateKey(what as RotatedKey, { config: readConfig(env), env, now: new Date().toISOString() })) console.log(line)
