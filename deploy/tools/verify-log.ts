import './kit/one-line.ts'
import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { headsIn, notaryFiles } from '@embarca/services/adapters/disk/heads-file.ts'
import { isLogElsewhere } from '@embarca/services/adapters/disk/log-elsewhere.ts'
import { temporaryHeads } from '@embarca/services/adapters/disk/temporary-heads.ts'
import { migrationTarget } from '@embarca/services/adapters/eventstoredb/migration-target.ts'
import { dataFiles } from '@embarca/services/adapters/sqlite/open-data.ts'
import { storedEvents } from '@embarca/services/adapters/sqlite/stored-events.ts'
import { verificationFile } from '@embarca/services/adapters/sqlite/verification-file.ts'
import { readConfig } from '@embarca/services/config.ts'
import { describeVerification, type StoredEvent, verifier } from '@embarca/services/kit/verify-log.ts'
import { headsInBucket } from '@embarca/services/stores/head-copies.ts'

// node services/dist/verify-log.js [--full] [--bucket] [--checkpoint FILE] [DATA_DIR [HEADS PUBLIC_KEY]]
// node services/dist/verify-log.js [--full] [--checkpoint FILE] ESDB_URL HEADS PUBLIC_KEY: the log of a cluster. Of a DATA_DIR whose log
// is in EventStoreDB, that log is read at ESDB_URL.
// --bucket: the log must also be the one of which heads were copied to the bucket of S3_URL.
// Continues after the events that an earlier run verified, also after one that was killed; --full begins again. Heads, and a FILE,
// stored where the server cannot write are better evidence.
const { values, positionals } = parseArgs({
  options: { full: { type: 'boolean', default: false }, checkpoint: { type: 'string' }, bucket: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [place = process.env['DATA_DIR'] ?? '.data', heads = notaryFiles(place).heads, publicKey = notaryFiles(place).publicKey] = positionals
const where = isLogElsewhere(place) ? readConfig().ESDB_URL : place
if (where === undefined) throw new Error(`The log of ${place} is in an EventStoreDB: set ESDB_URL`)
const isInEsdb = where.startsWith('esdb')
const checkpoint = values.checkpoint ?? (isInEsdb ? join(dirname(heads), 'verified.sqlite') : dataFiles(where).verified)
const key = createPublicKey(readFileSync(publicKey))
const PROGRESS_EVERY = 500_000

const progress = verificationFile(checkpoint, { fromStart: values.full })
const bucket = values.bucket ? headsInBucket(readConfig(), process.env) : undefined
if (values.bucket && !bucket) throw new Error('S3_URL names the bucket with the copies: set it')
const copied = bucket && (await temporaryHeads(bucket.list()))
const check = verifier(headsIn(heads), key, progress, copied && { copies: copied.heads() })
const take = (event: StoredEvent) => {
  check.take(event)
  if (event.position % PROGRESS_EVERY === PROGRESS_EVERY - 1) console.error(`${event.position + 1} events …`)
}
const { before } = progress
if (isInEsdb) {
  const server = migrationTarget(where, { foreign: check.takeForeign })
  const from = before?.place === undefined ? undefined : { position: before.position, place: before.place }
  for await (const event of server.events(from)) take(event)
  await server.close()
} else for (const event of storedEvents(dataFiles(where).log, before?.position)) take(event)
const result = check.result()
progress.close()
copied?.close()
for (const line of describeVerification(result)) console.log(line)
process.exitCode = result.findings.length ? 1 : 0
