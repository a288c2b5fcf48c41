import './kit/one-line.ts'
import { diskFiles } from '@embarca/services/adapters/disk/files.ts'
import { storedFilesIn } from '@embarca/services/adapters/disk/stored-files.ts'
import { importKeys } from '@embarca/services/adapters/mongodb/import-keys.ts'
import { s3Files } from '@embarca/services/adapters/s3/files.ts'
import { dataFiles } from '@embarca/services/adapters/sqlite/open-data.ts'
import { wrappedKeysIn, wrappedPersonKeyIn } from '@embarca/services/adapters/sqlite/wrapped-keys.ts'
import { readConfig } from '@embarca/services/config.ts'
import { bucketOf } from '@embarca/services/stores/bucket-of.ts'

// node services/dist/move-beside.js [DATA_DIR]: with the server stopped, after move-store: people's keys and uploads. May be repeated.
const { MONGODB_URL, S3_URL, S3_REGION, DATA_DIR } = readConfig()
const at = dataFiles(process.argv[2] ?? DATA_DIR)
if (!MONGODB_URL) throw new Error('MONGODB_URL: where are the keys to go?')
console.log(`${await importKeys(MONGODB_URL, wrappedKeysIn(at.keys), wrappedPersonKeyIn(at.keys))} keys were copied.`)

if (S3_URL) {
  const [from, into] = [diskFiles(at.files), await s3Files(bucketOf(S3_URL, S3_REGION, process.env))]
  let copied = 0
  for (const { size: _, sha256, ...file } of storedFilesIn(at.files)) {
    if (await into.find(file.shipperId, file.fileId)) continue
    const content = await from.read(file.shipperId, file.fileId)
    if (!content) continue
    const there = await into.put(file, content)
    if (there.sha256 !== sha256) throw new Error(`${file.name}: what arrived is not what was sent`)
    copied += 1
  }
  console.log(`${copied} files were copied.`)
}
