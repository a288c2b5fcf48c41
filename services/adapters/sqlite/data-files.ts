import { join } from 'node:path'
import type { SecretPlace } from '../disk/secret.ts'

/** The path of each store's file in a data folder. */
export const dataFiles = (folder: string) => ({
  log: join(folder, 'events.sqlite'),
  keys: join(folder, 'keys.sqlite'),
  masterKey: join(folder, 'master.key'),
  timers: join(folder, 'timers.sqlite'),
  deadLetters: join(folder, 'dead-letters.sqlite'),
  attempts: join(folder, 'attempts.sqlite'),
  views: join(folder, 'views.sqlite'),
  /** How far `verify-log` came. */
  verified: join(folder, 'verified.sqlite'),
  files: join(folder, 'files'),
})

/** Where a folder's master key comes from. */
export const masterPlace = (folder: string, setting: string | undefined): SecretPlace => ({
  name: 'MASTER_KEY',
  setting,
  file: dataFiles(folder).masterKey,
})

/** 64 hex digits each, several by comma, the newest first; absent: the folder has a key file of its own. */
export type FolderKeys = {
  /** Wraps people's keys. */
  readonly masterKey?: string
  /** Signs the log's heads. */
  readonly notaryKey?: string
}
/** The keys in the environment: the same for the server and for every tool that opens its folder. */
export const keysIn = ({ MASTER_KEY: masterKey, NOTARY_KEY: notaryKey }: NodeJS.ProcessEnv): FolderKeys => ({
  ...(masterKey !== undefined && { masterKey }),
  ...(notaryKey !== undefined && { notaryKey }),
})
