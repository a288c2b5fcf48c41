import { isDuplicateKey } from '@embarca/projections/adapters/mongodb/catalogue.ts'
import { connectMongo } from '@embarca/projections/adapters/mongodb/connect.ts'
import { MongoBulkWriteError } from 'mongodb'
import type { WrappedKey } from '../sqlite/wrapped-keys.ts'

/** Imports wrapped keys of people unchanged: the master key that wrapped them becomes the cluster's. Existing keys stay. */
export const importKeys = async (url: string, keys: readonly WrappedKey[]): Promise<number> => {
  const { db, close } = await connectMongo(url)
  try {
    if (keys.length === 0) return 0
    const made = keys.map(({ subject, wrapped }) => ({ _id: subject, wrapped }))
    const stored = db.collection<{ _id: string; wrapped: string | null }>('keys')
    return await stored.insertMany(made, { ordered: false }).then(
      ({ insertedCount }) => insertedCount,
      (error) => {
        const failed = error instanceof MongoBulkWriteError ? [error.writeErrors].flat() : []
        if (!failed.length || !failed.every(isDuplicateKey)) throw error
        return keys.length - failed.length
      },
    )
  } finally {
    await close()
  }
}
