import './kit/one-line.ts'
import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { notaryFiles, readHeads } from '@embarca/services/adapters/disk/heads-file.ts'
import { movingIn } from '@embarca/services/adapters/eventstoredb/moving-in.ts'
import { dataFiles } from '@embarca/services/adapters/sqlite/open-data.ts'
import { storedFacts } from '@embarca/services/adapters/sqlite/stored-facts.ts'
import { inWords, verifier } from '@embarca/services/kit/verify-log.ts'

// node services/dist/verify-log.js [DATA_DIR [HEADS PUBLIC_KEY]]: heads kept elsewhere are the better witness.
// node services/dist/verify-log.js ESDB_URL HEADS PUBLIC_KEY: the log of a cluster.
const [where = process.env['DATA_DIR'] ?? '.data', heads = notaryFiles(where).heads, publicKey = notaryFiles(where).publicKey] =
  process.argv.slice(2)
const check = verifier(readHeads(heads), createPublicKey(readFileSync(publicKey)))
if (where.startsWith('esdb')) {
  const server = movingIn(where)
  for await (const fact of server.facts()) check.take(fact)
  await server.close()
} else for (const fact of storedFacts(dataFiles(where).log)) check.take(fact)
const verdict = check.verdict()
for (const line of inWords(verdict)) console.log(line)
process.exitCode = verdict.findings.length ? 1 : 0
