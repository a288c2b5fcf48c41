import './kit/one-line.ts'
import { productEvents } from '@embarca/contracts/events.ts'
import { isLogElsewhere } from '@embarca/services/adapters/disk/log-elsewhere.ts'
import { backupFolder } from '@embarca/services/adapters/sqlite/backup.ts'
import { checkFolder } from '@embarca/services/adapters/sqlite/check-folder.ts'
import { keysIn } from '@embarca/services/adapters/sqlite/data-files.ts'
import { refuseMissingFolder } from '@embarca/services/adapters/sqlite/inspect-folder.ts'
import { lockFolder } from '@embarca/services/adapters/sqlite/lock.ts'
import { openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { readConfig } from '@embarca/services/config.ts'
import { openStores } from '@embarca/services/stores/open-stores.ts'

// node services/dist/migrate.js [DATA_DIR]: with the server stopped. A backup is made next to the folder first.
const [folder = process.env['DATA_DIR'] ?? '.data'] = process.argv.slice(2)
const now = new Date().toISOString()
const backup = `${folder}-before-${now.slice(0, 19).replaceAll(':', '')}`
const keys = keysIn(process.env)
refuseMissingFolder(folder)
lockFolder(folder)()
if (isLogElsewhere(folder)) {
  const env = { ...process.env, DATA_DIR: folder }
  await backupFolder(folder, backup, now, keys)
  await (await openStores(readConfig(env), env, { migrate: true })).data.close()
} else {
  checkFolder(folder, { ...keys, migrate: true, aheadOfLog: 'refuse' })
  await backupFolder(folder, backup, now, keys)
  await openData(folder, { ...productEvents, migrate: true, ...keys }).close()
}
console.log(`${folder} is up to date. As it was before: ${backup}`)
