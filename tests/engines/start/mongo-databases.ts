import { randomBytes, randomUUID } from 'node:crypto'
import { connectMongo } from '@embarca/projections/adapters/mongodb/connect.ts'
import { memoryData } from '@embarca/services/adapters/memory/memory-data.ts'
import { openMongo } from '@embarca/services/adapters/mongodb/open-mongo.ts'
import type { DataStores } from '@embarca/services/kit/data.ts'
import { portEvents, portUpcasts } from '../../ports/events.ts'
import type { Engine } from './engine.ts'

/** The address of a new database on the server, keeping the other parts of the address. */
export const freshDatabase = ({ url }: Pick<Engine, 'url'>): string => {
  const [, server, settings = ''] = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?(\?.*)?$/.exec(url) ?? []
  if (!server) throw new Error(`${url} is no address of a MongoDB`)
  return `${server}/t-${randomUUID()}${settings}`
}

export const dropDatabase = async (url: string): Promise<void> => {
  const { db, close } = await connectMongo(url)
  await db.dropDatabase()
  await close()
}

/** The stores of a process with the MongoDB adapters; the rest is in memory. */
export const mongoData = async (engine: Engine): Promise<DataStores> => {
  const url = freshDatabase(engine)
  const { close, leases: _, ...stores } = await openMongo({ url, masterKey: randomBytes(32) })
  const rest = memoryData({ eventSchemas: portEvents, upcasts: portUpcasts })
  return {
    ...rest,
    ...stores,
    close: async () => {
      await close()
      await dropDatabase(url)
      await rest.close()
    },
  }
}
