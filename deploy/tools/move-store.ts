import './kit/one-line.ts'
import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { headsIn, notaryFiles } from '@embarca/services/adapters/disk/heads-file.ts'
import { migrationTarget } from '@embarca/services/adapters/eventstoredb/migration-target.ts'
import { migrationSource } from '@embarca/services/adapters/sqlite/migration-source.ts'
import { temporaryVerification } from '@embarca/services/adapters/sqlite/verification-file.ts'
import { moveLog } from '@embarca/services/kit/move-log.ts'
import { describeVerification, verifier } from '@embarca/services/kit/verify-log.ts'

// node services/dist/move-store.js ESDB_URL [DATA_DIR]: with the server stopped. After an interruption, the same command continues.
const [url = process.env['ESDB_URL'], folder = process.env['DATA_DIR'] ?? '.data'] = process.argv.slice(2)
if (url === undefined) {
  console.error('Where to? node services/dist/move-store.js ESDB_URL [DATA_DIR]')
  process.exit(1)
}
const from = migrationSource(folder)
const into = migrationTarget(url)
const { there, added } = await moveLog(from, into, (count) => console.log(`${count} facts …`))
console.log(`${there} facts were there already, ${added} were copied.`)

const { heads, publicKey } = notaryFiles(folder)
const progress = temporaryVerification()
const check = verifier(headsIn(heads), createPublicKey(readFileSync(publicKey)), progress)
for await (const event of into.events()) check.take(event)
const result = check.result()
progress.close()
for (const line of describeVerification(result)) console.log(line)
console.log(
  "Only the log was copied: people's keys, accounts and files follow as deploy/README.md says; views and deadlines are made from the log.",
)
await into.close()
from.close()
process.exitCode = result.findings.length ? 1 : 0
