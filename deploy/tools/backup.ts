import './kit/one-line.ts'
import { backupFolder } from '@embarca/services/adapters/sqlite/backup.ts'
import { keysIn } from '@embarca/services/adapters/sqlite/data-files.ts'

// node services/dist/backup.js TARGET [DATA_DIR]: the server may be running.
const now = new Date().toISOString()
const [target = `backup-${now.slice(0, 19).replaceAll(':', '')}`, folder = process.env['DATA_DIR'] ?? '.data'] = process.argv.slice(2)
const { head, files } = await backupFolder(folder, target, now, keysIn(process.env))
const log = head === undefined ? 'without the log, which is in ESDB_URL' : `the log up to position ${head}`
console.log(`${target}: ${Object.keys(files).length} files, ${log}. It holds the keys of people: keep it as safe as the data.`)
