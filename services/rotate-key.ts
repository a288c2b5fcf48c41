import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { connectMongo } from '@embarca/projections/adapters/mongodb/connect.ts'
import { latestHeads, notaryFiles } from './adapters/disk/heads-file.ts'
import { rotateNotaryIn, signerOf } from './adapters/disk/rotate-notary.ts'
import { ringIn, type SecretPlace, writeDurably, writeRing } from './adapters/disk/secret.ts'
import { shareCheckFile, sharePlace } from './adapters/disk/share-key.ts'
import { mongoKeyChecks } from './adapters/mongodb/key-checks.ts'
import { rotateMasterOn } from './adapters/mongodb/rotate-master.ts'
import { dataFiles, masterPlace } from './adapters/sqlite/data-files.ts'
import { sqliteIdentityStore } from './adapters/sqlite/identity-store.ts'
import { refuseMissingFolder } from './adapters/sqlite/inspect-folder.ts'
import { lockFolder } from './adapters/sqlite/lock.ts'
import { rotateMasterIn } from './adapters/sqlite/rotate-master.ts'
import type { Config } from './config.ts'
import { newSigningKeys } from './identity/keys.ts'
import { signingKeyCheck } from './kit/key-check.ts'
import { type KeyRing, ringFrom } from './kit/key-ring.ts'

export const ROTATED = ['master', 'share', 'notary', 'signing'] as const
export type RotatedKey = (typeof ROTATED)[number]
type Where = { readonly config: Pick<Config, 'MONGODB_URL' | 'dataDir'>; readonly env: NodeJS.ProcessEnv; readonly now: string }

const settingOf = { master: 'MASTER_KEY', share: 'SHARE_KEY', notary: 'NOTARY_KEY' } as const

/** The ring of a setting that holds the new key and the one before. */
const ringOfSetting = (name: string, text: string): KeyRing => {
  const ring = ringFrom(text, name)
  if (ring.length < 2)
    throw new Error(`${name} holds one key: start every process with ${name}=NEW,OLD first (node services/dist/make-keys.js makes one)`)
  return ring
}

/** The keys of a folder with a new one in front: from the setting, or made now and written to the key's file. */
const ringWithNew = (place: SecretPlace, folder: string): { readonly ring: KeyRing; readonly isMade: boolean } => {
  if (place.setting !== undefined) return { ring: ringOfSetting(place.name, place.setting), isMade: false }
  const before = ringIn(place)
  if (!before) throw new Error(`${folder} has no ${place.name} yet: nothing is to be changed`)
  const ring: KeyRing = [randomBytes(32), ...before]
  return { ring, isMade: true }
}

const inFolder: Record<Exclude<RotatedKey, 'signing'>, (folder: string, where: Where) => Promise<readonly string[]>> = {
  master: async (folder, { env }) => {
    const place = masterPlace(folder, env['MASTER_KEY'])
    const { ring, isMade } = ringWithNew(place, folder)
    // Both keys are on the disk before anything is wrapped by the new one: whatever is interrupted, the folder opens.
    if (isMade) writeRing(place.file, ring)
    const count = existsSync(dataFiles(folder).keys) ? rotateMasterIn(dataFiles(folder).keys, ring) : 0
    if (isMade) writeRing(place.file, [ring[0]])
    return [
      `${count} keys of people are wrapped by the new master key. Earlier backups open with the old one only.`,
      isMade ? `${place.file} holds the new key.` : 'Now set MASTER_KEY to the new key alone.',
    ]
  },
  share: async (folder, { env }) => {
    const place = sharePlace(folder, env['SHARE_KEY'])
    const { ring, isMade } = ringWithNew(place, folder)
    if (isMade) writeRing(place.file, ring)
    writeDurably(shareCheckFile(folder), `${signingKeyCheck(ring[0])}\n`)
    return [
      'New links are signed by the new key; links given out before stay valid as long as the old key is kept.',
      isMade ? `To end them, remove the second line of ${place.file}.` : 'To end them, set SHARE_KEY to the new key alone.',
    ]
  },
  notary: async (folder, { env, now }) => {
    const place: SecretPlace = { name: 'NOTARY_KEY', setting: env['NOTARY_KEY'], file: notaryFiles(folder).key }
    const head = latestHeads(notaryFiles(folder).heads).at(-1)
    const { ring, isMade } = ringWithNew(place, folder)
    const before = signerOf(head, ring)
    if (head && !before) throw new Error(`None of the keys in NOTARY_KEY signed the heads of ${folder}`)
    if (isMade) writeRing(place.file, ring)
    const count = before && !before.equals(ring[0]) ? rotateNotaryIn({ folder, secret: ring[0], before, time: now }) : 0
    if (isMade) writeRing(place.file, [ring[0]])
    return [
      `${count} heads are signed by the new key; as they were signed before, they stay in ${notaryFiles(folder).folder}, with the old public key.`,
      isMade ? `${place.file} holds the new key.` : 'Now set NOTARY_KEY to the new key alone.',
    ]
  },
}

/** A cluster, whose processes run with the new key in front of the old one. */
const onCluster = async (what: Exclude<RotatedKey, 'signing'>, url: string, where: Where): Promise<readonly string[]> => {
  const name = settingOf[what]
  const ring = ringOfSetting(name, where.env[name] ?? '')
  const { db, close } = await connectMongo(url)
  try {
    if (what === 'master')
      return [
        `${await rotateMasterOn(db, ring)} keys of people are wrapped by the new master key. Now set MASTER_KEY to the new key alone.`,
      ]
    const lines = what === 'notary' ? await inFolder.notary(where.config.dataDir, where) : []
    await mongoKeyChecks(db).replace(what, signingKeyCheck(ring[0]))
    return [...lines, `${name}: the new key counts. What the old one signed stays valid as long as it is kept in the setting.`]
  } finally {
    await close()
  }
}

/** Puts a new signing key in front: of the setting, which is printed, or in the folder of a development machine. */
const rotateSigning = async ({ config, env }: Where): Promise<readonly string[]> => {
  const given = env['OIDC_SIGNING_KEYS']
  if (given) return [`OIDC_SIGNING_KEYS=${JSON.stringify({ keys: await newSigningKeys(JSON.parse(given).keys) })}`]
  const file = join(config.dataDir, 'identity.sqlite')
  if (!existsSync(file)) throw new Error(`Neither OIDC_SIGNING_KEYS nor ${file} is there`)
  const store = sqliteIdentityStore(file)
  try {
    const stored = store.secret('keys')
    if (!stored) throw new Error(`${file} holds no signing keys: those of production are in OIDC_SIGNING_KEYS`)
    const keys = JSON.parse(stored)
    store.putSecret('keys', JSON.stringify({ ...keys, signing: await newSigningKeys(keys.signing) }))
    return ['Tokens are signed by a new key; those of the key before stay valid until they end.']
  } finally {
    store.close()
  }
}

/** Changes a key of a stopped folder, or of a running cluster. Returns what was done and what the operator does next, in lines. */
export const rotateKey = async (what: RotatedKey, where: Where): Promise<readonly string[]> => {
  const { config } = where
  if (what === 'signing') return rotateSigning(where)
  if (config.MONGODB_URL) return onCluster(what, config.MONGODB_URL, where)
  refuseMissingFolder(config.dataDir)
  const unlock = lockFolder(config.dataDir)
  try {
    return await inFolder[what](config.dataDir, where)
  } finally {
    unlock()
  }
}
