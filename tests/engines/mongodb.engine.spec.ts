import { randomUUID } from 'node:crypto'
import { connectMongo } from '@embarca/projections/adapters/mongodb/connect.ts'
import { mongoReadStore } from '@embarca/projections/adapters/mongodb/read-store.ts'
import { afterAll, describe } from 'vitest'
import { readStoreSuite } from '../ports/read-store.ts'
import { mongoServers } from './start/mongo-servers.ts'

for (const { start } of await mongoServers()) {
  const engine = await start()
  describe(`${engine.name} ${engine.version}`, () => {
    afterAll(() => engine.stop())
    readStoreSuite('MongoDB', async () => {
      const { db, close } = await connectMongo(engine.url.replace(/\/?$/, `/port-${randomUUID()}`))
      const views = await mongoReadStore(db)
      return {
        views,
        close: async () => {
          await views.close()
          await db.dropDatabase()
          await close()
        },
      }
    })
  })
}
