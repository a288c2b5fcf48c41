import { BEFORE_ALL, type Position } from '@embarca/contracts/kit/position.ts'
import { reportingUnavailable } from '@embarca/projections/adapters/mongodb/unavailable.ts'
import type { AnyBulkWriteOperation, Db } from 'mongodb'
import type { Timer, Timers } from '../../kit/timers.ts'

type StoredTimer = { readonly _id: string; readonly due: string; readonly body: string }

/** Deadlines in a collection that every process may add to; the process that leads the reactions polls it. */
export const mongoTimers = async (db: Db): Promise<Timers> => {
  const timers = db.collection<StoredTimer>('timers')
  const positions = db.collection<{ _id: string; position: Position }>('timers_heard')
  await timers.createIndex({ due: 1, _id: 1 })
  let waiting: AnyBulkWriteOperation<StoredTimer>[] = []
  let writing: Promise<void> | undefined

  const write = async () => {
    const changes = waiting
    waiting = []
    writing = undefined
    await timers.bulkWrite(changes)
  }
  /** Changes of one event loop turn are written in bulk: a thousand auctions that end in the same second need few messages. */
  const enqueue = (change: AnyBulkWriteOperation<StoredTimer>): Promise<void> => {
    waiting.push(change)
    writing ??= new Promise((resolve) => setImmediate(resolve)).then(write)
    return writing
  }
  const earliest = { due: 1, _id: 1 } as const
  return reportingUnavailable({
    set: (timer) => {
      const stored = { due: timer.due, body: JSON.stringify(timer) }
      return enqueue({ replaceOne: { filter: { _id: timer.id }, replacement: stored, upsert: true } })
    },
    cancel: (id) => enqueue({ deleteOne: { filter: { _id: id } } }),
    due: async (now, limit = 100) => {
      const found = await timers
        .find({ due: { $lte: now } })
        .sort(earliest)
        .limit(limit)
        .toArray()
      return found.map(({ body }) => JSON.parse(body) as Timer)
    },
    next: async () => (await timers.find().sort(earliest).limit(1).toArray())[0]?.due,
    reached: async () => (await positions.findOne({ _id: 'reactions' }))?.position ?? BEFORE_ALL,
    reach: async (position) => void (await positions.updateOne({ _id: 'reactions' }, { $set: { position } }, { upsert: true })),
    isNew: async () => (await positions.findOne({ _id: 'reactions' })) === null,
  } satisfies Timers)
}
