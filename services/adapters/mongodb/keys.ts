import { randomBytes } from 'node:crypto'
import { isDuplicateKey } from '@embarca/projections/adapters/mongodb/catalogue.ts'
import { asUnavailable } from '@embarca/projections/adapters/mongodb/unavailable.ts'
import { type Db, MongoBulkWriteError } from 'mongodb'
import { type KeyOrRing, unwrappedBy, wrappedBy } from '../../kit/key-ring.ts'
import { type Keys, KeysTaken } from '../../kit/keys.ts'

/** `wrapped` by the master key that `kid` names; null after the key was dropped. */
export type StoredKey = { readonly _id: string; readonly wrapped: string | null; readonly kid?: string }

const CACHE_LIMIT = 10_000

/**
 * People's keys in a collection that all processes share; unwrapped keys are cached in memory. A new key is a proposal until it is
 * settled. The number of drops shows a process with cached keys that one of them may be gone.
 */
export const mongoKeys = (db: Db, master: KeyOrRing): Keys & { settle(): Promise<void>; close(): Promise<void> } => {
  const keys = db.collection<StoredKey>('keys')
  const drops = db.collection<{ _id: string; count: number }>('key_drops')
  /** Undefined: dropped. */
  const cache = new Map<string, Buffer | undefined>()
  let proposed = new Map<string, Buffer>()
  let settling: Promise<unknown> | undefined
  let dropping: Promise<unknown> = Promise.resolve()
  let known = 0

  const keep = (subject: string, key: Buffer | undefined) => {
    if (cache.size >= CACHE_LIMIT) cache.delete(cache.keys().next().value!)
    cache.set(subject, key)
    return key
  }
  const load = async (subjects: readonly string[]) => {
    if (!subjects.length) return
    for (const { _id, wrapped, kid } of await keys.find({ _id: { $in: [...subjects] } }).toArray())
      keep(_id, wrapped === null ? undefined : unwrappedBy(master, { wrapped, kid: kid ?? null }))
  }
  const insert = async (mine: ReadonlyMap<string, Buffer>) => {
    const made = [...mine].map(([_id, key]) => ({ _id, ...wrappedBy(master, key) }) as StoredKey)
    try {
      await keys.insertMany(made, { ordered: false })
    } catch (error) {
      for (const subject of mine.keys()) cache.delete(subject)
      const failed = error instanceof MongoBulkWriteError ? [error.writeErrors].flat() : []
      if (!failed.length || !failed.every(isDuplicateKey)) throw error
      await load([...mine.keys()])
      throw new KeysTaken(`${failed.length} keys were made by another process first`)
    }
  }
  /** Data sealed with a key that is still being written is only as safe as that key, so a later call also waits for the earlier ones. */
  const settle = async (): Promise<void> => {
    const mine = proposed
    proposed = new Map()
    const run = Promise.all([settling, mine.size ? insert(mine) : undefined])
    settling = run
    try {
      await run.catch(asUnavailable)
    } finally {
      if (settling === run) settling = undefined
    }
  }
  const ready = async (subjects: Iterable<string>) => {
    const count = (await drops.findOne({ _id: 'keys' }))?.count ?? 0
    if (count !== known) cache.clear()
    known = count
    await load([...new Set(subjects)].filter((subject) => !cache.has(subject) && !proposed.has(subject)))
  }
  const forget = async (subject: string) => {
    await settling?.catch(() => {})
    await keys.updateOne({ _id: subject }, { $set: { wrapped: null } }, { upsert: true })
    await drops.updateOne({ _id: 'keys' }, { $inc: { count: 1 } }, { upsert: true })
  }

  return {
    forSealing: (subject) => {
      const given = proposed.get(subject)
      if (given) return given
      if (cache.has(subject)) return cache.get(subject)
      const key = randomBytes(32)
      proposed.set(subject, key)
      return keep(subject, key)
    },
    forOpening: (subject) => proposed.get(subject) ?? cache.get(subject),
    ready: (subjects) => ready(subjects).catch(asUnavailable),
    settle,
    drop: (subject) => {
      proposed.delete(subject)
      keep(subject, undefined)
      const dropped = forget(subject).catch(asUnavailable)
      dropping = Promise.all([dropping, dropped]).catch(() => {})
      return dropped
    },
    close: async () => void (await Promise.all([settle(), dropping])),
  }
}
