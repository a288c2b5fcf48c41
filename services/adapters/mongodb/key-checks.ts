import { isDuplicateKey } from '@embarca/projections/adapters/mongodb/catalogue.ts'
import type { Db } from 'mongodb'
import { DataRefused } from '../../kit/data-refused.ts'
import { isMasterKey, isSigningKey, keyCheck, knownMaster, signingKeyCheck } from '../../kit/key-check.ts'
import { type KeyOrRing, newestOf, ringOf, unwrappedBy, wrappedBy } from '../../kit/key-ring.ts'
import { personKeyFrom } from '../../kit/person-digest.ts'

type Signing = 'share' | 'notary'
type StoredKeyCheck = { readonly _id: 'master' | 'person' | Signing; readonly text: string; readonly kid?: string }

/** Check values by which all processes verify the keys that they must share; the first process writes them. */
export const mongoKeyChecks = (db: Db) => {
  const checks = db.collection<StoredKeyCheck>('key_checks')
  const keys = db.collection<{ _id: string; wrapped: string | null }>('keys')
  const find = async (_id: StoredKeyCheck['_id']) => (await checks.findOne({ _id }))?.text
  const insertOnce = async (_id: StoredKeyCheck['_id'], text: string) => {
    await checks.insertOne({ _id, text }).catch((error) => {
      if (!isDuplicateKey(error)) throw error
    })
  }
  const evidence = async () => {
    const check = await find('master')
    const oldest = check === undefined ? (await keys.findOne({ wrapped: { $ne: null } }))?.wrapped : undefined
    return { check, oldest: oldest ?? undefined }
  }
  /** Verifies the master key; returns whether there was anything to verify it against. */
  const recognise = async (master: KeyOrRing): Promise<boolean> => {
    const { check, oldest } = await evidence()
    if (!isMasterKey(master, { check, oldest }))
      throw new DataRefused('MASTER_KEY is not the key that seals the keys of people in MONGODB_URL: set the one that was used before')
    return (check ?? oldest) !== undefined
  }

  const replace = async (_id: StoredKeyCheck['_id'], text: string, kid?: string): Promise<void> => {
    await checks.updateOne({ _id }, { $set: { text, ...(kid !== undefined && { kid }) } }, { upsert: true })
  }
  const putPersonKey = (master: KeyOrRing, key: Buffer): Promise<void> => {
    const { wrapped, kid } = wrappedBy(master, key)
    return replace('person', wrapped, kid)
  }

  return {
    replace,
    putPersonKey,
    /** The key of `personDigest`: derived from the first master key; stored from the first change of the master key on. */
    personKey: async (master: KeyOrRing): Promise<Buffer> => {
      const stored = await checks.findOne({ _id: 'person' })
      if (stored) return unwrappedBy(master, { wrapped: stored.text, kid: stored.kid ?? null })
      const key = personKeyFrom(knownMaster(master, await evidence()) ?? newestOf(master))
      if (ringOf(master).length > 1) await putPersonKey(master, key)
      return key
    },
    /** Throws when people's keys are wrapped by another master key; false when there are no keys and no check value yet. */
    recognise,
    /** Two processes may write their check value at the same time: the first one counts. */
    keepMaster: async (master: KeyOrRing): Promise<void> => {
      await insertOnce('master', keyCheck(knownMaster(master, await evidence()) ?? master))
      await recognise(master)
    },
    /** Throws when other processes sign with a key other than the one that `setting` names. */
    keepSigning: async (name: Signing, setting: string, keys: KeyOrRing): Promise<void> => {
      await insertOnce(name, signingKeyCheck(newestOf(keys)))
      if (!isSigningKey(keys, (await find(name)) ?? ''))
        throw new DataRefused(
          `${setting} is not the key that was used before: set that one; where it is lost, remove "${name}" from the collection key_checks in MONGODB_URL, and what it signed no longer counts`,
        )
    },
  }
}
export type KeyChecks = ReturnType<typeof mongoKeyChecks>
