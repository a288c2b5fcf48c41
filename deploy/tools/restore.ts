import './kit/one-line.ts'
import { forgottenIn } from '@embarca/services/adapters/disk/forgotten-list.ts'
import { restoreFolder } from '@embarca/services/adapters/sqlite/backup.ts'
import { keysIn } from '@embarca/services/adapters/sqlite/data-files.ts'
import { readConfig } from '@embarca/services/config.ts'
import { forgetAgain } from '@embarca/services/kit/forget-again.ts'
import { openStores } from '@embarca/services/stores/open-stores.ts'

// node services/dist/restore.js BACKUP [DATA_DIR] --forgotten LIST: into a folder that is empty or not there. LIST: who was ever forgotten
// (FORGOTTEN_LIST, by default notary/forgotten.jsonl of the lost folder), or `none`.
const given = process.argv.slice(2)
const at = given.indexOf('--forgotten')
const [, list] = at < 0 ? [] : given.splice(at, 2)
const [backup, folder = process.env['DATA_DIR'] ?? '.data'] = given
if (backup === undefined || list === undefined) {
  console.error(
    'Which backup, and who was forgotten? node services/dist/restore.js BACKUP [DATA_DIR] --forgotten LIST (or none): a backup knows nobody who was forgotten after it',
  )
  process.exit(1)
}
const people = list === 'none' ? [] : forgottenIn(list)
const { at: made, head } = await restoreFolder(backup, folder, keysIn(process.env))
const env = { ...process.env, DATA_DIR: folder }
const { data } = await openStores(readConfig(env), env)
const again = await forgetAgain(data, { people, now: new Date().toISOString() })
await data.close()
const log = head === undefined ? 'its log as ESDB_URL has it' : `the log up to position ${head}`
console.log(`${folder} is as it was at ${made}, ${log}; ${again} people were forgotten again.`)
