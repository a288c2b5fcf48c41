import './kit/one-line.ts'
import { allFacts } from '@embarca/contracts/facts.ts'
import { backupFolder } from '@embarca/services/adapters/sqlite/backup.ts'
import { openData } from '@embarca/services/adapters/sqlite/open-data.ts'

// node services/dist/migrate.js [DATA_DIR]: with the server stopped. A backup is made beside the folder first.
const [folder = process.env['DATA_DIR'] ?? '.data'] = process.argv.slice(2)
const now = new Date().toISOString()
const backup = `${folder}-before-${now.slice(0, 19).replaceAll(':', '')}`
const masterKey = process.env['MASTER_KEY']
await backupFolder(folder, backup, now)
await openData(folder, { facts: allFacts, migrate: true, ...(masterKey !== undefined && { masterKey }) }).close()
console.log(`${folder} is up to date. As it was before: ${backup}`)
