import { isDuplicateKey } from '@embarca/projections/adapters/mongodb/catalogue.ts'
import { connectMongo } from '@embarca/projections/adapters/mongodb/connect.ts'
import { MongoBulkWriteError } from 'mongodb'
import type { Wrapped } from '../../kit/key-ring.ts'
import type { WrappedKey } from '../sqlite/wrapped-keys.ts'
import { mongoKeyChecks } from './key-checks.ts'
import type { StoredKey } from './keys.ts'

/**
 * Imports wrapped keys of people unchanged: the master key that wrapped them becomes the cluster's. Existing keys stay. `person`: the key
 * of people's digests, where the folder's master key was changed.
 */
export const importKeys = async (url: string, keys: readonly WrappedKey[], person?: Wrapped): Promise<number> => {
  const { db, close } = await connectMongo(url)
  try {
    if (person) await mongoKeyChecks(db).replace('person', person.wrapped, person.kid ?? undefined)
    if (keys.length === 0) return 0
    const made = keys.map(({ subject, wrapped, kid }) => ({ _id: subject, wrapped, ...(kid && { kid }) }))
    const stored = db.collection<StoredKey>('keys')
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
