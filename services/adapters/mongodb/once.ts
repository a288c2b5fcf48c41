import { isDuplicateKey } from '@embarca/projections/adapters/mongodb/catalogue.ts'
import type { Db } from 'mongodb'

type StoredUse = { readonly _id: string; readonly until: Date }

/** True for the first caller of a name among all processes; a name expires some time after `seconds`. */
export const mongoOnce = async (db: Db) => {
  const names = db.collection<StoredUse>('once')
  // A server without TTL indexes (FerretDB) keeps expired names, which only take up space.
  await names.createIndex({ until: 1 }, { expireAfterSeconds: 0 }).catch(() => {})
  return async (name: string, seconds: number): Promise<boolean> => {
    try {
      await names.insertOne({ _id: name, until: new Date(Date.now() + seconds * 1_000) })
      return true
    } catch (error) {
      if (isDuplicateKey(error)) return false
      throw error
    }
  }
}
