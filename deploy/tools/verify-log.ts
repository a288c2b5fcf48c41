import './kit/one-line.ts'
import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { notaryFiles, readHeads } from '@embarca/services/adapters/disk/heads-file.ts'
import { migrationTarget } from '@embarca/services/adapters/eventstoredb/migration-target.ts'
import { dataFiles } from '@embarca/services/adapters/sqlite/open-data.ts'
import { storedEvents } from '@embarca/services/adapters/sqlite/stored-events.ts'
import { describeVerification, verifier } from '@embarca/services/kit/verify-log.ts'

// node services/dist/verify-log.js [DATA_DIR [HEADS PUBLIC_KEY]]: heads stored elsewhere are better evidence.
// node services/dist/verify-log.js ESDB_URL HEADS PUBLIC_KEY: the log of a cluster.
const [where = process.env['DATA_DIR'] ?? '.data', heads = notaryFiles(where).heads, publicKey = notaryFiles(where).publicKey] =
  process.argv.slice(2)
const check = verifier(readHeads(heads), createPublicKey(readFileSync(publicKey)))
if (where.startsWith('esdb')) {
  const server = migrationTarget(where, { foreign: check.takeForeign })
  for await (const event of server.events()) check.take(event)
  await server.close()
} else for (const event of storedEvents(dataFiles(where).log)) check.take(event)
const result = check.result()
for (const line of describeVerification(result)) console.log(line)
process.exitCode = result.findings.length ? 1 : 0
