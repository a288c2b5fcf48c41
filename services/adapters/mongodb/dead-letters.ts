import { reportingUnavailable } from '@embarca/projections/adapters/mongodb/unavailable.ts'
import type { Db } from 'mongodb'
import type { DeadLetter, DeadLetters } from '../../kit/dead-letters.ts'

type StoredDeadLetter = { readonly _id: string; readonly key: string; readonly first: string; readonly body: string }

/** Dead letters in a collection: the process that leads the reactions writes them, every process may read them. */
export const mongoDeadLetters = async (db: Db): Promise<DeadLetters> => {
  const deadLetters = db.collection<StoredDeadLetter>('dead_letters')
  const retries = db.collection<{ readonly _id: string }>('dead_letter_retries')
  await Promise.all([deadLetters.createIndex({ key: 1 }), deadLetters.createIndex({ first: 1, _id: 1 })])
  const oldest = { first: 1, _id: 1 } as const
  const parsed = (found: readonly StoredDeadLetter[]) => found.map(({ body }) => JSON.parse(body) as DeadLetter)
  return reportingUnavailable({
    put: async (deadLetter) => {
      const stored = { key: deadLetter.key, first: deadLetter.firstAt, body: JSON.stringify(deadLetter) }
      await deadLetters.replaceOne({ _id: deadLetter.id }, stored, { upsert: true })
    },
    remove: async (id) => void (await deadLetters.deleteOne({ _id: id })),
    list: async (limit = 1_000) => parsed(await deadLetters.find().sort(oldest).limit(limit).toArray()),
    of: async (key) => parsed(await deadLetters.find({ key }).sort(oldest).toArray()),
    count: () => deadLetters.countDocuments(),
    keys: async () => [...new Set((await deadLetters.find({}, { projection: { key: 1 } }).toArray()).map(({ key }) => key))],
    askRetry: async (key) => void (await retries.updateOne({ _id: key }, { $set: { asked: true } }, { upsert: true })),
    retries: async () => (await retries.find().toArray()).map(({ _id }) => _id),
    retried: async (key) => void (await retries.deleteOne({ _id: key })),
  } satisfies DeadLetters)
}
