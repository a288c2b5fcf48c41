import './kit/one-line.ts'
import { restoreFolder } from '@embarca/services/adapters/sqlite/backup.ts'
import { keysIn } from '@embarca/services/adapters/sqlite/data-files.ts'

// node services/dist/restore.js BACKUP [DATA_DIR]: into a folder that is empty or not there.
const [backup, folder = process.env['DATA_DIR'] ?? '.data'] = process.argv.slice(2)
if (backup === undefined) {
  console.error('Which backup? node services/dist/restore.js BACKUP [DATA_DIR]')
  process.exit(1)
}
const { at, head } = await restoreFolder(backup, folder, keysIn(process.env))
console.log(`${folder} is as it was at ${at}, the log up to position ${head}. Forget again everyone who was forgotten since.`)
