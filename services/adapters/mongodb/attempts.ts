import { reportingUnavailable } from '@embarca/projections/adapters/mongodb/unavailable.ts'
import { type Db, ObjectId } from 'mongodb'
import type { Attempt, Attempts } from '../../kit/attempts.ts'

type StoredAttempt = { readonly _id: ObjectId; readonly key: string; readonly at: string; readonly body: string }

/** Refused commands in a collection, ordered by time; those of one process in the order in which it noted them. */
export const mongoAttempts = async (db: Db): Promise<Attempts> => {
  const attempts = db.collection<StoredAttempt>('attempts')
  await attempts.createIndex({ key: 1, at: 1, _id: 1 })
  await attempts.createIndex({ at: 1 })
  return reportingUnavailable({
    note: async (attempt) =>
      void (await attempts.insertOne({ _id: new ObjectId(), key: attempt.key, at: attempt.at, body: JSON.stringify(attempt) })),
    of: async (key, limit = 1_000) => {
      const latest = await attempts.find({ key }).sort({ at: -1, _id: -1 }).limit(limit).toArray()
      return latest.map(({ body }) => JSON.parse(body) as Attempt).reverse()
    },
    removeBefore: async (instant) => void (await attempts.deleteMany({ at: { $lt: instant } })),
  } satisfies Attempts)
}
