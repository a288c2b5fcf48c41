import './kit/one-line.ts'
import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { notaryFiles, readHeads } from '@embarca/services/adapters/disk/heads-file.ts'
import { dataFiles } from '@embarca/services/adapters/sqlite/open-data.ts'
import { storedFacts } from '@embarca/services/adapters/sqlite/stored-facts.ts'
import { inWords, verifyLog } from '@embarca/services/kit/verify-log.ts'

// node services/dist/verify-log.js [DATA_DIR [HEADS PUBLIC_KEY]]: heads kept elsewhere are the better witness.
const [folder = process.env['DATA_DIR'] ?? '.data', heads = notaryFiles(folder).heads, publicKey = notaryFiles(folder).publicKey] =
  process.argv.slice(2)
const signed = readHeads(heads)
const verdict = verifyLog(storedFacts(dataFiles(folder).log), signed, createPublicKey(readFileSync(publicKey)))
for (const line of inWords(verdict)) console.log(line)
process.exitCode = verdict.findings.length ? 1 : 0
