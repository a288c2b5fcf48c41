import { connectMongo } from '@embarca/projections/adapters/mongodb/connect.ts'
import type { Engine } from './engine.ts'
import { fetchFerret, startFerret } from './ferretdb.ts'
import { type FoundEngine, find } from './find.ts'
import { mongoInDocker } from './in-docker.ts'
import { servedMongo } from './mongodb.ts'

const running = async (url: string): Promise<Engine> => {
  const { db, close } = await connectMongo(url)
  const { version } = await db.admin().serverInfo()
  await close()
  const nothing = async () => {}
  return { name: 'MongoDB', version: String(version), url, stop: nothing, kill: nothing }
}

/** Servers for MongoDB's protocol: MongoDB itself alone, at `MONGODB_URL` or in Docker, or two reimplementations, because one could share our mistakes. */
export const mongoServers = async (): Promise<readonly FoundEngine<Engine>[]> => {
  const address = { variable: 'MONGODB_URL', use: running }
  const first = await find('MongoDB', {
    address,
    docker: mongoInDocker,
    served: servedMongo,
  })
  if (first?.isReal) return [first]
  const second = await find('MongoDB, a second opinion', { served: { needs: [['go', 'version']], fetch: fetchFerret, start: startFerret } })
  return [first, second].filter((one) => one !== undefined)
}
