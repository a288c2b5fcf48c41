import { type Db, MongoClient, MongoServerError } from 'mongodb'

const SECOND = 1_000
const DATABASE = 'embarca'
const REFUSED = new Set([13, 18, 8000])

/** Connects to the URL's database, by default `embarca`. A majority holds acknowledged writes. Throws one line that says what is wrong. */
export const connectMongo = async (url: string): Promise<{ readonly db: Db; readonly close: () => Promise<void> }> => {
  const wrong = (why: string): Error => new Error(`MONGODB_URL ${withoutPassword(url)}: ${why}`)
  let client: MongoClient
  try {
    client = new MongoClient(url, {
      appName: 'embarca',
      writeConcern: { w: 'majority', journal: true },
      readConcern: { level: 'majority' },
      readPreference: 'primary',
      serverSelectionTimeoutMS: 3 * SECOND,
      connectTimeoutMS: 3 * SECOND,
      socketTimeoutMS: 20 * SECOND,
      maxPoolSize: 20,
    })
  } catch (error) {
    throw wrong((error as Error).message)
  }
  try {
    await client.connect()
    const { pathname } = new URL(url.replace(/,[^/]*/, ''))
    const db = client.db(pathname.length > 1 ? undefined : DATABASE)
    await db.command({ ping: 1 })
    return { db, close: () => client.close() }
  } catch (error) {
    await client.close()
    throw wrong(reasonOf(error as Error))
  }
}

const reasonOf = (error: Error): string => {
  if (!(error instanceof MongoServerError)) return `nobody answers there (${error.message})`
  return REFUSED.has(Number(error.code))
    ? `the name or the password is refused (${error.message})`
    : `the server there refuses: ${error.message}`
}

const withoutPassword = (url: string) => url.replace(/\/\/[^@/]*@/, '//')
