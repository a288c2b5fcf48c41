import { connectMongo } from '@embarca/projections/adapters/mongodb/connect.ts'
import type { Engine } from './engine.ts'
import { startFerret } from './ferretdb.ts'
import { type FoundEngine, find, JAVA } from './find.ts'
import { startMongoJava } from './mongodb.ts'

const running = async (url: string): Promise<Engine> => {
  const { db, close } = await connectMongo(url)
  const { version } = await db.admin().serverInfo()
  await close()
  const nothing = async () => {}
  return { name: 'MongoDB', version: String(version), url, stop: nothing, kill: nothing }
}

/** Servers for MongoDB's protocol: the one at `MONGODB_URL` alone, or two reimplementations, because one could share our mistakes. */
export const mongoServers = async (): Promise<readonly FoundEngine<Engine>[]> => {
  const address = { variable: 'MONGODB_URL', use: running }
  const first = await find('MongoDB', { address, served: { needs: JAVA, start: () => startMongoJava() } })
  if (process.env['MONGODB_URL']) return first ? [first] : []
  const second = await find('MongoDB, a second opinion', { address, served: { needs: [['go', 'version']], start: startFerret } })
  return [first, second].filter((one) => one !== undefined)
}
