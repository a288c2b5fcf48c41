import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { diskFiles } from '@embarca/services/adapters/disk/files.ts'
import { storedFilesIn } from '@embarca/services/adapters/disk/stored-files.ts'
import { importKeys } from '@embarca/services/adapters/mongodb/import-keys.ts'
import { openMongo } from '@embarca/services/adapters/mongodb/open-mongo.ts'
import { sqliteKeys } from '@embarca/services/adapters/sqlite/keys.ts'
import { wrappedKeysIn } from '@embarca/services/adapters/sqlite/wrapped-keys.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from '../ports/stores.ts'
import type { Engine } from './start/engine.ts'
import { dropDatabase, freshDatabase } from './start/mongo-databases.ts'
import { mongoServers } from './start/mongo-servers.ts'
import { describeOn } from './start/suite.ts'

const [found] = await mongoServers()
const master = Buffer.alloc(32, 5)

describeOn('data other than the log that moves to a cluster', { MongoDB: found }, () => {
  const folder = temporaryFolder()
  let engine: Engine
  beforeAll(async () => void (engine = await found!.start()))
  afterAll(async () => {
    await engine.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('keys of persons open there what they sealed here; a dropped key stays dropped; repeating the move changes nothing', async () => {
    const file = join(folder, 'keys.sqlite')
    const here = sqliteKeys(file, master)
    const key = here.forSealing('ana')
    here.forSealing('rui')
    here.drop('rui')
    here.close()
    const url = freshDatabase(engine)
    expect([await importKeys(url, wrappedKeysIn(file)), await importKeys(url, wrappedKeysIn(file))]).toEqual([2, 0])
    const { keys, close } = await openMongo({ url, masterKey: master })
    await keys.ready?.(['ana', 'rui'])
    expect([keys.forOpening('ana'), keys.forOpening('rui')]).toEqual([key, undefined])
    await close()
    await dropDatabase(url)
  })

  it('every upload is found with its metadata', async () => {
    const files = diskFiles(join(folder, 'files'))
    const about = { shipperId: 's1', name: 'canhoto.png', type: 'image/png', at: '2026-11-21T12:00:00.000Z', by: 'ana' }
    for (const fileId of ['f1', 'f2', 'f3']) await files.put({ ...about, fileId }, Buffer.from(fileId))
    await files.remove('s1', 'f2')
    expect([...storedFilesIn(join(folder, 'files'))].map(({ fileId }) => fileId).sort()).toEqual(['f1', 'f3'])
  })
})
