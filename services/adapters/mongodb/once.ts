import { isTaken } from '@embarca/projections/adapters/mongodb/catalogue.ts'
import type { Db } from 'mongodb'

type StoredUse = { readonly _id: string; readonly until: Date }

/** True for whoever asks first for a name, in any process; names are forgotten some time after so many seconds. */
export const mongoOnce = async (db: Db) => {
  const names = db.collection<StoredUse>('once')
  // Where a server takes nothing away by itself (FerretDB), names only take up room.
  await names.createIndex({ until: 1 }, { expireAfterSeconds: 0 }).catch(() => {})
  return async (name: string, seconds: number): Promise<boolean> => {
    try {
      await names.insertOne({ _id: name, until: new Date(Date.now() + seconds * 1_000) })
      return true
    } catch (error) {
      if (isTaken(error)) return false
      throw error
    }
  }
}
