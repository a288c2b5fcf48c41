import { isDuplicateKey } from '@embarca/projections/adapters/mongodb/catalogue.ts'
import type { Db } from 'mongodb'
import { DataRefused } from '../../kit/data-refused.ts'
import { isMasterKey, keyCheck, signingKeyCheck } from '../../kit/key-check.ts'

type Signing = 'share' | 'notary'
type StoredKeyCheck = { readonly _id: 'master' | Signing; readonly text: string }

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
  /** Verifies the master key; returns whether there was anything to verify it against. */
  const recognise = async (master: Buffer): Promise<boolean> => {
    const check = await find('master')
    const oldest = check === undefined ? (await keys.findOne({ wrapped: { $ne: null } }))?.wrapped : undefined
    if (!isMasterKey(master, { check, oldest: oldest ?? undefined }))
      throw new DataRefused('MASTER_KEY is not the key that seals the keys of people in MONGODB_URL: set the one that was used before')
    return (check ?? oldest) !== undefined
  }

  return {
    /** Throws when people's keys are wrapped by another master key; false when there are no keys and no check value yet. */
    recognise,
    /** Two processes may write their check value at the same time: the first one counts. */
    keepMaster: async (master: Buffer): Promise<void> => {
      await insertOnce('master', keyCheck(master))
      await recognise(master)
    },
    /** Throws when other processes sign with a key other than the one that `setting` names. */
    keepSigning: async (name: Signing, setting: string, secret: Buffer): Promise<void> => {
      const text = signingKeyCheck(secret)
      await insertOnce(name, text)
      if ((await find(name)) !== text)
        throw new DataRefused(
          `${setting} is not the key that was used before: set that one; where it is lost, remove "${name}" from the collection key_checks in MONGODB_URL, and what it signed no longer counts`,
        )
    },
  }
}
export type KeyChecks = ReturnType<typeof mongoKeyChecks>
