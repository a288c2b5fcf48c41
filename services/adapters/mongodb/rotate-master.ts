import type { Db } from 'mongodb'
import { keyCheck } from '../../kit/key-check.ts'
import { type KeyRing, keyIdOf, unwrappedBy, wrappedBy } from '../../kit/key-ring.ts'
import { mongoKeyChecks } from './key-checks.ts'
import type { StoredKey } from './keys.ts'

const AT_ONCE = 500

/**
 * Wraps every key of people by the newest master key of the ring, while processes run that have the whole ring. A key that is dropped
 * meanwhile stays dropped. Repeatable after an interruption. Returns how many were wrapped.
 */
export const rotateMasterOn = async (db: Db, ring: KeyRing): Promise<number> => {
  const checks = mongoKeyChecks(db)
  await checks.recognise(ring)
  const person = await checks.personKey(ring)
  const keys = db.collection<StoredKey>('keys')
  const newest = keyIdOf(ring[0])
  let count = 0
  for (;;) {
    const some = await keys
      .find({ wrapped: { $ne: null }, kid: { $ne: newest } })
      .limit(AT_ONCE)
      .toArray()
    if (some.length === 0) break
    await keys.bulkWrite(
      some.map(({ _id, wrapped, kid }) => ({
        // Only what was read is replaced: a person who is forgotten in between has no key.
        updateOne: {
          filter: { _id, wrapped },
          update: { $set: wrappedBy(ring, unwrappedBy(ring, { wrapped: wrapped!, kid: kid ?? null })) },
        },
      })),
      { ordered: false },
    )
    count += some.length
  }
  await checks.putPersonKey(ring, person)
  await checks.replace('master', keyCheck(ring))
  return count
}
